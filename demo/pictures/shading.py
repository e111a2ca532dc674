"""Small helpers to write Blender shader graphs as readable Python."""
import bpy


def rgb(code):
    """Linear RGBA of a CSS colour such as '#9C4F5C'."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(p / 12.92 if p <= .04045 else ((p + .055) / 1.055) ** 2.4 for p in parts) + (1.0,)


def as_colour(value):
    return rgb(value) if isinstance(value, str) else value


class Shader:
    """One material with its Principled node; every method returns an output socket."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']
        self._coords = None

    def add(self, kind, settings=None, **inputs):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        self.feed(node, **inputs)
        return node

    def feed(self, node, **inputs):
        for key, value in inputs.items():
            index = int(key[1:]) if key[0] == 'i' and key[1:].isdigit() else key.replace('_', ' ')
            socket = node.inputs[index]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = as_colour(value)

    def set(self, **inputs):
        self.feed(self.bsdf, **inputs)
        return self

    def coords(self, scale=(1, 1, 1), offset=(0, 0, 0), rotation=(0, 0, 0)):
        if self._coords is None:
            self._coords = self.add('TexCoord').outputs['Object']
        node = self.add('Mapping', Vector=self._coords, Scale=scale, Location=offset, Rotation=rotation)
        return node.outputs[0]

    def noise(self, scale, detail=3, distortion=0, vector=None, roughness=.5):
        node = self.add('TexNoise', Vector=vector or self.coords(), Scale=scale, Detail=detail,
                        Distortion=distortion, Roughness=roughness)
        return node.outputs['Fac']

    def voronoi(self, scale, vector=None, feature='F1', out='Distance', randomness=1):
        node = self.add('TexVoronoi', {'feature': feature}, Vector=vector or self.coords(), Scale=scale,
                        Randomness=randomness)
        return node.outputs[out]

    def math(self, operation, a, b=0.0):
        return self.add('Math', {'operation': operation}, i0=a, i1=b).outputs[0]

    def ramp(self, value, stops):
        node = self.add('ValToRGB', Fac=value)
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, as_colour(colour)
        return node.outputs[0]

    def grey(self, value, low, high, bottom=0.0, top=1.0):
        """Maps low..high to bottom..top, clamped."""
        node = self.add('MapRange', Value=value, From_Min=low, From_Max=high, To_Min=bottom, To_Max=top)
        return node.outputs[0]

    def mix(self, factor, first, second, mode='MIX'):
        return self.add('MixRGB', {'blend_type': mode}, Fac=factor, Color1=first, Color2=second).outputs[0]

    def random(self):
        return self.add('ObjectInfo').outputs['Random']

    def attribute(self, name):
        return self.add('Attribute', {'attribute_name': name}).outputs['Fac']

    def bump(self, height, distance, strength=1.0, below=None):
        """Adds relief: distance is the height in centimetres of a full 0..1 step."""
        node = self.add('Bump', Height=height, Distance=distance, Strength=strength)
        if below:
            self.tree.links.new(below, node.inputs['Normal'])
        self.feed(self.bsdf, Normal=node.outputs[0])
        return node.outputs[0]

    def translucent(self, colour, share):
        """Mixes light coming through from behind: leaves, petals, thin paper."""
        thin = self.add('BsdfTranslucent', Color=colour)
        both = self.add('MixShader', Fac=share)
        self.tree.links.new(self.bsdf.outputs[0], both.inputs[1])
        self.tree.links.new(thin.outputs[0], both.inputs[2])
        self.tree.links.new(both.outputs[0], self.output.inputs['Surface'])
        return self


def plain(name, colour, roughness=.6, **more):
    return Shader(name).set(Base_Color=colour, Roughness=roughness, **more).material
