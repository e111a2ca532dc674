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
    place(props.board(25, 13.5), (7.6, 2.4, 0), (0, 0, -4))
    top = 1.2
    _bar('lavendeltraum', (1.0, 3.4, top), -18, False, variant=1)
    _bar('vanillewolke', (1.2, 3.2, top + 2.75), 10)
    foot = soaps.lean(soaps.soap(PRODUCTS['honigwabe']), PRODUCTS['honigwabe'], -1.4, 62)
    foot.location.x, foot.location.z = 8.6, foot.location.z + top
    _bar('jasminbluete', (9.4, 4.9, top), 6, False)
    _bar('gartenruhe', (9.6, 5.0, top + 2.75), 20, False)
    _bar('schwarzer-sandel', (16.2, 2.4, top), -14)
    place(plants.lavender(10, 1), (-5.6, -4.4, 0), (0, 0, 4), 1.1)
    place(plants.lavender(9, 2, .2), (-5.2, -5.4, 0), (0, 0, 13), 1.1)
    place(plants.mint(1, 3), (13.8, -2.6, top), (0, 0, 10))
    place(props.dipper(), (5.2, -5.8, 0), (0, 0, 9), .8)
    place(plants.jasmine(seed=2), (4.2, -1.6, top), (0, 6, 0), 1.0)
    place(plants.jasmine(seed=4), (17.4, -4.6, 0), (0, 6, 30), 1.1)
    plants.lavender_buds(14, (2, -6.5, 5, -5), 2)
    stage.light()
    stage.camera((1.2, .6, 2.6), 38, 24, distance=62, aperture=.9, focus=(1, -.5, 2.5))
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
    place(props.knife(), (-.5, -5.2, 0), (0, 0, 68))
    place(soaps.piece(PRODUCTS['minzmorgen'], None, 1.2), (4.0, -5.6, 0), (0, 0, -30))
    place(plants.lavender(10, 1), (9, -8.2, 0), (0, 0, 10), 1.1)
    stage.light()
    stage.camera((0, 1.5, 5.6), 36, 20, distance=68, aperture=.8, focus=(0, -1.5, 4))
    return (1600, 1200), False
