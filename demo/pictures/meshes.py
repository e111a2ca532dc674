"""Mesh building with numpy: rounded prisms (soap bars), tubes, lathed bodies, leaves. Units are centimetres."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Vector


def link(obj, parent=None):
    bpy.context.scene.collection.objects.link(obj)
    if parent:
        obj.parent = parent
    return obj


def place(obj, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    """Rotation in degrees."""
    obj.location = location
    obj.rotation_euler = [math.radians(a) for a in rotation]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def group(name='group'):
    return link(bpy.data.objects.new(name, None))


def instance(mesh, parent=None, location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    return place(link(bpy.data.objects.new(mesh.name, mesh), parent), location, rotation, scale)


def grid_mesh(name, points, material, closed_u=False, smooth=True):
    """Mesh of a (rows, columns, 3) array; closed_u joins the last column to the first."""
    rows, cols = points.shape[:2]
    index = np.arange(rows * cols).reshape(rows, cols)
    if closed_u:
        index = np.concatenate([index, index[:, :1]], axis=1)
    quads = np.stack([index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * cols)
    mesh.vertices.foreach_set('co', points.reshape(-1).astype(np.float32))
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set('vertex_index', quads.reshape(-1).astype(np.int32))
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set('use_smooth', np.full(len(quads), smooth))
    mesh.update(calc_edges=True)
    mesh.materials.append(material)
    return mesh


def ring(core, radius, count):
    """Points of a rounded polygon as (core point, outward normal) pairs, evenly spread."""
    core = np.asarray(core, float)
    parts = []
    for i, start in enumerate(core):
        end, after = core[(i + 1) % len(core)], core[(i + 2) % len(core)]
        along, turn = end - start, after - end
        a0 = math.atan2(-along[0], along[1])
        a1 = math.atan2(-turn[0], turn[1])
        a0, a1 = a0, a0 + (a1 - a0) % (2 * math.pi)
        parts.append((np.linalg.norm(along), start, end, a0, a0))
        parts.append((radius * (a1 - a0), end, end, a0, a1))
    total = sum(p[0] for p in parts)
    points, normals = [], []
    for length, start, end, a0, a1 in parts:
        n = max(6, round(count * length / total))
        t = np.linspace(0, 1, n, endpoint=False)[:, None]
        angle = (a0 + (a1 - a0) * t[:, 0])
        points.append(start + (end - start) * t)
        normals.append(np.stack([np.cos(angle), np.sin(angle)], -1))
    normals = np.concatenate(normals)
    return np.concatenate(points), np.stack([normals[:, 0], normals[:, 1]], -1)


def rectangle_core(width, depth, radius):
    a, b = width / 2 - radius, depth / 2 - radius
    return [(a, -b), (a, b), (-a, b), (-a, -b)]


def polygon_core(sides, apothem, radius, turn=0.0):
    r = (apothem - radius) / math.cos(math.pi / sides)
    angles = [turn + 2 * math.pi * i / sides for i in range(sides)]
    return [(r * math.cos(a), r * math.sin(a)) for a in angles]


def wobble(points, amount, seed, size=5.0):
    """Gentle hand-made irregularity: a few long waves over the whole body."""
    rng = np.random.default_rng(seed)
    moved = points.copy()
    for axis in range(3):
        for _ in range(3):
            wave = rng.normal(size=3) * 2 * math.pi / size / 1.6
            moved[..., axis] += amount / 2 * np.sin(points @ wave + rng.uniform(0, 6.28))
    return moved


def prism(core, radius, height, bevel, relief=None, pillow=.05, seed=0, fine=True, uneven=.035):
    """Points of a rounded bar standing on z=0. relief(x, y) is the depth pressed into the top."""
    base, normal = ring(core, radius, 1300 if fine else 400)
    rows = [(bevel, 0.0, s) for s in np.linspace(.01, 1, 6)]
    for t in np.linspace(0, math.pi / 2, 9)[1:]:
        rows.append((bevel * (1 - math.sin(t)), bevel * (1 - math.cos(t)), 1))
    rows += [(0, z, 1) for z in np.linspace(bevel, height - bevel, 12)[1:-1]]
    for t in np.linspace(0, math.pi / 2, 14):
        rows.append((bevel * (1 - math.cos(t)), height - bevel * (1 - math.sin(t)), 1))
    flat = 1 - np.linspace(0, 1, 230 if fine else 50)[1:] * .998
    rows += [(bevel, height, s) for s in flat]
    inset, z, scale = (np.array(v)[:, None] for v in zip(*rows))
    xy = (base[None] + (radius - inset)[..., None] * normal[None]) * scale[..., None]
    points = np.concatenate([xy, np.broadcast_to(z[..., None], xy.shape[:2] + (1,))], -1).copy()
    top = len(rows) - len(flat) - 6
    half = np.abs(xy).max(axis=(0, 1))
    dome = np.clip(1 - (xy[..., 0] / half[0]) ** 2, 0, 1) * np.clip(1 - (xy[..., 1] / half[1]) ** 2, 0, 1)
    points[top:, :, 2] += pillow * dome[top:]
    depth = np.zeros(points.shape[:2])
    if relief is not None:
        depth[top:] = relief(xy[top:, :, 0], xy[top:, :, 1])
        points[top:, :, 2] -= depth[top:]
    moved = wobble(points, uneven, seed)
    moved[..., 2] -= moved[..., 2].min()
    return moved, depth


def mark(mesh, name, values):
    """Stores one number per vertex for the shader."""
    layer = mesh.attributes.new(name, 'FLOAT', 'POINT')
    layer.data.foreach_set('value', values.reshape(-1).astype(np.float32))


def cut(obj, point, normal, inside):
    """Cuts a body by a plane, keeps the part behind it and closes it with the inside material."""
    mesh = obj.data
    mesh.materials.append(inside)
    body = bmesh.new()
    body.from_mesh(mesh)
    everything = body.verts[:] + body.edges[:] + body.faces[:]
    found = bmesh.ops.bisect_plane(body, geom=everything, plane_co=point, plane_no=normal, clear_outer=True)
    rim = np.array([v.co for v in found['geom_cut'] if isinstance(v, bmesh.types.BMVert)])
    middle = rim.mean(0)
    rim = rim[np.argsort(np.arctan2(rim[:, 2] - middle[2], rim[:, 1] - middle[1]))]
    face = body.faces.new([body.verts.new(p) for p in rim])
    face.material_index, face.smooth = len(mesh.materials) - 1, False
    face.normal_update()
    if face.normal.dot(normal) < 0:
        face.normal_flip()
    body.to_mesh(mesh)
    body.free()
    return obj


def smooth_path(points, steps=12):
    """Catmull-Rom curve through the points."""
    p = [Vector(q) for q in points]
    p = [p[0] * 2 - p[1]] + p + [p[-1] * 2 - p[-2]]
    path = []
    for i in range(1, len(p) - 2):
        for k in range(steps):
            t = k / steps
            path.append(.5 * (2 * p[i] + (p[i + 1] - p[i - 1]) * t
                              + (2 * p[i - 1] - 5 * p[i] + 4 * p[i + 1] - p[i + 2]) * t * t
                              + (3 * p[i] - p[i - 1] - 3 * p[i + 1] + p[i + 2]) * t ** 3))
    return path + [p[-2]]


def tube(name, path, radius, material, sides=10, squash=1.0):
    """Sweeps a circle along the path; radius is a number or a function of 0..1."""
    rows, side = [], None
    for i, here in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        side = (Vector((0, 0, 1)).cross(along) if side is None else side - along * side.dot(along))
        side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
        up = along.cross(side)
        t = i / (len(path) - 1)
        r = radius(t) if callable(radius) else radius
        rows.append([here + side * math.cos(a) * r + up * math.sin(a) * r * squash
                     for a in np.linspace(0, 2 * math.pi, sides, endpoint=False)])
    return grid_mesh(name, np.array(rows), material, closed_u=True)


def lathe(name, profile, material, sides=32):
    """Turns (radius, z) pairs around the z axis."""
    angle = np.linspace(0, 2 * math.pi, sides, endpoint=False)
    r, z = (np.array(v, float)[:, None] for v in zip(*profile))
    points = np.stack([r * np.cos(angle), r * np.sin(angle), np.broadcast_to(z, (len(r), sides))], -1)
    return grid_mesh(name, points, material, closed_u=True)


def box(name, size, material, bevel=.08, centre=False):
    """A box standing on z=0 with softened edges."""
    mesh = bpy.data.meshes.new(name)
    body = bmesh.new()
    bmesh.ops.create_cube(body, size=1)
    bmesh.ops.scale(body, vec=size, verts=body.verts)
    if not centre:
        bmesh.ops.translate(body, vec=(0, 0, size[2] / 2), verts=body.verts)
    bmesh.ops.bevel(body, geom=body.edges[:], offset=bevel, segments=3, affect='EDGES', profile=.5)
    for face in body.faces:
        face.smooth = True
    body.to_mesh(mesh)
    body.free()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    mesh.materials.append(material)
    return mesh
