"""A board of hexes as numbers."""

from __future__ import annotations

import pytest

from lexludi.parts.hexes import OFF, HexGrid, hexagon, steps_between


@pytest.fixture
def grid() -> HexGrid:
    return HexGrid(hexagon(2))


def test_a_hexagon_has_columns_from_the_left_each_from_the_top() -> None:
    assert hexagon(1) == [(-1, 0), (-1, 1), (0, -1), (0, 0), (0, 1), (1, -1), (1, 0)]
    assert [len(hexagon(radius)) for radius in range(5)] == [1, 7, 19, 37, 61]


def test_the_middle_has_six_neighbours_corners_three_and_others_on_the_edge_four(grid: HexGrid) -> None:
    assert sorted(len(row) for row in grid.near) == [3] * 6 + [4] * 6 + [6] * 7
    assert len(grid.corners()) == 6
    assert [grid.hexes[n] for n in grid.corners()] == [(-2, 0), (-2, 2), (0, -2), (0, 2), (2, -2), (2, 0)]
    assert sum(grid.edge) == 12


def test_neighbours_are_one_step_away_and_distance_is_the_same_both_ways(grid: HexGrid) -> None:
    for at, near in enumerate(grid.near):
        assert grid.within(at, 1, 1) == sorted(near)
        assert all(grid.distance[other][at] == 1 for other in near)
    assert steps_between((-2, 0), (2, 0)) == 4
    assert steps_between((-1, 2), (1, -2)) == 4


def test_a_step_leads_closer_farther_or_neither(grid: HexGrid) -> None:
    middle, corner = grid.hexes.index((0, 0)), grid.hexes.index((2, 0))
    assert [grid.hexes[n] for n in grid.closer(middle, corner)] == [(1, 0)]
    assert {grid.hexes[n] for n in grid.farther(middle, corner)} == {(0, -1), (-1, 1), (-1, 0)}
    assert grid.closer(corner, corner) == []


def test_a_ray_runs_straight_to_the_edge(grid: HexGrid) -> None:
    middle = grid.hexes.index((0, 0))
    assert [[grid.hexes[n] for n in grid.ray(middle, way)] for way in (0, 2)] == [[(0, -1), (0, -2)], [(1, 0), (2, 0)]]
    assert OFF not in [n for way in range(6) for n in grid.ray(middle, way)]
