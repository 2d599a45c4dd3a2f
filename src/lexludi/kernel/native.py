# mypyc: skip
"""Leave to subclass, in plain Python, a class that mypyc has compiled. Without mypyc it does nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls
