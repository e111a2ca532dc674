"""Made things: honeycomb and dipper, twine, boards, the rack of the workshop, a soap knife."""
import math
import random

import numpy as np
from mathutils import Matrix

import materials
import meshes
from meshes import group, instance, tube
from shading import Shader


def _wax():
    shader = Shader('wax')
    tone = shader.noise(1.2, 3)
    colour = shader.ramp(tone, [(.3, '#C9822A'), (.7, '#E9B75C')])
    shader.set(Base_Color=colour, Roughness=.38, Subsurface=.35, Subsurface_Color='#E8A23C',
               Subsurface_Radius=(.5, .25, .06))
    shader.bsdf.subsurface_method = 'BURLEY'
    shader.bump(shader.noise(5, 4), .03)
    return shader.material


def _honey():
    return Shader('honey').set(Base_Color='#D98A16', Roughness=.06, Subsurface=.6, Subsurface_Color='#E79A1E',
                               Subsurface_Radius=(.6, .25, .04), Specular=.6).material


def honeycomb(columns=6, rows=4, seed=0, cell=.78):
    """A broken piece of comb: open wax cells, some filled with honey."""
    rng = random.Random(seed)
    root = group('honeycomb')
    wax, honey = _wax(), _honey()
    outer, inner, deep = cell * .53, cell * .44, .55
    wall = _hex_mesh('cell', ((outer, 0), (outer, .95), (outer * .97, 1.0), (inner, .97), (inner * .97, deep), (.01, deep)),
                     wax)
    fill = _hex_mesh('filled', ((inner * .99, deep), (inner * .99, .86), (inner * .8, .9), (.01, .92)), honey)
    for i in range(columns):
        for j in range(rows):
            edge = i in (0, columns - 1) or j in (0, rows - 1)
            if edge and rng.random() < .35:
                continue
            at = (cell * (i + .5 * (j % 2)), cell * j * .866, rng.uniform(-.05, .03))
            instance(wall, root, at)
            if rng.random() < .55:
                instance(fill, root, at)
    return root


def _hex_mesh(name, profile, material):
    mesh = meshes.lathe(name, profile, material, 6)
    angle = math.radians(30)
    mesh.transform(Matrix.Rotation(angle, 4, 'Z'))
    mesh.polygons.foreach_set('use_smooth', [False] * len(mesh.polygons))
    return mesh


def dipper():
    """A honey dipper lying along +x, its grooves filled with honey."""
    root = group('dipper')
    timber = materials.wood('#CFA36F', '#946238', .5, (2.5, 2.5, .3), .02)
    profile = [(.01, -1.5)]
    for i in range(7):
        z = -1.35 + i * .42
        r = .95 * math.sqrt(max(.12, 1 - (z / 1.65) ** 2))
        profile += [(r * .6, z - .12), (r * .97, z - .1), (r, z), (r * .97, z + .1), (r * .6, z + .12)]
    profile += [(.3, 1.7), (.24, 2.4), (.21, 5), (.2, 10), (.27, 10.4), (.24, 10.7), (.02, 10.8)]
    instance(meshes.lathe('dipper', profile, timber, 40), root, (0, 0, .98), (0, 90, 0))
    core = [(.01, -1.2), (.5, -1.1), (.72, -.4), (.72, .5), (.5, 1.2), (.01, 1.3)]
    instance(meshes.lathe('dipped', core, _honey(), 32), root, (0, 0, .98), (0, 90, 0))
    return root


def twine_loop(width, depth, height, radius=.09):
    """Twine wound once across a box of this size, standing on z=0, in the y-z plane."""
    g = radius
    corners = [(0, -depth / 2 - g, 0), (0, -depth / 2 - g, height), (0, -depth / 2, height + g), (0, depth / 2, height + g),
               (0, depth / 2 + g, height), (0, depth / 2 + g, 0)]
    return _rope(corners, radius)


def _rope(points, radius):
    root = group('twine')
    path = meshes.smooth_path(points, 26)
    skin = materials.twine()
    for phase in (0, 2.1, 4.2):
        strand = []
        for i, p in enumerate(path):
            along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            side = along.orthogonal().normalized()
            up = along.cross(side)
            a = phase + i * .55
            strand.append(p + (side * math.cos(a) + up * math.sin(a)) * radius * .5)
        instance(tube('strand', strand, radius * .55, skin, 6), root)
    return root


def bow(size=1.0, radius=.085):
    """A small bow of twine lying flat."""
    root = group('bow')
    loops = [[(0, 0, .1), (.6, .5, .3), (1.3, .55, .25), (1.35, .1, .2), (.6, -.05, .28), (0, 0, .15)],
             [(0, 0, .1), (-.6, .45, .3), (-1.25, .6, .22), (-1.4, .15, .2), (-.6, -.05, .28), (0, 0, .15)],
             [(0, 0, .12), (.4, -.5, .16), (1.0, -.9, .1), (1.5, -1.5, .1)],
             [(0, 0, .12), (-.3, -.6, .16), (-.8, -1.0, .1), (-1.0, -1.7, .1)]]
    for points in loops:
        _rope([tuple(c * size for c in p) for p in points], radius).parent = root
    knot = [(-.13, -.08, .1), (0, .12, .32), (.13, -.08, .1)]
    _rope([tuple(c * size for c in p) for p in knot], radius * 1.5).parent = root
    return root


def tray(width, depth, seed=0):
    """A soap rest of wooden slats on two runners; top at z=1.0."""
    root = group('rest')
    timber = materials.wood('#BE8F5E', '#7C5130', .5, (.25, 3, 3), .02)
    slats = max(3, round(depth / 1.35))
    slat = meshes.box('slat', (width, depth / slats * .72, .45), timber, .1)
    for i in range(slats):
        instance(slat, root, (0, (i + .5) * depth / slats - depth / 2, .55))
    runner = meshes.box('runner', (.8, depth * .96, .55), timber, .08)
    for x in (-width * .36, width * .36):
        instance(runner, root, (x, 0, 0))
    return root


def board(width, depth, thick=1.2, light='#C99B69', dark='#855735'):
    root = group('board')
    points, _ = meshes.prism(meshes.rectangle_core(width, depth, 1.2), 1.2, thick, .22, pillow=0, fine=False, uneven=.03)
    instance(meshes.grid_mesh('board', points, materials.wood(light, dark), closed_u=True), root)
    return root


def rack(width=46, depth=13, levels=2, gap=10):
    """A curing rack of wooden slats: levels above each other between two posts."""
    root = group('rack')
    timber = materials.wood('#C2935F', '#7D5331', .55, (.2, 2.4, 2.4), .025)
    upright = materials.wood('#B58553', '#704927', .55, (2.4, 2.4, .2), .025)
    for level in range(levels):
        z = level * gap + 1
        slat = meshes.box('slat', (width, depth / 5 * .7, .8), timber, .12)
        for i in range(5):
            instance(slat, root, (0, (i + .5) * depth / 5 - depth / 2, z))
        for x in (-width / 2 + 1, width / 2 - 1):
            instance(meshes.box('cross', (1.1, depth, 1.0), timber, .1), root, (x, 0, z - 1))
    post = meshes.box('post', (1.4, 1.4, levels * gap + 4), upright, .15)
    for x in (-width / 2, width / 2):
        for y in (-depth / 2, depth / 2):
            instance(post, root, (x, y, 0))
    return root


def knife():
    """A broad soap scraper with a wooden handle, lying along +x."""
    root = group('scraper')
    steel = Shader('steel').set(Base_Color='#B9B7B2', Metallic=1.0, Roughness=.28)
    steel.bump(steel.noise(2, 4, 0, steel.coords(scale=(.5, 14, 1))), .01)
    instance(meshes.box('blade', (5.2, 9, .16), steel.material, .05), root, (2.6, 0, .25))
    timber = materials.wood('#8E5C35', '#4F2F1A', .4, (3, .25, 3), .01)
    points, _ = meshes.prism(meshes.rectangle_core(2.4, 9.4, 1.0), 1.0, 1.7, .7, pillow=0, fine=False, uneven=.02)
    instance(meshes.grid_mesh('handle', points, timber, closed_u=True), root, (-1.0, 0, -.02))
    return root


def bowl(radius=4.2, height=4.0, colour='#E7DCCB'):
    """A stoneware bowl."""
    root = group('bowl')
    glaze = Shader('glaze')
    speck = glaze.grey(glaze.voronoi(3.5), .1, .06, 0, .7)
    glaze.set(Base_Color=glaze.mix(speck, colour, '#8A735C'), Roughness=.28)
    profile = [(.01, 0), (radius * .5, 0), (radius * .55, .2)]
    profile += [(radius * (.55 + .45 * math.sin(t)), height * (1 - math.cos(t)) + .2)
                for t in np.linspace(.1, math.pi / 2, 14)]
    profile += [(radius * .985, height + .32), (radius * .94, height + .2)]
    profile += [(radius * (.5 + .43 * math.sin(t)), height * (1.06 - math.cos(t)) + .3)
                for t in np.linspace(math.pi / 2 - .1, .1, 12)] + [(.01, .55)]
    instance(meshes.lathe('bowl', profile, glaze.material, 64), root)
    return root


def folded_cloth(width=16, depth=11, layers=3, light='#E3D3BD', dark='#AE9877'):
    """A folded linen towel."""
    from grounds import linen_material
    root = group('towel')
    weave = linen_material(light, dark, 7.0)
    for i in range(layers):
        points, _ = meshes.prism(meshes.rectangle_core(width - i * .25, depth - i * .2, .8), .8, .75, .36, pillow=.12,
                                 seed=i + 4, fine=False, uneven=.16)
        instance(meshes.grid_mesh('fold', points, weave, closed_u=True), root, (i * .15, i * .1, i * .68), (0, 0, i * .8))
    return root
