"""What lies beside the soap: lavender, mint, jasmine, vanilla, sandalwood, honeycomb, star anise, fir.

Every builder returns a root object lying at the origin, pointing along +x.
"""
import math
import random

import numpy as np
from mathutils import Vector

import materials
import meshes
from meshes import group, instance, tube
from shading import Shader, plain


def leaf_mesh(name, length, width, material, serrated=0.0, curl=.3, fold=.25, veins=7, relief=.04, tip=.85):
    """A leaf along +x with a midrib, side veins, a folded and curled blade."""
    u, v = np.linspace(0, 1, 90)[:, None], np.linspace(-1, 1, 41)[None]
    half = width / 2 * np.sin(math.pi * u ** tip) ** .8
    if serrated:
        half = half * (1 - serrated * ((u * 13) % 1))
    side = v * half
    phase = (u - np.abs(v) * .22) * veins
    vein = np.exp(-((phase % 1 - .5) / .11) ** 2) * (np.abs(v) > .03) * np.clip((1 - u) * 4, 0, 1)
    vein = np.maximum(vein * .7, np.exp(-(v / .05) ** 2) * np.clip((1 - u) * 3, 0, 1))
    z = fold * np.abs(side) + curl * (u - u * u * 1.5) - relief * vein + .05 * np.sin(u * 9 + v * 2) * np.abs(v)
    points = np.stack([np.broadcast_to(u * length, z.shape), side, z - curl * .1], -1)
    mesh = meshes.grid_mesh(name, points, material)
    meshes.mark(mesh, 'vein', vein)
    return mesh


def lavender(length=9.0, seed=0, bend=.6):
    rng = random.Random(seed)
    root = group('lavender')
    stem = materials.varied('stem', '#7E8C5E', '#66754C', .7, .01)
    calyx = materials.varied('calyx', '#8B7CB0', '#665892', .75, .03, 5)
    floret = materials.varied('floret', '#B5A4D6', '#9784C0', .7, .02, 5)
    path = meshes.smooth_path([(0, 0, .16), (length * .35, bend * .4, .2), (length * .7, bend * .9, .26),
                               (length, bend * .8 + rng.uniform(-.2, .2), .34)], 14)
    instance(tube('stem', path, .062, stem, 8), root)
    profile = [(.01, 0), (.07, .06), (.098, .18), (.092, .32), (.06, .42), (.015, .45)]
    bud = meshes.lathe('bud', profile, calyx, 10)
    flower = meshes.lathe('floret', [(.02, 0), (.05, .12), (.11, .2), (.13, .23), (.05, .2), (.01, .15)], floret, 10)
    whorls = 10
    for i in range(whorls):
        t = .52 + .48 * i / (whorls - 1) - (.09 if i == 0 else 0)
        at = path[min(int(t * (len(path) - 1)), len(path) - 2)]
        along = (path[-1] - path[-8]).normalized()
        grow = 1.15 - .5 * (i / whorls) ** 1.6
        for k in range(7):
            angle = k * math.pi / 3.5 + i * .5 + rng.uniform(-.2, .2)
            out = Vector((0, math.cos(angle), math.sin(angle)))
            aim = (along * rng.uniform(.75, 1.1) + out * rng.uniform(.55, .9)).normalized()
            turn = [math.degrees(a) for a in aim.to_track_quat('Z', 'Y').to_euler()]
            spot = Vector(at) + out * .05
            spot.z = max(spot.z, .1)
            instance(bud, root, spot, turn, grow * rng.uniform(.8, 1.1))
            if rng.random() < .4:
                instance(flower, root, spot + aim * .42 * grow, turn, grow * rng.uniform(.7, 1.1))
    return root


def lavender_buds(count, area, seed=0):
    rng = random.Random(seed)
    root = group('buds')
    calyx = materials.varied('loose', '#8A7BAE', '#665892', .8, .03, 5)
    bud = meshes.lathe('loose', [(.01, -.24), (.08, -.18), (.11, 0), (.08, .17), (.02, .25)], calyx, 10)
    scatter(root, bud, count, area, rng, .09, (90, 0, None))
    return root


def scatter(root, mesh, count, area, rng, height, tilt=(0, 0, None), sizes=(.7, 1.15), keep=None):
    x0, y0, x1, y1 = area
    for _ in range(count):
        instance(mesh, root, (rng.uniform(x0, x1), rng.uniform(y0, y1), height),
                 (tilt[0] + rng.uniform(-8, 8), tilt[1], rng.uniform(0, 360)), rng.uniform(*sizes))


def mint_leaf_meshes():
    green = materials.leaf('#6FA35B', '#3F7441', .42)
    return [leaf_mesh('mint', 3.1, 1.9, green, .13, curl, fold, 8, .07)
            for curl, fold in ((.5, .2), (.25, .32), (.8, .12))]


def mint(seed=0, pairs=3, size=1.0):
    rng = random.Random(seed)
    root = group('mint')
    leaves = mint_leaf_meshes()
    stem = materials.varied('mint stem', '#7E9A55', '#6B5B45', .6, .01)
    length = 1.4 * pairs
    path = meshes.smooth_path([(0, 0, .15), (length * .5, .15, .35), (length, .1, .6)], 10)
    instance(tube('mint stem', path, lambda t: .11 - .05 * t, stem, 8), root)
    for i in range(pairs):
        at = path[int((i + .6) / pairs * (len(path) - 1))]
        grow = size * (1 - .2 * i)
        for side in (-1, 1):
            instance(rng.choice(leaves), root, at, (side * -14, -8 - 6 * i, side * (62 - 9 * i) + rng.uniform(-8, 8)),
                     grow * rng.uniform(.85, 1))
    for turn in (-25, 0, 28):
        instance(leaves[0], root, path[-1], (0, -30, turn), size * .42)
    return root


def mint_leaf(seed=0, size=1.0):
    root = group('mint leaf')
    instance(mint_leaf_meshes()[seed % 3], root, (0, 0, .16), (0, 0, 0), size)
    return root


def jasmine_meshes():
    white = materials.petal('#FCF7EE', '#F3E2BC', .3)
    heart = plain('heart', '#E2C067', .6)
    return (leaf_mesh('petal', 1.5, .85, white, 0, .34, .1, 3, .012, .62), heart,
            materials.leaf('#55804A', '#2F5634', .32))


def jasmine(parts=None, petals=5, seed=0, size=1.0):
    rng = random.Random(seed)
    petal, heart, _ = parts or jasmine_meshes()
    root = group('jasmine')
    for i in range(petals):
        instance(petal, root, (0, 0, .3), (rng.uniform(-10, 10), rng.uniform(-16, -4), i * 360 / petals + rng.uniform(-6, 6)),
                 rng.uniform(.9, 1.05))
    instance(meshes.lathe('heart', [(.01, .42), (.07, .42), (.1, .36), (.1, .2), (.05, 0)], heart, 12), root)
    root.scale = (size,) * 3
    return root


def jasmine_twig(seed=0, size=1.0):
    rng = random.Random(seed)
    parts = jasmine_meshes()
    root = group('jasmine twig')
    stem = materials.varied('twig', '#6C7D4B', '#5B5138', .6, .01)
    path = meshes.smooth_path([(-1, 0, .15), (1.6, .3, .3), (3.8, .2, .25), (5.6, .6, .3)], 10)
    instance(tube('twig', path, .07, stem, 8), root)
    leaf = leaf_mesh('jasmine leaf', 2.3, 1.0, parts[2], 0, .35, .22, 6, .03)
    for i, t in enumerate((.15, .45, .7, .95)):
        at = path[int(t * (len(path) - 1))]
        for side in (-1, 1):
            instance(leaf, root, at, (side * -10, -6, side * 52 + rng.uniform(-10, 10)), rng.uniform(.75, 1.05))
    for x, y, z, tilt in ((3.1, -.5, .6, (12, 18)), (4.6, 1.0, .5, (-16, 14)), (5.7, -.2, .45, (8, 35))):
        flower = jasmine(parts, 5, rng.random(), rng.uniform(.85, 1))
        flower.parent = root
        meshes.place(flower, (x, y, z), (*tilt, rng.uniform(0, 70)), flower.scale.x)
    root.scale = (size,) * 3
    return root


def loose_petals(count, area, seed=0):
    rng = random.Random(seed)
    root = group('petals')
    scatter(root, jasmine_meshes()[0], count, area, rng, .1, sizes=(.7, 1))
    return root


def vanilla(length=11.0, seed=0, bend=1.4):
    rng = random.Random(seed)
    root = group('vanilla')
    b = bend * rng.uniform(.7, 1.2)
    path = meshes.smooth_path([(0, 0, .3), (length * .3, b * .5, .3), (length * .65, b, .28), (length * .93, b * .7, .3),
                               (length, b * .45, .42)], 16)
    mesh = tube('pod', path, lambda t: .33 * min(1, .45 + t * 4, (1.02 - t) * 7 + .12) * (1 + .06 * math.sin(t * 31)),
                materials.pod(), 22, .72)
    instance(mesh, root)
    return root


def vanilla_flower(size=1.0):
    cream = materials.petal('#F6EBC2', '#DDB95C', .35)
    root = group('vanilla flower')
    petal = leaf_mesh('vanilla petal', 2.2, .95, cream, 0, .55, .22, 3, .02, .7)
    for i in range(6):
        instance(petal, root, (0, 0, .25), (0, -14 - 8 * (i % 2), i * 60), 1 - .12 * (i % 2))
    lip = meshes.lathe('lip', [(.04, .1), (.12, .3), (.2, .7), (.36, 1.0), (.3, .98), (.12, .6)], cream, 18)
    instance(lip, root, (0, 0, .1), (28, 18, 0))
    root.scale = (size,) * 3
    return root


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


def sandalwood(seed=0):
    """A few split sticks in a loose heap."""
    timber = materials.wood('#C9A27A', '#8A6142', .65, (.5, 4, 4), .05)
    root = group('sandalwood')
    for i, (x, y, z, turn, size) in enumerate((
            (0, 0, .42, 8, (6.5, 1.0, .8)), (.5, 1.25, .36, -9, (5.4, .8, .7)), (.3, .6, 1.1, 30, (5.0, .8, .6)),
            (3.6, -.9, .24, -38, (2.6, .7, .45)))):
        instance(chip_mesh(size, timber, seed + i), root, (x, y, z), (6 * i, 0, turn))
    return root


def wood_shavings(count, area, seed=0):
    rng = random.Random(seed)
    timber = materials.wood('#D2AF88', '#A07A55', .65, (.5, 4, 4), .03)
    root = group('shavings')
    for i in range(4):
        chip = chip_mesh((1.5, .26, .1), timber, seed + i)
        scatter(root, chip, count // 4, area, rng, .09, sizes=(.5, 1.1))
    return root


def star_anise(seed=0, size=1.0):
    rng = random.Random(seed)
    root = group('star anise')
    husk = materials.varied('husk', '#7A4526', '#4A2714', .6, .06, 3)
    seed_skin = plain('seed', '#8A4A1E', .18)
    u, v = np.linspace(0, 1, 30)[:, None], np.linspace(-1, 1, 17)[None]
    width = .34 * np.sin(math.pi * u ** .75) ** .8
    rim = .42 * np.abs(v) ** 1.5 * np.sin(math.pi * u ** .8) ** .6
    boat = meshes.grid_mesh('boat', np.stack([np.broadcast_to(.1 + 1.45 * u, rim.shape), width * v * (1 - .35 * np.abs(v)),
                                              .12 + rim + .25 * u ** 3], -1), husk)
    pip = meshes.lathe('pip', [(.01, -.12), (.12, -.08), (.16, 0), (.12, .08), (.01, .12)], seed_skin, 14)
    for i in range(8):
        turn = i * 45 + rng.uniform(-5, 5)
        grow = rng.uniform(.8, 1.08)
        instance(boat, root, (0, 0, 0), (0, rng.uniform(-6, 3), turn), grow)
        a = math.radians(turn)
        instance(pip, root, (math.cos(a) * .78 * grow, math.sin(a) * .78 * grow, .33), (0, 0, turn), (1.5, .75, .9))
    instance(meshes.lathe('hub', [(.2, .0), (.2, .25), (.08, .33), (.01, .33)], husk, 14), root)
    root.scale = (size,) * 3
    return root


def fir(length=7.0, seed=0):
    rng = random.Random(seed)
    root = group('fir')
    bark = materials.varied('fir bark', '#6B5138', '#4C3826', .8, .03)
    green = materials.varied('needle', '#4F7350', '#2F5238', .45, .01)
    needle = meshes.lathe('needle', [(.012, 0), (.05, .15), (.055, .7), (.035, 1.2), (.005, 1.35)], green, 6)
    needle.transform(__import__('mathutils').Matrix.Diagonal((1.3, .5, 1, 1)))
    for start, turn, size in (((0, 0, .3), 0, 1), ((length * .35, .1, .3), 34, .6), ((length * .5, .1, .3), -36, .5)):
        a = math.radians(turn)
        tip = Vector(start) + Vector((math.cos(a), math.sin(a), .04)) * length * size
        path = meshes.smooth_path([start, Vector(start).lerp(tip, .5) + Vector((0, 0, .12)), tip], 30)
        instance(tube('fir stem', path, lambda t: .11 * size + .03 - .06 * t * size, bark, 7), root)
        for i, at in enumerate(path[2:]):
            for _ in range(4):
                side, lift = rng.choice((-1, 1)), rng.uniform(-.1, .75)
                aim = Vector((math.cos(a) * .8 - side * math.sin(a), math.sin(a) * .8 + side * math.cos(a), lift))
                turn3 = [math.degrees(v) for v in aim.to_track_quat('Z', 'X').to_euler()]
                instance(needle, root, at, turn3, rng.uniform(.75, 1.05) * (.75 if i > 54 else 1))
    return root
