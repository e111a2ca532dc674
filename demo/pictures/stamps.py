"""Stamps pressed into the soap: height maps made of lettering, leaves, blossoms, combs and lines."""
import math
import subprocess

import bpy
import numpy as np

STEP = .012  # centimetres per pixel of a height map


def load_font(pattern='P052:italic'):
    """A system font found by fontconfig, or Blender's own font."""
    try:
        path = subprocess.run(['fc-match', '-f', '%{file}', pattern], capture_output=True, text=True).stdout
        return bpy.data.fonts.load(path, check_existing=True)
    except (OSError, RuntimeError):
        return bpy.data.fonts.load('<builtin>')


def text_mesh(text, size, font='P052:italic', spacing=1.0):
    curve = bpy.data.curves.new('text', 'FONT')
    curve.body, curve.size, curve.font = text, size, load_font(font)
    curve.align_x, curve.align_y, curve.space_character = 'CENTER', 'CENTER', spacing
    curve.resolution_u = 6
    obj = bpy.data.objects.new('text', curve)
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(obj)
    return mesh


class Plate:
    """A height map centred on the bar; marks are drawn as masks and pressed in by a depth."""

    def __init__(self, width, height):
        x, y = np.arange(-width / 2, width / 2, STEP), np.arange(-height / 2, height / 2, STEP)
        self.x, self.y = np.meshgrid(x, y)
        self.width, self.height = width, height
        self.mask = np.zeros_like(self.x)

    def fill(self, points, value=1.0):
        inside = np.zeros(self.x.shape, bool)
        for (x0, y0), (x1, y1) in zip(points, np.roll(points, -1, axis=0)):
            if y0 != y1:
                inside ^= ((y0 > self.y) != (y1 > self.y)) & (self.x < (x1 - x0) * (self.y - y0) / (y1 - y0) + x0)
        self.mask[inside] = value

    def stroke(self, points, width, value=1.0):
        for (x0, y0), (x1, y1) in zip(points[:-1], points[1:]):
            dx, dy = x1 - x0, y1 - y0
            t = np.clip(((self.x - x0) * dx + (self.y - y0) * dy) / (dx * dx + dy * dy + 1e-9), 0, 1)
            self.mask[np.hypot(self.x - x0 - t * dx, self.y - y0 - t * dy) < width / 2] = value

    def text(self, text, size, centre=(0, 0), font='P052:italic', spacing=1.0):
        mesh = text_mesh(text, size, font, spacing)
        mesh.calc_loop_triangles()
        for triangle in mesh.loop_triangles:
            corner = np.array([mesh.vertices[i].co[:2] for i in triangle.vertices]) + centre
            self._triangle(corner)

    def _triangle(self, c):
        low = np.floor((c.min(0) + [self.width / 2, self.height / 2]) / STEP).astype(int)
        high = np.ceil((c.max(0) + [self.width / 2, self.height / 2]) / STEP).astype(int) + 1
        part = np.s_[max(low[1], 0):max(high[1], 0), max(low[0], 0):max(high[0], 0)]
        x, y = self.x[part], self.y[part]
        sides = [(c[j][0] - c[i][0]) * (y - c[i][1]) - (c[j][1] - c[i][1]) * (x - c[i][0])
                 for i, j in ((0, 1), (1, 2), (2, 0))]
        inside = np.all(np.array(sides) >= -1e-6, 0) | np.all(np.array(sides) <= 1e-6, 0)
        self.mask[part][inside] = 1

    def frame(self, inset, width, radius=.5):
        a, b = self.width / 2 - inset - radius, self.height / 2 - inset - radius
        q = np.hypot(np.maximum(np.abs(self.x) - a, 0), np.maximum(np.abs(self.y) - b, 0))
        inner = np.minimum(np.maximum(np.abs(self.x) - a, np.abs(self.y) - b), 0)
        self.mask[np.abs(q + inner - radius) < width / 2] = 1

    def relief(self, depth, soft=.035):
        """Depth function of the soft-edged plate."""
        field = _blur(_blur(self.mask, soft), soft) * depth

        def sample(x, y):
            u = np.clip((x + self.width / 2) / STEP, 0, field.shape[1] - 1.001)
            v = np.clip((y + self.height / 2) / STEP, 0, field.shape[0] - 1.001)
            i, j = u.astype(int), v.astype(int)
            fu, fv = u - i, v - j
            return ((field[j, i] * (1 - fu) + field[j, i + 1] * fu) * (1 - fv)
                    + (field[j + 1, i] * (1 - fu) + field[j + 1, i + 1] * fu) * fv)
        return sample


def _blur(field, size):
    n = max(1, int(size / STEP))
    for axis in (0, 1):
        padded = np.concatenate([np.repeat(field.take([0], axis), n + 1, axis), field,
                                 np.repeat(field.take([-1], axis), n, axis)], axis)
        total = padded.cumsum(axis)
        upper = total.take(range(2 * n + 1, total.shape[axis]), axis)
        field = (upper - total.take(range(0, upper.shape[axis]), axis)) / (2 * n + 1)
    return field


def moved(points, size=1.0, centre=(0, 0), turn=0.0):
    c, s = math.cos(turn), math.sin(turn)
    return np.asarray(points, float) @ np.array([[c, s], [-s, c]]) * size + centre


LINDEN_HALF = [(0, 1.0), (.06, .8), (.2, .6), (.42, .38), (.6, .12), (.67, -.14), (.6, -.4), (.42, -.55), (.2, -.56),
               (.05, -.46), (0, -.42)]


def linden_outline():
    half = np.array(LINDEN_HALF)
    return np.concatenate([half, half[::-1][1:-1] * [-1, 1]])


def linden_leaf(plate, size, centre=(0, 0)):
    plate.fill(moved(linden_outline(), size, centre))
    vein = .045 * size + .012
    plate.stroke(moved([(0, -.42), (0, .85)], size, centre), vein, 0)
    for y, reach, rise in ((-.3, .5, .2), (-.02, .48, .3), (.27, .3, .27)):
        for side in (-1, 1):
            plate.stroke(moved([(0, y), (side * reach, y + rise)], size, centre), vein * .8, 0)
    plate.stroke(moved([(0, -.45), (.03, -.7), (.1, -.92)], size, centre), .06 * size + .01)


def slim_leaf(plate, size, centre, turn, width=.32, veins=True):
    t = np.linspace(0, 1, 24)
    half = np.stack([width * np.sin(math.pi * t ** .8) * (1 + .05 * np.cos(t * 60)), t], -1)
    plate.fill(moved(np.concatenate([half, half[::-1] * [-1, 1]]), size, centre, turn))
    if veins:
        plate.stroke(moved([(0, .02), (0, .9)], size, centre, turn), .05 * size, 0)
        for y in (.25, .45, .63):
            for side in (-1, 1):
                plate.stroke(moved([(0, y), (side * width * .75, y + .14)], size, centre, turn), .035 * size, 0)


def mint_sprig(plate, size, centre=(0, 0)):
    plate.stroke(moved([(0, -1), (.02, -.2), (0, .3)], size, centre), .07 * size)
    for y, length, angle in ((-.55, .75, 1.15), (-.1, .68, .95), (.2, .5, .6)):
        for side in (-1, 1):
            slim_leaf(plate, length * size, moved([(0, y)], size, centre)[0], side * angle)
    slim_leaf(plate, .6 * size, moved([(0, .3)], size, centre)[0], 0)


def lavender_sprig(plate, size, centre=(0, 0), turn=0.0):
    plate.stroke(moved([(0, -1.2), (.03, -.4), (0, .9)], size, centre, turn), .05 * size)
    for i in range(7):
        y, grow = -.15 + i * .17, 1 - i * .08
        for side in (-1, 1):
            at = moved([(side * .04, y)], size, centre, turn)[0]
            slim_leaf(plate, .3 * size * grow, at, turn - side * .75, .36, False)
    slim_leaf(plate, .26 * size, moved([(0, .98)], size, centre, turn)[0], turn, .3, False)


def blossom(plate, size, centre=(0, 0), petals=5):
    for i in range(petals):
        turn = 2 * math.pi * i / petals
        slim_leaf(plate, size, moved([(0, .14)], size, centre, turn)[0] * 1.0, turn, .3, False)
        plate.stroke(moved([(0, .3), (0, .75)], size, centre, turn), .035 * size, 0)
    plate.stroke([centre, np.add(centre, (.001, 0))], .2 * size)


def snow_star(plate, size, centre=(0, 0)):
    for i in range(6):
        turn = math.pi * i / 3
        plate.stroke(moved([(0, 0), (0, 1)], size, centre, turn), .08 * size)
        for y, reach in ((.35, .2), (.6, .26)):
            for side in (-1, 1):
                plate.stroke(moved([(0, y), (side * reach, y + reach * .8)], size, centre, turn), .07 * size)


def honeycomb(plate, cell, reach):
    """Pressed-in cells within a hexagon of the given reach; walls stay standing."""
    best = np.full(plate.x.shape, 9.0)
    for i in range(-8, 9):
        for j in range(-8, 9):
            cx, cy = cell * j * math.sqrt(3) / 2, cell * (i + j / 2)
            if max(abs(cy), abs(cy / 2 + cx * .866), abs(cy / 2 - cx * .866)) > reach:
                continue
            dx, dy = plate.x - cx, plate.y - cy
            far = np.maximum(np.abs(dy), np.maximum(np.abs(dy / 2 + dx * .866), np.abs(dy / 2 - dx * .866)))
            best = np.minimum(best, far)
    plate.mask = np.maximum(plate.mask, np.clip((cell * .43 - best) / .06, 0, 1))
