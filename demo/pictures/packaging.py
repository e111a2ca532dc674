"""Wrappings: paper band, square kraft box, small paper bag; printed with the workshop's name."""
import math

import bmesh
import bpy
import numpy as np

import materials
import meshes
import props
import stamps
from meshes import group, instance

ROSE = '#7F3F4B'


def lettering(text, size, root, at, rotation=(0, 0, 0), font='P052:roman', colour=ROSE, spacing=1.0):
    mesh = stamps.text_mesh(text, size, font, spacing)
    mesh.materials.clear()
    mesh.materials.append(materials.ink(colour))
    instance(mesh, root, at, rotation)


def emblem(size, root, at, rotation=(0, 0, 0), colour=ROSE):
    """The linden leaf of the workshop, flat."""
    body, mesh = bmesh.new(), bpy.data.meshes.new('emblem')
    outline = [body.verts.new((x * size, y * size, 0)) for x, y in stamps.linden_outline()]
    body.faces.new(outline)
    stem = [(-.03, -.42), (.03, -.42), (.12, -.9), (.07, -.92)]
    body.faces.new([body.verts.new((x * size, y * size, 0)) for x, y in stem])
    body.to_mesh(mesh)
    body.free()
    mesh.materials.append(materials.ink(colour))
    instance(mesh, root, at, rotation)


def label(root, product, width, height, at, rotation, colour='#FBF7F2'):
    """A paper label with leaf, product name and workshop; lies in its own x-y plane."""
    sheet = group('label')
    sheet.parent = root
    meshes.place(sheet, at, rotation)
    instance(meshes.box('sheet', (width, height, .035), materials.paper(colour, '#D9CDBB', amount=.12, grain=.004), .012), sheet)
    unit = min(width / 6.2, height / 3.6)
    name = product['name']
    fit = min(1.0, 10.5 / len(name))
    top = .045
    emblem(.5 * unit, sheet, (0, height * .28, top))
    lettering(name, .98 * unit * fit, sheet, (0, -height * .06, top), font='P052:italic')
    lettering('LINDENBLATT', .36 * unit, sheet, (0, -height * .27, top), spacing=1.35)
    lettering(product['line'], .3 * unit, sheet, (0, -height * .38, top), spacing=1.1, colour='#6B5B4E')
    return sheet


def band(product, form, width=3.6):
    """A paper band around the middle of a bar that lies on z=0 along x."""
    root = group('band')
    depth, height, bevel = form['size'][1], form['height'], form['bevel']
    gap = .17
    loop, normal = meshes.ring(meshes.rectangle_core(depth + 2 * gap, height + 2 * gap, bevel), bevel, 200)
    rows = []
    for x, lift in ((-.5, 0), (-.499, .03), (-.25, .03), (0, .03), (.25, .03), (.499, .03), (.5, 0)):
        out = loop + normal * lift
        rows.append(np.column_stack([np.full(len(out), x * width), out[:, 0], out[:, 1] + height / 2 + gap * .2]))
    skin = materials.paper(product['look'].get('paper', '#FBF5EA'), '#CDBBA0', amount=.18, grain=.006)
    instance(meshes.grid_mesh('band', np.array(rows), skin, closed_u=True), root)
    _print_band(root, product, width, depth, height + gap * 1.2 + .04)
    return root


def _print_band(root, product, width, depth, top):
    stripe = materials.ink(product['look'].get('accent', ROSE))
    for x in (-.46, .46):
        instance(meshes.box('stripe', (.12, depth * .9, .01), stripe, .002), root, (x * width, 0, top - .005))
    fit = min(1.0, 9.5 / len(product['name']))
    unit = width / 5.0
    emblem(.42 * unit, root, (0, depth * .24, top + .006))
    lettering(product['name'], .92 * unit * fit, root, (0, -depth * .02, top + .006), font='P052:italic')
    lettering('LINDENBLATT', .34 * unit, root, (0, -depth * .19, top + .006), spacing=1.3)
    lettering(product['line'], .27 * unit, root, (0, -depth * .29, top + .006), spacing=1.05, colour='#6B5B4E')


def kraft():
    return materials.paper('#C49A6C', '#8C6239', amount=.35)


def carton(product, size=(8.2, 8.2, 3.6), colour=None):
    """A square kraft box with a lid, tied with twine."""
    root = group('carton')
    card = materials.paper(colour, '#B7A48C', amount=.2) if colour else kraft()
    width, depth, height = size
    instance(meshes.box('body', (width, depth, height - .3), card, .07), root)
    instance(meshes.box('lid', (width + .14, depth + .14, 1.5), card, .07), root, (0, 0, height - 1.5))
    string, knot = props.twine_loop(width, depth + .2, height), props.bow(1.0)
    string.parent = knot.parent = root
    string.location.x = width * .3
    meshes.place(knot, (width * .3, -depth * .12, height + .05), (0, 0, 78))
    label(root, product, 5.2, 1.95, (-width * .12, -depth / 2 - .1, 1.08), (90, 0, 0))
    return root


def bag(product, size=(7.4, 3.6, 9.2), colour='#C49A6C', seed=0):
    """A small paper bag, folded over at the top and closed with a wooden peg."""
    root = group('bag')
    width, depth, height = size
    loop, _ = meshes.ring(meshes.rectangle_core(1, 1, .04), .04, 300)
    rng = np.random.default_rng(seed)
    rows = []
    for t in np.linspace(0, 1, 130):
        close = np.clip((t - .25) / .7, 0, 1) ** 1.3
        y = loop[:, 1] * depth * (1 - close * .985)
        x = loop[:, 0] * width * (1 + .02 * close)
        gusset = (np.abs(loop[:, 0]) > .47) * (1 - 2 * np.abs(loop[:, 1])) * .9 * np.sin(math.pi * min(1, t * 1.1)) ** .5
        rows.append(np.column_stack([x - np.sign(loop[:, 0]) * gusset, y, np.full(len(loop), t * height)]))
    points = np.array(rows)
    crumple = sum(np.abs(np.sin(points @ (rng.normal(size=3) * f) + rng.uniform(0, 6))) / f for f in (.6, .9, 1.4, 2.1, 3.3))
    strength = np.clip(points[..., 2] / 2, .15, 1) * np.clip((height - points[..., 2]) / 2, .1, 1)
    points[..., 1] += (crumple - crumple.mean()) * .07 * strength * np.where(points[..., 1] < 0, 1, -1)
    skin = kraft() if colour == '#C49A6C' else materials.paper(colour, '#CBB89E', amount=.2)
    instance(meshes.grid_mesh('bag', points, skin, closed_u=True), root)
    instance(meshes.box('floor', (width * .86, depth * .9, .1), skin, .04), root)
    instance(meshes.box('fold', (width * 1.015, .2, 1.7), skin, .07), root, (0, -.06, height - 1.55))
    _peg(root, (-1.2, 0, height - 1.5))
    lean = math.degrees(math.atan2(depth * .36, height * .62))
    label(root, product, 5.2, 3.3, (0, -depth * .395 - .24, height * .42), (90 - lean, 0, 0))
    return root


def _peg(root, at):
    timber = materials.wood('#D9B282', '#A3733F', .5, (2, 2, .3), .01)
    for y in (-.24, .24):
        instance(meshes.box('peg', (.75, .3, 3.2), timber, .06), root, (at[0] + 1.9, y, at[2] - .9))
