"""What the boxes hold: counts the rulebook states, and maps that are consistent graphs."""

from collections import Counter

import pytest

from lexludi.games.root.rules.box import data

MAPS = ["autumn", "winter", "lake", "mountain"]


def test_the_four_maps_are_there() -> None:
    assert list(data.maps()) == MAPS


@pytest.mark.parametrize("name", MAPS)
def test_every_map_has_twelve_clearings_and_four_ruins(name: str) -> None:
    board = data.maps()[name]
    assert [c.id for c in board.clearings] == list(range(1, 13))
    assert sum(c.ruin for c in board.clearings) == 4


@pytest.mark.parametrize(("name", "slots"), list(zip(MAPS, [22, 22, 22, 23], strict=True)))
def test_building_slots_of_each_map(name: str, slots: int) -> None:
    assert sum(c.slots for c in data.maps()[name].clearings) == slots


@pytest.mark.parametrize(
    ("name", "paths", "closed"), [("autumn", 18, 0), ("winter", 16, 0), ("lake", 17, 0), ("mountain", 15, 6)]
)
def test_paths_of_each_map(name: str, paths: int, closed: int) -> None:
    board = data.maps()[name]
    assert (len(board.paths), len(board.closed_paths)) == (paths, closed)


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("links", ["adjacent", "closed", "river"])
def test_links_between_clearings_go_both_ways(name: str, links: str) -> None:
    board = data.maps()[name]
    for clearing in board.clearings:
        for other in getattr(clearing, links):
            assert clearing.id in getattr(board.clearing(other), links)


@pytest.mark.parametrize("name", MAPS)
def test_every_clearing_can_be_reached_by_open_paths(name: str) -> None:
    board = data.maps()[name]
    reached, frontier = {1}, [1]
    while frontier:
        fresh = set(board.clearing(frontier.pop()).adjacent) - reached
        reached |= fresh
        frontier += fresh
    assert len(reached) == 12


@pytest.mark.parametrize("name", MAPS)
def test_forests_are_the_faces_of_the_map(name: str) -> None:
    """Euler: inner faces = links - clearings + 1; on Winter the river divides, on the Lake the water is a face."""
    board = data.maps()[name]
    links = set(board.paths) | set(board.closed_paths)
    lake = 0
    if "raging_river" in board.special:
        links |= set(board.river_links)
    if "lake" in board.special:
        links |= {(min(a, b), max(a, b)) for a, b in zip(board.coast, board.coast[1:] + board.coast[:1], strict=True)}
        lake = 1
    assert len(board.forests) == len(links) - 12 + 1 - lake


@pytest.mark.parametrize("name", MAPS)
def test_forests_know_their_neighbours_both_ways(name: str) -> None:
    forests = {f.id: f for f in data.maps()[name].forests}
    for forest in forests.values():
        assert forest.id == "_".join(map(str, sorted(forest.clearings)))
        assert all(forest.id in forests[other].adjacent for other in forest.adjacent)


@pytest.mark.parametrize("name", MAPS)
def test_corners_lie_on_the_map_edge(name: str) -> None:
    board = data.maps()[name]
    links = set(board.paths) | set(board.closed_paths)
    assert set(board.corners.values()) <= set(board.map_edge)
    assert {c.id for c in board.clearings if c.corner} == set(board.corners.values())
    assert {c for pair in board.opposite_corners for c in pair} == set(board.corners.values())
    for a, b in zip(board.map_edge, board.map_edge[1:] + board.map_edge[:1], strict=True):
        assert (min(a, b), max(a, b)) in links


def test_autumn_prints_four_clearings_of_each_suit() -> None:
    assert Counter(c.suit for c in data.maps()["autumn"].clearings) == {"fox": 4, "rabbit": 4, "mouse": 4}


def test_the_other_maps_print_no_suits() -> None:
    assert all(c.suit is None for name in MAPS[1:] for c in data.maps()[name].clearings)


def test_only_the_lake_has_a_ferry_and_the_mountain_a_tower() -> None:
    assert {m.id: m.ferry_start for m in data.maps().values() if m.ferry_start} == {"lake": 1}
    assert {m.id: m.tower_start for m in data.maps().values() if m.tower_start} == {"mountain": 10}


@pytest.mark.parametrize("name", ["base", "exiles"])
def test_each_deck_has_54_cards(name: str) -> None:
    deck = data.deck(name)
    suits = Counter[str]()
    kinds = Counter[str]()
    for card in deck.cards:
        suits[card.suit] += card.count
        kinds[card.kind] += card.count
    assert deck.size == 54
    assert suits == {"bird": 14, "fox": 14, "rabbit": 13, "mouse": 13}
    assert (kinds["item"], kinds["ambush"], kinds["dominance"]) == (20, 5, 4)


def test_the_decks_differ_only_in_their_25_effect_cards() -> None:
    base, exiles = data.deck("base"), data.deck("exiles")
    own = [c for c in exiles.cards if c not in base.cards]
    assert sum(c.count for c in own) == 25
    assert {c.kind for c in own} == {"persistent"}


def test_what_is_crafted_has_a_cost() -> None:
    for card in data.cards().values():
        assert bool(card.cost) == (card.kind not in ("ambush", "dominance"))
        assert (card.item is not None) == (card.kind == "item") == (card.vp > 0)
        assert bool(card.use) == (card.kind in ("persistent", "favor"))


def test_every_crafted_item_kind_is_in_the_supply() -> None:
    assert {c.item for c in data.cards().values() if c.item} == set(data.items().supply)


def test_fifteen_quests_five_of_each_suit() -> None:
    assert Counter(q.suit for q in data.quests().values()) == {"fox": 5, "rabbit": 5, "mouse": 5}


def test_item_tokens() -> None:
    items = data.items()
    assert sum(items.supply.values()) == 12
    assert items.ruin_items == {"bag": 1, "boot": 1, "hammer": 1, "sword": 1}
    assert sum(items.starting["base"].values()) == 7
    in_boxes = Counter[str](items.supply) + Counter(items.ruin_items) + Counter(items.ruin_items)
    in_boxes += Counter(items.starting_pool)
    assert in_boxes["boot"] == 8
    assert in_boxes["club"] == 3
    assert in_boxes.total() == 40


def test_any_two_characters_can_be_equipped_together() -> None:
    pool = Counter(data.items().starting_pool)
    characters = list(data.vagabonds().values())
    assert len(characters) == 9
    for one in characters:
        for other in characters:
            if one is not other:
                assert Counter(one.start) + Counter(other.start) <= pool


def test_warriors_of_each_faction() -> None:
    assert {f.id: f.warriors for f in data.factions().values()} == {
        "marquise": 25,
        "eyrie": 20,
        "alliance": 10,
        "vagabond": 0,
        "lizards": 25,
        "riverfolk": 15,
        "duchy": 20,
        "corvids": 15,
        "hundreds": 20,
        "keepers": 15,
    }


def test_reach_of_each_faction() -> None:
    assert [f.reach for f in data.factions().values()] == [10, 7, 3, 5, 2, 5, 8, 3, 9, 8]
    assert data.factions()["vagabond"].reach_second == 2
    assert [f.id for f in data.factions().values() if f.militant] == [
        "marquise",
        "eyrie",
        "duchy",
        "hundreds",
        "keepers",
    ]


def test_factions_come_in_setup_order() -> None:
    letters = [f.letter for f in data.factions().values()]
    assert letters == sorted(set(letters))
    assert len(letters) == 10


def test_tracks_are_as_long_as_their_pieces_are_many() -> None:
    for faction in data.factions().values():
        pieces = Counter[str]()
        suited = set()
        for kind in faction.buildings + faction.tokens:
            name = kind.id.removesuffix(f"_{kind.suit}")
            pieces[name] += kind.count
            if kind.suit and kind.count > 1:
                suited.add(name)
        for name, track in faction.tracks.items():
            spaces = pieces[name] // 3 if name in suited else pieces[name]
            for row in (track.cost, track.vp, track.draw, track.warriors):
                assert len(row) in (0, spaces), (faction.id, name)


def test_cards_of_the_faction_boxes() -> None:
    factions = data.factions()
    assert len(factions["eyrie"].leaders) == 4
    assert Counter(m.rank for m in factions["duchy"].ministers) == {"squire": 3, "noble": 3, "lord": 3}
    assert len(factions["hundreds"].moods) == 8
    assert {m.item for m in factions["hundreds"].moods if m.item} == set(data.items().supply)


def test_hireling_pieces() -> None:
    hirelings = data.hirelings()
    assert len(hirelings.hireling) == 13
    assert Counter(h.pack for h in hirelings.hireling) == {
        "marauder_expansion": 4,
        "riverfolk_hirelings": 3,
        "underworld_hirelings": 3,
        "marauder_hirelings": 3,
    }
    assert sum(h.pieces.warriors for h in hirelings.hireling) == 21 + 8 + 14 + 17
    assert {h.excludes for h in hirelings.hireling} - {None} == set(data.factions())


def test_landmarks() -> None:
    forge = data.landmarks()["legendary_forge"]
    assert len(data.landmarks()) == 6
    forged = Counter[str]()
    for items in forge.items.values():
        forged += Counter[str](items)
    assert forged == data.items().supply


def test_dice() -> None:
    dice = data.dice()
    assert Counter(dice["battle"].faces) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert Counter(dice["mob"].suits) == {"fox": 2, "rabbit": 2, "mouse": 2}
