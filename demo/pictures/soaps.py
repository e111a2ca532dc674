"""The bars: form, stamp and material of a product put together."""
import math

import numpy as np
from mathutils import Vector

import materials
import meshes
import plants
import stamps
from products import FORMS

_made = {}


def _core(form):
    if 'sides' in form:
        return meshes.polygon_core(form['sides'], form['apothem'], form['corner'])
    return meshes.rectangle_core(*form['size'], form['corner'])


def _lavender(plate):
    stamps.lavender_sprig(plate, 1.45, (-.1, .15), .12)
    stamps.lavender_sprig(plate, 1.2, (.75, -.15), -.3)
    stamps.lavender_sprig(plate, 1.2, (-.85, -.15), .5)
    plate.frame(.75, .09, .7)


def _word(plate):
    plate.text('LINDENBLATT', .92, (0, -.62), 'P052:bold', 1.05)
    stamps.linden_leaf(plate, 1.0, (0, .95))
    plate.frame(.72, .12, .9)


def _medal(plate):
    a = np.linspace(0, 2 * math.pi, 90)
    for r, w in ((2.12, .13), (1.86, .05)):
        plate.stroke(np.column_stack([r * np.cos(a) * 1.35, r * np.sin(a)]), w)
    stamps.linden_leaf(plate, 1.35, (0, .12))
    for side in (-1, 1):
        for y in (-.5, 0, .5):
            plate.stroke([(side * 1.7, y), (side * 1.701, y)], .22)


def _vanille(plate):
    plate.text('Vanille', 1.85, (0, .1), 'Z003:italic')
    plate.frame(.68, .08, .8)
    plate.frame(.86, .05, .7)


def _mint(plate):
    stamps.mint_sprig(plate, 1.35, (-2.2, -.1))
    plate.text('Minze', 1.25, (1.1, .25), 'P052:italic')
    plate.text('LINDENBLATT', .42, (1.1, -.65), 'P052:roman', 1.2)
    plate.frame(.66, .08, .8)


def _blossom(plate):
    stamps.blossom(plate, 1.5, (0, .1))
    for x, y in ((-2.1, -2.0), (2.1, 2.0), (2.1, -2.0), (-2.1, 2.0)):
        stamps.blossom(plate, .5, (x, y))
    plate.frame(.62, .08, .7)


def _night(plate):
    stamps.blossom(plate, 1.25, (-2.1, 0), 6)
    plate.text('Jasmin', 1.2, (1.35, .2), 'P052:italic')
    plate.text('LINDENBLATT', .4, (1.35, -.66), 'P052:roman', 1.2)
    plate.frame(.66, .08, .8)


def _sprig_comb(plate):
    a = np.linspace(0, 2 * math.pi, 7)
    for r, w in ((3.3, .11), (3.05, .05)):
        plate.stroke(np.column_stack([r * np.cos(a), r * np.sin(a)]), w)
    stamps.lavender_sprig(plate, 1.5, (0, .1), 0)
    stamps.lavender_sprig(plate, 1.15, (.95, -.25), -.4)
    stamps.lavender_sprig(plate, 1.15, (-.95, -.25), .4)


def _star(plate):
    stamps.snow_star(plate, 2.2)
    a = np.linspace(0, 2 * math.pi, 7)
    plate.stroke(np.column_stack([3.15 * np.cos(a), 3.15 * np.sin(a)]), .1)


STAMPS = {  # drawing, depth in centimetres, softness
    'lavender': (_lavender, .11, .035), 'word': (_word, .2, .03), 'medal': (_medal, .17, .035),
    'vanille': (_vanille, .11, .035), 'mint': (_mint, .11, .03), 'blossom': (_blossom, .13, .035),
    'night': (_night, .13, .03), 'sprig-comb': (_sprig_comb, .12, .035), 'star': (_star, .14, .04),
    'honeycomb': (lambda plate: stamps.honeycomb(plate, 1.12, 2.75), .26, .045),
    'leaf': (lambda plate: (plate.frame(.62, .13, .8), plate.frame(.85, .06, .7)), .13, .04),
}


def _relief(product, form):
    draw, depth, soft = STAMPS[product['stamp']]
    plate = stamps.Plate(*form['size'])
    draw(plate)
    return plate.relief(depth, soft), depth


def soap(product, stamped=True, variant=0):
    """A bar standing on z=0, centred; stamped bars are finely meshed."""
    form = FORMS[product['form']]
    key = (product['slug'], stamped, variant)
    if key not in _made:
        relief, depth = _relief(product, form) if stamped else (None, 1)
        points, pressed = meshes.prism(_core(form), form['corner'], form['height'], form['bevel'], relief,
                                       form['pillow'], product['seed'] * 10 + variant, stamped)
        mesh = meshes.grid_mesh(product['slug'], points, _skin(product), closed_u=True)
        meshes.mark(mesh, 'pressed', np.clip(pressed / depth, 0, 1))
        _made[key] = mesh
    bar = meshes.instance(_made[key])
    if product['look'].get('kind') == 'clear':
        _enclose(product, bar, form)
    return bar


def _skin(product, inside=False):
    key = ('skin', product['slug'], inside)
    if key not in _made:
        _made[key] = materials.soap(product, inside)
    return _made[key]


def _enclose(product, bar, form):
    """What a transparent soap keeps inside."""
    middle = form['height'] * .42
    if product['scent'] == 'minze':
        thing = plants.mint(2, 2)
        thing.parent = bar
        meshes.place(thing, (-1.6, -1.5, middle - .3), (0, 0, 44), .85)


def piece(product, start, end, stamped=True):
    """The part of a bar between two cuts across x (None: the natural end)."""
    bar = soap(product, stamped)
    bar.data = bar.data.copy()
    inside = _skin(product, True)
    slope = .03
    if end is not None:
        meshes.cut(bar, Vector((end, 0, 0)), Vector((1, slope, 0)), inside)
    if start is not None:
        meshes.cut(bar, Vector((start, 0, 0)), Vector((-1, slope, 0)), inside)
    return bar


def lean(bar, product, foot, angle=46, turn=0):
    """Stands the bar on its front edge, leaning back; foot is the y of its lower edge. Returns the support line."""
    form = FORMS[product['form']]
    half, a = (form['size'][1] / 2), math.radians(angle)
    sink = form['bevel'] * (math.sin(a) + math.cos(a) - 1) + .02
    bar.location = (0, foot + half * math.cos(a), half * math.sin(a) - sink)
    bar.rotation_euler = (a, 0, math.radians(turn))
    return bar
