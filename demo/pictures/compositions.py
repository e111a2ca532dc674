"""Arrangements: main picture, cut bar, close detail, packaging, hero and workshop."""
import math

from mathutils import Matrix

import dressing
import grounds
import meshes
import packaging
import soaps
import stage
from meshes import place
from products import FORMS, PRODUCTS


def _support(product, angle, foot):
    """y of the front side of a lying bar that a bar leaning from foot rests on."""
    return foot + FORMS[product['form']]['height'] / math.tan(math.radians(angle))


def single(product):
    bar = soaps.soap(product)
    place(bar, (0, -.3, .51), (13, 0, -14))
    rest = soaps.soap(product, False, 2)
    place(rest, (.6, 4.6, 0), (0, 0, 8))
    under = dressing.wedge(product)
    place(under, (0, 1.9, 0), (0, 0, -14))


def stack(product):
    form = FORMS[product['form']]
    place(soaps.soap(product, False, 1), (.1, .3, 0), (0, 0, -24))
    place(soaps.soap(product), (0, .1, form['height'] + .02), (0, 0, 13))


def leaning(product, angle=43):
    form = FORMS[product['form']]
    foot = -2.9
    bar = soaps.lean(soaps.soap(product), product, foot, angle, -13)
    deep = form['size'][1]
    back = _support(product, angle, foot) + deep / 2
    place(soaps.soap(product, False, 1), (.9, back + .35, 0), (0, 0, -13 if 'sides' in form else -5))
    return bar


def standing_clear(product):
    leaning(product, 52)


LAYOUTS = {'single': single, 'stack': stack, 'lean': leaning, 'clear': standing_clear}


WIDTHS = {'quadratisch': 13.6, 'laenglich': 14.8, 'fight-club': 14.6, 'bienenwabe': 14.6}


def main(product):
    grounds.lay(product['ground'])
    LAYOUTS[product['layout']](product)
    dressing.dress(product, 'main')
    width = WIDTHS[product['form']]
    aim = {'stack': 1.9, 'single': 1.0}.get(product['layout'], 2.0)
    stage.light()
    stage.camera((0, .3, aim), width, 33, focus=(0, -1.6, 2.6 if product['layout'] != 'single' else 1.5))


def cut(product):
    """A bar cut with the wire: the inside shows, one slice lies in front."""
    form = FORMS[product['form']]
    grounds.lay(product['ground'])
    first, second = form['size'][0] * .1, form['size'][0] * .1 + 1.75
    turn, along = -36, (.81, -.59)
    place(soaps.piece(product, None, first), (-1.0, 1.8, 0), (0, 0, turn))
    upright = soaps.piece(product, first, second)
    place(upright, (-1.0 + along[0] * 1.5, 1.8 + along[1] * 1.5, 0), (0, 0, turn - 7))
    lying = soaps.piece(product, first - 1.0, first + .7)
    lying.data.transform(Matrix.Translation((1.0 - first, 0, -form['height'] / 2)))
    place(lying, (-2.5, -3.7, 0), (0, -90, 66))
    dressing.dress(product, 'cut')
    stage.light()
    stage.camera((.2, -.2, 1.0), 13.6, 32, turn=3, focus=(.2, -1.4, 1.5))


def detail(product):
    """Close to the stamp."""
    form = FORMS[product['form']]
    grounds.lay(product['ground'])
    foot = -2.2
    soaps.lean(soaps.soap(product), product, foot, 48, 9)
    back = _support(product, 48, foot) + form['size'][1] / 2
    place(soaps.soap(product, False, 1), (.4, back + .35, 0), (0, 0, 6))
    dressing.dress(product, 'detail')
    stage.light()
    stage.camera((.1, -.5, 2.3), 10.2, 35, turn=-8, focus=(.1, -1.2, 2.4), aperture=.7)


def pack(product):
    grounds.lay(product['ground'])
    form = FORMS[product['form']]
    width = 17.0
    if product['wrap'] == 'band':
        place(soaps.soap(product, False, 1), (.3, .9, 0), (0, 0, -16))
        top = (0, .9, form['height'] + .28)
        place(soaps.soap(product, False, 2), top, (0, 0, 9))
        place(packaging.band(product, form), top, (0, 0, 9))
        width, aim = 14.5, 2.0
    elif product['wrap'] == 'carton':
        place(packaging.carton(product, colour=product.get('box')), (-2.7, 2.4, 0), (0, 0, 11))
        place(soaps.soap(product), (3.5, -3.5, 0), (0, 0, -19))
        width, aim = 18.8, 1.5
    else:
        place(packaging.bag(product, colour=product.get('paper', '#C49A6C'), seed=product['seed']), (-2.0, 2.8, 0), (0, 0, 7))
        place(soaps.soap(product), (3.4, -1.6, 0), (0, 0, -17))
        width, aim = 18.5, 3.0
    dressing.dress(product, 'pack')
    stage.light()
    stage.camera((0, 0, aim), width, 28, focus=(0, -1.0, 2.5))


SECOND = {'cut': cut, 'detail': detail}


def build(name):
    """Builds the scene of a picture and returns its size in pixels and whether glass is in it."""
    if name in ('hero', 'about'):
        import scenes
        return getattr(scenes, name)()
    slug, number = name.rsplit('-', 1)
    product = PRODUCTS[slug]
    {'1': main, '2': SECOND[product['second']], '3': pack}[number](product)
    return (1200, 1200), product['look'].get('kind') == 'clear'


def names():
    return [f'{slug}-{number}' for number in (1, 2, 3) for slug in PRODUCTS] + ['hero', 'about']
