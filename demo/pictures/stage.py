"""Camera, window light and render settings shared by all pictures."""
import math

import bpy
from mathutils import Vector

import meshes

QUALITY = {  # share of the final pixels, most samples per pixel, noise threshold
    'test': (.3, 8, .1),
    'draft': (.42, 12, .08),
    'good': (.66, 14, .05),
    'final': (.78, 16, .04),
}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def light(warmth=1.0, sun=True):
    """A tall window on the left, a little behind the goods; sun falls through its bars; a bright room."""
    _area((-24, 9, 19), (0, 0, 1), 15, 12500, (1, .95, .88))
    world = bpy.data.worlds.new('room')
    bpy.context.scene.world = world
    world.use_nodes = True
    back = world.node_tree.nodes['Background'].inputs
    back[0].default_value, back[1].default_value = (1, .975, .945, 1), .42
    if sun:
        lamp = bpy.data.lights.new('sun', 'SUN')
        lamp.energy, lamp.angle, lamp.color = 3.0 * warmth, math.radians(5), (1, .86, .68)
        lamp_object = meshes.link(bpy.data.objects.new('sun', lamp))
        lamp_object.rotation_euler = Vector((1, -.42, -.62)).to_track_quat('-Z', 'Y').to_euler()
        _window_bars()


def _area(location, target, size, power, colour):
    lamp = bpy.data.lights.new('window', 'AREA')
    lamp.size, lamp.energy, lamp.color = size, power, colour
    obj = meshes.link(bpy.data.objects.new('window', lamp))
    obj.location = location
    obj.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def _window_bars():
    """Bars and a wall around the panes: invisible to all but shadow rays of the sun."""
    from shading import plain
    dark = plain('bar', '#202020')
    aim = Vector((-1, .42, .62)).normalized()
    root = meshes.group('bars')
    for x, y, w, h in ((0, 0, .9, 60), (0, 0, 60, .9), (-19, 0, 24, 80), (19, 0, 24, 80), (0, 17, 80, 20),
                       (0, -17, 80, 20)):
        meshes.instance(meshes.box('bar', (w, h, .3), dark, .02, centre=True), root, (x, y, 0))
    root.location = aim * 34 + Vector((1.2, 1.5, 0))
    root.rotation_euler = aim.to_track_quat('Z', 'Y').to_euler()
    for obj in root.children:
        obj.visible_camera = obj.visible_diffuse = obj.visible_glossy = obj.visible_transmission = False


def camera(target=(0, 0, 1), width=14.0, pitch=31.0, turn=0.0, distance=34.0, aperture=.38, focus=None):
    """Looks at the target from the front; width is what the frame spans there, in centimetres."""
    data = bpy.data.cameras.new('camera')
    obj = meshes.link(bpy.data.objects.new('camera', data))
    p, t = math.radians(pitch), math.radians(turn)
    away = Vector((math.sin(t) * math.cos(p), -math.cos(t) * math.cos(p), math.sin(p)))
    target = Vector(target)
    obj.location = target + away * distance
    obj.rotation_euler = (-away).to_track_quat('-Z', 'Y').to_euler()
    data.lens = data.sensor_width * distance / width
    data.dof.use_dof = True
    data.dof.focus_distance = (obj.location - Vector(focus or target)).dot(away)
    data.dof.aperture_fstop = data.lens / 1000 / aperture
    bpy.context.scene.camera = obj


def _guide(material):
    """Lets a material write its bare colour and bumped normal, which are free of noise even under the skin."""
    tree = material.node_tree
    skin = tree.nodes.get('Principled BSDF')
    for name, key in (('base', 'Base Color'), ('facing', 'Normal')):
        aov = tree.nodes.new('ShaderNodeOutputAOV')
        aov.name = name
        socket = skin.inputs[key]
        if socket.is_linked:
            tree.links.new(socket.links[0].from_socket, aov.inputs['Color'])
        elif key == 'Normal':
            tree.links.new(tree.nodes.new('ShaderNodeNewGeometry').outputs['Normal'], aov.inputs['Color'])
        else:
            aov.inputs['Color'].default_value = socket.default_value


def _passes(scene, folder):
    """Writes colour and the features the denoiser is guided by as separate EXR files."""
    layer = scene.view_layers[0]
    layer.use_pass_z = True
    for name in ('base', 'facing'):
        layer.aovs.add().name = name
    for material in bpy.data.materials:
        if material.use_nodes:
            _guide(material)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_depth, target.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    target.file_slots.clear()
    for slot, name in (('colour', 'Image'), ('normal', 'facing'), ('albedo', 'base'), ('depth', 'Depth')):
        target.file_slots.new(slot)
        tree.links.new(source.outputs[name], target.inputs[slot])


def render(folder, size, quality, clear=False):
    share, samples, threshold = QUALITY[quality]
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = (round(v * share) for v in size)
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, threshold, 8
    cycles.max_bounces = 9 if clear else 3
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = (8 if clear else 2), 6
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 12, 2.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.pixel_filter_type = 1.0, 'BLACKMAN_HARRIS'
    _passes(scene, folder)
    scene.render.use_persistent_data = False
    bpy.ops.render.render(write_still=False)
