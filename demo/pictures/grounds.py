"""Tables and backdrops: linen, wooden boards, marble, slate on linen; a plaster wall behind."""
import math

import bpy
import numpy as np

import materials
import meshes
from shading import Shader


def _weave(shader, vector, threads):
    """Height of a plain weave with slubs, 0..1, and how much a thread stands out."""
    warped = shader.add('VectorMath', {'operation': 'ADD'}, i0=vector,
                        i1=shader.add('VectorMath', {'operation': 'SCALE'}, Scale=.09,
                                      i0=shader.add('TexNoise', Vector=vector, Scale=.9, Detail=3).outputs[1])
                        .outputs[0]).outputs[0]
    axes = shader.add('SeparateXYZ', Vector=warped)
    sx = shader.math('SINE', shader.math('MULTIPLY', axes.outputs[0], math.pi * threads))
    sy = shader.math('SINE', shader.math('MULTIPLY', axes.outputs[1], math.pi * threads))
    over = shader.math('MULTIPLY', shader.math('MULTIPLY', sx, sy), .4)
    warp = shader.math('MULTIPLY', shader.math('ABSOLUTE', sx), shader.math('ADD', over, .6))
    weft = shader.math('MULTIPLY', shader.math('ABSOLUTE', sy), shader.math('SUBTRACT', .6, over))
    return shader.math('MAXIMUM', warp, weft)


def linen_material(light='#E9DECD', dark='#B9A68C', threads=8.5):
    shader = Shader('linen')
    vector = shader.coords()
    height = _weave(shader, vector, threads)
    along = shader.noise(1, 3, 0, shader.coords(scale=(.35, threads * .8, 1)))
    across = shader.noise(1, 3, 0, shader.coords(scale=(threads * .8, .35, 1)))
    slub = shader.math('MULTIPLY', shader.math('ADD', along, across), .5)
    tone = shader.math('ADD', shader.math('MULTIPLY', height, .55), shader.grey(slub, .35, .65, 0, .5))
    shader.set(Base_Color=shader.ramp(tone, [(.1, dark), (.75, light)]), Roughness=.95, Specular=.1)
    shader.bump(shader.math('ADD', height, slub), .055)
    return shader.material


def cloth(material, width=96, depth=46, folds=.55, calm=6.0, seed=1, centre=(0, 4)):
    """A lying cloth with soft folds that fade out where the goods stand."""
    x, y = np.meshgrid(np.linspace(-width / 2, width / 2, 560), np.linspace(-depth / 2, depth / 2, 320))
    x, y = x + centre[0], y + centre[1]
    rng = np.random.default_rng(seed)
    z = np.zeros_like(x)
    for _ in range(6):
        angle, place = rng.uniform(-.7, .7) + .5, rng.uniform(-14, 14)
        across = x * math.sin(angle) - y * math.cos(angle) + place + .8 * np.sin(x * .21 + place)
        z += rng.uniform(.4, 1) * np.exp(-(across / rng.uniform(.5, 1.3)) ** 2)
    far = np.clip((np.hypot(x * .9, y) - calm) / 4.5, 0, 1)
    z *= folds * far * far * (3 - 2 * far)
    points = np.stack([x, y, z], -1)
    return meshes.instance(meshes.grid_mesh('cloth', points, material))


def linen(light='#E9DECD', dark='#B9A68C', folds=.55, seed=1, turn=17):
    cloth(linen_material(light, dark), folds=folds, seed=seed).rotation_euler.z = math.radians(turn)


def boards(light='#D2AE82', dark='#8A6240', turn=4, width=7.4):
    """Planks with real gaps, running across the picture."""
    timber = materials.wood(light, dark)
    root = meshes.group('boards')
    plank = meshes.box('plank', (90, width, 2), timber, .1)
    for i in range(-5, 8):
        meshes.instance(plank, root, (i * 3.7 % 5, i * (width + .07) - 2.2, -2 - .02 * (i % 2)))
    meshes.place(root, (0, 0, 0), (0, 0, turn))


def marble(base='#F1ECE5', vein='#A39A92', gold='#D8C4A4'):
    shader = Shader('marble')
    place = shader.coords(offset=(3, 1.4, 0), rotation=(0, 0, .6))
    bend = shader.add('TexNoise', Vector=place, Scale=.13, Detail=5, Distortion=.6).outputs[1]
    bent = shader.add('VectorMath', {'operation': 'ADD'}, i0=place, i1=shader.add(
        'VectorMath', {'operation': 'SCALE'}, Scale=7.0, i0=bend).outputs[0]).outputs[0]
    thin = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.noise(.16, 4, 0, bent), .5))
    wide = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.noise(.1, 3, .5, bent), .48))
    colour = shader.mix(shader.grey(wide, .09, 0, 0, .3), base, gold)
    colour = shader.mix(shader.grey(thin, .025, 0, 0, .6), colour, vein)
    colour = shader.mix(shader.grey(shader.noise(.3, 4, 0, bent), .4, .75, 0, .22), colour, vein)
    shader.set(Base_Color=colour, Roughness=.24, Specular=.4)
    table = meshes.box('marble', (90, 60, 2), shader.material, .2)
    meshes.instance(table, None, (0, 4, -2))


def slate_material(light='#6A6865', dark='#413F3F'):
    shader = Shader('slate')
    place = shader.coords(rotation=(0, 0, .5))
    layer = shader.noise(.33, 6, .5, place, .6)
    steps = shader.math('ADD', shader.math('MULTIPLY', shader.math('FRACT', shader.math('MULTIPLY', layer, 7.0)), .2),
                        layer)
    fine = shader.noise(4.5, 6, 0, place, .7)
    shader.set(Base_Color=shader.ramp(shader.math('ADD', shader.math('MULTIPLY', layer, .6),
                                                  shader.math('MULTIPLY', fine, .4)), [(.3, dark), (.7, light)]),
               Roughness=shader.grey(fine, .3, .7, .5, .75), Specular=.4)
    below = shader.bump(steps, .16)
    shader.bump(fine, .03, below=below)
    return shader.material


def slate_plate(width=17, depth=12.5, thickness=.55, turn=-7, centre=(0, .2), seed=3):
    """A split slate tile with rough edges; its top is z = 0."""
    material = slate_material()
    points, _ = meshes.prism(meshes.rectangle_core(width, depth, .12), .12, thickness, .1, pillow=0, seed=seed,
                             fine=False, uneven=.02)
    rng = np.random.default_rng(seed)
    edge = np.maximum(np.abs(points[..., 0]) / width, np.abs(points[..., 1]) / depth) > .49
    rough = sum(np.sin(points @ rng.normal(size=3) * f + rng.uniform(0, 6)) for f in (2, 5, 9, 17)) * .025
    points[..., :2] *= 1 + (edge * rough / 5)[..., None]
    plate = meshes.instance(meshes.grid_mesh('slate', points, material, closed_u=True))
    meshes.place(plate, (centre[0], centre[1], -thickness - .03), (0, 0, turn))


def slate():
    linen(light='#E6DACA', folds=.4, seed=6, turn=10)
    for obj in bpy.context.scene.objects:
        if obj.name.startswith('cloth'):
            obj.location.z = -.6
    slate_plate()


def wall(colour='#F2E9DC', distance=15.0):
    """Plaster wall out of focus."""
    shader = Shader('plaster')
    cloud = shader.noise(.12, 4)
    shader.set(Base_Color=shader.mix(shader.grey(cloud, .35, .65, 0, .25), colour, '#C9B79F'), Roughness=.95,
               Specular=.05)
    points = np.array([[(x, distance, z) for x in (-60, 60)] for z in (-5, 45)], float)
    panel = meshes.instance(meshes.grid_mesh('wall', points, shader.material))
    panel.visible_shadow = False  # the sun comes over it


GROUNDS = {
    'linen': linen,
    'linen-mint': lambda: linen('#E3E3D6', '#B0B39C', seed=4, turn=-12),
    'linen-rose': lambda: linen('#E8D5CC', '#B99A8C', seed=9, turn=-20),
    'wood': boards,
    'wood-pale': lambda: boards('#E2CBA8', '#AC8A63', turn=-5),
    'wood-dark': lambda: boards('#A87B52', '#5C3C24', turn=5),
    'marble': marble,
    'slate': slate,
}


def lay(name, wall_colour='#F2E9DC'):
    GROUNDS[name]()
    wall(wall_colour)
