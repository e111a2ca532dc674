"""Split sticks and splinters of sandalwood."""
import random

import numpy as np

import materials
import meshes
from meshes import group, instance
from plants import scatter


def chip_mesh(size, material, seed):
    """A split piece of wood: straight along the grain, torn at the ends."""
    rng = np.random.default_rng(seed)
    rows = []
    for t in np.linspace(-.5, .5, 26):
        corner = np.array([(-.5, -.5), (0, -.52), (.5, -.5), (.52, 0), (.5, .5), (0, .5), (-.5, .5), (-.5, 0)])
        ring = np.repeat(corner, 3, axis=0) * .8 + np.roll(np.repeat(corner, 3, axis=0), -1, 0) * .2
        end = 1 - .25 * max(0, abs(t) - .42) / .08
        rows.append(np.column_stack([np.full(24, t), ring * end]))
    points = np.array(rows) * size
    groove = rng.normal(size=24) * .05 * min(size[1:])
    points[..., 1:] *= 1 + (groove / max(size[2], .2))[None, :, None]
    points[..., 0] += rng.normal(size=24)[None] * .06 * size[0] * np.sign(points[..., 0]) * .5
    points = np.concatenate([points[:1] * [1, .02, .02], points, points[-1:] * [1, .02, .02]])
    points = meshes.wobble(points, .06, seed, 2.5)
    mesh = meshes.grid_mesh('chip', points, material, closed_u=True, smooth=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, .6
    return mesh


def sticks(seed=0):
    """A few split sticks in a loose heap."""
    timber = materials.wood('#C9A27A', '#8A6142', .65, (.5, 4, 4), .05)
    root = group('sandalwood')
    for i, (x, y, z, turn, size) in enumerate((
            (0, 0, .42, 8, (6.5, 1.0, .8)), (.5, 1.25, .36, -9, (5.4, .8, .7)), (.3, .6, 1.1, 30, (5.0, .8, .6)),
            (3.6, -.9, .24, -38, (2.6, .7, .45)))):
        instance(chip_mesh(size, timber, seed + i), root, (x, y, z), (6 * i, 0, turn))
    return root


def splinters(count, area, seed=0):
    rng = random.Random(seed)
    timber = materials.wood('#D2AF88', '#A07A55', .65, (.5, 4, 4), .03)
    root = group('shavings')
    for i in range(4):
        chip = chip_mesh((1.5, .26, .1), timber, seed + i)
        scatter(root, chip, count // 4, area, rng, .09, sizes=(.5, 1.1))
    return root
