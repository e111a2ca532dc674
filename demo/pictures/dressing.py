"""Which plants lie where, per scent and kind of picture."""
import materials
import meshes
import plants
import props
import sandalwood
from meshes import place


def wedge(product):
    """What a single bar is propped up with."""
    if product['scent'] == 'sandel':
        timber = materials.wood('#C9A27A', '#8A6142', .65, (.5, 4, 4), .05)
        return meshes.instance(sandalwood.chip_mesh((7, 1.2, 1.3), timber, 7), None, (0, 0, .65))
    return meshes.instance(meshes.box('strip', (8, 1.1, 1.25), materials.wood('#CDA273', '#8B5F3A'), .12))


def lavendel(kind):
    if kind == 'main':
        for i, (x, y, turn) in enumerate(((-8.2, -4.5, 9), (-8.6, -3.6, -3), (-7.2, -5.9, 17))):
            place(plants.lavender(9.2 - i * .5, i, .5 - i * .5), (x, y, 0), (0, 0, turn))
        plants.lavender_buds(16, (.5, -5.8, 6, -4), 4)
    elif kind == 'pack':
        place(plants.lavender(8.5, 1), (-7.5, -4.2, 0), (0, 0, 6))
        place(plants.lavender(8, 2, -.3), (-7.8, -3.2, 0), (0, 0, -4))
        plants.lavender_buds(14, (-5, -5.6, 5, -4.3), 5)
    elif kind == 'cut':
        place(plants.lavender(7.6, 3), (8.2, -5.6, 0), (0, 0, 166))
        place(plants.lavender(7.4, 5, -.4), (8.6, -4.4, 0), (0, 0, 174))
        place(plants.lavender(8, 6, .3), (-8, 5.6, 0), (0, 0, 8))
    else:
        place(plants.lavender(8, 3), (-7.4, -3.6, 0), (0, 0, 4))
        place(plants.lavender(8, 5, -.4), (2.6, 4.6, 0), (0, 0, 20))
        plants.lavender_buds(12, (-4, -4.6, .2, -2.6), 6)


def honig(kind):
    if kind == 'main':
        place(props.honeycomb(6, 4, 2), (2.6, 4.3, 0), (0, 0, -14), .95)
        place(props.dipper(), (-5.4, -4.6, 0), (0, 0, -12), .62)
        place(plants.vanilla(8, 2), (1.0, -4.6, 0), (0, 0, 12), .8)
    elif kind == 'pack':
        place(props.dipper(), (-7.0, -4.3, 0), (0, 0, -20), .62)
        place(props.honeycomb(5, 3, 5), (4.2, 3.2, 0), (0, 0, 14), .9)
    else:
        place(props.honeycomb(5, 4, 3), (-6.6, -1.6, 0), (0, 0, 30), .9)


def minze(kind):
    if kind == 'main':
        place(plants.mint(1, 3), (-6.6, -4.6, 0), (0, 0, 14), .95)
        place(plants.mint_leaf(0), (3.6, -4.2, 0), (0, 0, -24), .9)
        place(plants.mint_leaf(2), (5.2, -3.2, 0), (4, 0, 40), .7)
        place(plants.mint(4, 3), (4.4, 4.2, 0), (0, 0, 24))
    elif kind == 'pack':
        place(plants.mint(2, 3), (-6.8, -3.6, 0), (0, 0, 8))
        place(plants.mint_leaf(1), (5.4, -4.4, 0), (0, 0, 30), .8)
    elif kind == 'cut':
        place(plants.mint(3, 3), (6.6, -5.0, 0), (0, 0, 158), .95)
        place(plants.mint_leaf(1), (4.8, -1.2, 0), (0, 0, 60), .8)
    else:
        place(plants.mint(3, 3), (-6.4, -3.4, 0), (0, 0, 18), .9)
        place(plants.mint_leaf(1), (-.6, -4.2, 0), (0, 0, -20), .75)


def jasmin(kind):
    if kind == 'main':
        place(plants.jasmine_twig(1), (-6.2, -4.5, 0), (0, 0, 4), .9)
        place(plants.jasmine(seed=3), (4.4, -3.8, 0), (0, 10, 30), .95)
        plants.loose_petals(5, (1.2, -5.2, 4.6, -4), 2)
    elif kind == 'pack':
        place(plants.jasmine_twig(3), (-6.6, -3.9, 0), (0, 0, 2))
        place(plants.jasmine(seed=5), (5.6, -4.4, 0), (0, 8, 10))
        plants.loose_petals(4, (0, -5.2, 4, -4.2), 3)
    elif kind == 'cut':
        place(plants.jasmine_twig(2), (7.2, -5.0, 0), (0, 0, 172), .9)
        plants.loose_petals(3, (3.6, -3.4, 5.6, -1.6), 5)
    else:
        place(plants.jasmine_twig(2), (-6.2, -3.4, 0), (0, 0, 6), .9)
        plants.loose_petals(4, (-2, -4.6, .6, -3.4), 5)


def sandel(kind):
    if kind == 'main':
        place(sandalwood.sticks(2), (-5.4, -5.6, 0), (0, 0, 8), .75)
        place(sandalwood.sticks(8), (5.4, 4.4, 0), (0, 0, -32))
        sandalwood.splinters(12, (-.4, -6.4, 5.6, -5.0), 3)
    elif kind == 'pack':
        place(sandalwood.sticks(4), (-4.4, -5.4, 0), (0, 0, 4), .75)
        sandalwood.splinters(10, (-2, -5.2, 5.5, -4.4), 5)
    elif kind == 'cut':
        place(sandalwood.sticks(5), (4.2, -4.9, 0), (0, 0, 12), .75)
        sandalwood.splinters(10, (.6, -6, 3, -5.2), 7)
        sandalwood.splinters(6, (4, -3, 5.4, -1.6), 9)
    else:
        place(sandalwood.sticks(5), (-4.4, -3.2, 0), (0, 0, -12), .75)
        sandalwood.splinters(12, (-3.4, -4.8, .4, -3.2), 7)


def vanille(kind):
    if kind == 'main':
        place(plants.vanilla(11.5, 1), (-6.4, -4.6, 0), (0, 0, 2))
        place(plants.vanilla(10.5, 2, -1.0), (-5.4, -4.0, 0), (0, 0, -10))
        place(plants.vanilla_flower(1.0), (-4.7, -3.6, .1), (0, 0, 20), .95)
    elif kind == 'pack':
        place(plants.vanilla(11, 3), (-5.4, -4.1, 0), (0, 0, 3))
        place(plants.vanilla_flower(), (4.4, -3.9, 0), (0, 0, 0), .9)
    elif kind == 'cut':
        place(plants.vanilla(8, 4), (9.2, -5.6, 0), (0, 0, 170))
        place(plants.vanilla(7.4, 6, -.9), (9.2, -4.1, 0), (0, 0, 176))
        place(plants.vanilla_flower(), (4.6, -4.6, .3), (0, 0, 10), .85)
    else:
        place(plants.vanilla(10, 4), (-6.4, -3.0, 0), (0, 0, -12))
        place(plants.vanilla_flower(), (-3.6, -2.6, .1), (0, 0, 10), .85)


def winter(kind):
    if kind == 'main':
        place(plants.fir(6.4, 1), (-7.0, -3.9, 0), (0, 0, -4))
        place(plants.star_anise(1), (-2.6, -4.6, 0), (0, 0, 10), .8)
        place(plants.star_anise(2), (4.6, -3.6, 0), (6, 0, 40), .9)
        place(plants.vanilla(8, 5, .8), (-.6, -5.2, 0), (0, 0, 6), .85)
    elif kind == 'pack':
        place(plants.fir(6.5, 3), (-7.4, -3.6, 0), (0, 0, -2))
        place(plants.star_anise(3), (5.8, -4.4, 0), (0, 0, 10), .9)
        place(plants.star_anise(5), (-.6, -4.2, 0), (0, 0, 30), .8)
    else:
        place(plants.fir(6, 4), (-7.2, -3.0, 0), (0, 0, 6))
        place(plants.star_anise(6), (-2.2, -3.6, 0), (0, 0, 20), .8)


SCENTS = {'lavendel': lavendel, 'honig': honig, 'minze': minze, 'jasmin': jasmin, 'sandel': sandel,
          'vanille': vanille, 'winter': winter}


def dress(product, kind):
    SCENTS[product['scent']](kind)
