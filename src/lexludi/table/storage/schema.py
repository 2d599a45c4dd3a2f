"""The tables of the store. Migrations (Alembic) bring an older database to this shape."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("folded", String(40), unique=True, nullable=True),
    Column("password", String(200), nullable=True),
    Column("lang", String(8), nullable=False, default="en"),
    Column("mail", String(200), nullable=False, default=""),
    Column("hook", String(500), nullable=False, default=""),
    Column("quiet", String(20), nullable=False, default=""),
    Column("created", Float, nullable=False),
)
"""A guest has neither `folded` (the name as it must be unique) nor a password."""

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_sessions_user", "user"),
)
"""Who is signed in on which browser; `id` is a digest of the token in its cookie."""

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("origin", Text, nullable=False),
    Column("reseeds", Text, nullable=False, default="[]"),
    Column("engine", String(20), nullable=False),
    Column("host", String(24), ForeignKey("users.id"), nullable=False),
    Column("title", String(80), nullable=False, default=""),
    Column("status", String(12), nullable=False),
    Column("watch", String(32), nullable=False),
    Column("clock", String(40), nullable=False, default=""),
    Column("parent", String(16), nullable=True),
    Column("branched", Integer, nullable=False, default=0),
    Column("result", Text, nullable=True),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("unrated", Boolean, nullable=False, default=False, server_default=false()),
    Index("ix_matches_status_moved", "status", "moved"),
)
"""`status` is open (seats are free), running, over or closed; `watch` is the spectators' token.

Branches, and matches in which the host let an agent play for somebody, are `unrated`.
"""

chairs = Table(
    "chairs",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user", String(24), ForeignKey("users.id"), nullable=True),
    Column("agent", String(40), nullable=True),
    Column("standin", String(40), nullable=True),
    Column("invite", String(32), nullable=False),
    Column("left", Float, nullable=False, default=0.0),
    Column("noticed", Float, nullable=False, default=0.0),
    Column("standing", Text, nullable=False, default="", server_default=""),
    Column("seen", Float, nullable=False, default=0.0, server_default="0"),
    Column("agrees", Boolean, nullable=False, default=False, server_default=false()),
    UniqueConstraint("invite"),
    Index("ix_chairs_user", "user"),
)
"""Who sits where. `standin` is an agent that plays for an absent user, `left` the seconds granted to the clock,
`standing` a standing answer as JSON, `seen` when the owner last had the table open; `agrees`: to go on under other
rules (see `upgrades`)."""

decisions = Table(
    "decisions",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("made", Float, nullable=False),
    Column("by", String(24), nullable=True),
)
"""One row a decision, unique by (match, number). `body` is the option as JSON, or `"undo"`; `by` whoever made it."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("digest", String(32), nullable=False),
    Column("position", Text, nullable=False),
)
"""A match at the start of a turn, after so many decisions; only the last one keeps its position."""

resumptions = Table(
    "resumptions",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("origin", Text, nullable=False),
    Column("law", String(80), nullable=False),
    Column("void", Integer, nullable=False),
    Column("made", Float, nullable=False),
)
"""Matches that went on under other rules, from a position: by `law` before, with `void` decisions taken back."""

beats = Table(
    "beats", metadata, Column("id", Integer, primary_key=True), Column("at", Float, nullable=False)
)  # fmt: skip
"""When a worker last left a sign of life: one row for all."""

pauses = Table(
    "pauses",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=False),
)
"""Times in which no worker was awake, so that nobody's clock ran."""

remarks = Table(
    "remarks",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False),
    Column("user", String(24), nullable=True),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_remarks_match", "match", "id"),
)

sagas = Table(
    "sagas",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("owner", String(24), ForeignKey("users.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("kept", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Index("ix_sagas_owner", "owner", "moved"),
)
"""What lasts beyond a match: `kept` is the saga as its game writes it, `number` that of the match to come."""

episodes = Table(
    "episodes",
    metadata,
    Column("saga", String(16), ForeignKey("sagas.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("match", String(16), ForeignKey("matches.id"), nullable=False, unique=True),
)
"""The matches of a saga in their order: one a number, so that none is played twice."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(20), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("wins", Float, nullable=False),
)
"""A player is `user:ID` or `agent:NAME`; `mu` and `sigma` are the skill and how unsure it is (`lexludi.rating`)."""

results = Table(
    "results",
    metadata,
    Column("match", String(16), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("faction", String(40), nullable=False),
    Column("player", String(60), nullable=False),
    Column("name", String(60), nullable=False),
    Column("points", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("how", String(40), nullable=False),
    Column("made", Float, nullable=False),
    Index("ix_results_game", "game", "faction"),
)
