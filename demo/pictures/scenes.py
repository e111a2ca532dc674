"""The two large pictures: the table of the home page and the workshop."""
import bpy

import dressing
import grounds
import meshes
import packaging
import plants
import props
import soaps
import stage
from meshes import place
from products import FORMS, PRODUCTS


def _bar(slug, at, turn=0.0, stamped=True, tilt=(0, 0), variant=0):
    return place(soaps.soap(PRODUCTS[slug], stamped, variant), at, (*tilt, turn))


def hero():
    """Soaps on an oak board and linen; the left third stays calm."""
    grounds.lay('linen', '#EADFCF')
    place(props.board(25, 13.5), (7.2, 2.4, 0), (0, 0, -3))
    top = 1.2
    _bar('lavendeltraum', (.2, 3.6, top), -18, False, variant=1)
    _bar('vanillewolke', (.4, 3.4, top + 2.75), 10)
    comb = soaps.lean(soaps.soap(PRODUCTS['honigwabe']), PRODUCTS['honigwabe'], -1.2, 58, -8)
    comb.location.x, comb.location.z = 7.6, comb.location.z + top
    _bar('jasminbluete', (8.6, 5.6, top), 6, False)
    _bar('gartenruhe', (8.6, 5.7, top + 2.75), 20, False)
    black = soaps.lean(soaps.soap(PRODUCTS['schwarzer-sandel']), PRODUCTS['schwarzer-sandel'], -.6, 36, 10)
    black.location.x, black.location.z = 15.0, black.location.z + top
    _bar('minzmorgen', (15.2, 5.4, top), -4, False)
    place(plants.lavender(11, 1), (-7.0, -3.9, 0), (0, 0, 1), 1.15)
    place(plants.lavender(10, 2, .2), (-6.6, -5.2, 0), (0, 0, 9), 1.15)
    place(plants.lavender(10, 3, -.3), (-7.8, -4.6, 0), (0, 0, 4), 1.15)
    place(plants.mint(1, 3), (10.6, -3.4, top), (0, 0, 6), .95)
    place(props.dipper(), (6.0, -6.6, 0), (0, 0, 7), .75)
    place(plants.jasmine(seed=2), (3.4, -1.6, top), (0, 6, 0), 1.0)
    place(plants.jasmine(seed=4), (16.4, -6.0, 0), (0, 6, 30), 1.1)
    plants.lavender_buds(12, (3.2, -7.2, 5.6, -5.2), 2)
    stage.light()
    stage.camera((2.0, .6, 2.4), 39.5, 25, distance=62, aperture=.9, focus=(1, -.8, 2.5))
    return (1920, 1080), False


def about():
    """Bars curing on the rack, the scraper and a towel in front."""
    grounds.lay('wood', '#E6D8C4')
    place(props.rack(40, 12, 2, 8.4), (1, 8.6, 0), (0, 0, 0))
    rows = (('lavendeltraum', 'jasminbluete', 'vanillewolke', 'gartenruhe'),
            ('honigwabe', 'minzmorgen', 'schwarzer-sandel', 'lavendeltraum'))
    for level, row in enumerate(rows):
        for i, slug in enumerate(row):
            for k in (0, 1):
                _bar(slug, (-13.2 + i * 9.6, 6.2 + k * 5.4, 1.85 + level * 8.4), 90 if FORMS[PRODUCTS[slug]['form']]['size'][0] > 8.3 else 4 * k - 2,
                     False, variant=k)
    place(props.folded_cloth(), (-11, -4.5, 0), (0, 0, 12))
    _bar('vanillewolke', (-11.4, -4.6, 2.25), 24)
    place(props.bowl(), (11.5, -2.4, 0), (0, 0, 0), 1.1)
    place(props.knife(), (1.2, -6.6, 0), (0, 0, 20))
    place(soaps.piece(PRODUCTS['minzmorgen'], None, 1.2), (3.2, -1.6, 0), (0, 0, -34))
    place(plants.lavender(11, 1), (6.4, -7.6, 0), (0, 0, 6), 1.1)
    place(plants.lavender(10, 2, -.2), (7.0, -8.6, 0), (0, 0, 2), 1.1)
    stage.light()
    stage.camera((0, 1.5, 5.4), 40, 21, distance=68, aperture=.8, focus=(0, -1.5, 4))
    return (1600, 1200), False
