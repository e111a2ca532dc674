"""Soap materials (outside and cut face) and the materials of props and packaging."""
from shading import Shader, plain


def _surface(shader, seed, rough, grain=1.0):
    """Fine skin of a hand-made bar: uneven gloss, tiny pits, soft grain."""
    place = shader.coords(offset=(seed * 7.3, seed * 3.1, seed))
    skin = shader.noise(2.2, 4, .4, place)
    shader.set(Roughness=shader.grey(skin, .3, .7, rough - .06, rough + .1))
    fine = shader.noise(9, 6, 0, place, .65)
    pits = shader.grey(shader.voronoi(5.5, place), .03, .1, 0, 1)
    height = shader.math('ADD', fine, shader.math('MULTIPLY', pits, .25))
    shader.bump(height, .022 * grain)
    return place


def _specks(shader, colour, place, scale, size, speck):
    """Scattered grains (buds, leaf bits, coal) of an uneven size."""
    cells = shader.voronoi(scale, place)
    lots = shader.voronoi(scale, place, out='Color')
    chosen = shader.math('GREATER_THAN', shader.add('SeparateColor', Color=lots).outputs[0], .55)
    here = shader.math('MULTIPLY', shader.grey(cells, size, size * .6), chosen)
    return shader.mix(here, colour, speck)


def _swirl(shader, place, light, dark, scale, contrast):
    """Two batters poured into each other: long distorted bands."""
    bend = shader.noise(.35, 2, .8, place)
    vector = shader.add('VectorMath', {'operation': 'ADD'}, i0=place,
                        i1=shader.add('CombineXYZ', X=shader.math('MULTIPLY', bend, 3.0),
                                      Y=shader.math('MULTIPLY', bend, -2.0)).outputs[0]).outputs[0]
    bands = shader.noise(scale, 1.5, .55, vector)
    return shader.ramp(bands, [(.44 - contrast, dark), (.5, light), (.5 + contrast, dark), (.64 + contrast, light)])


def _press(shader, colour, darker, share=.55):
    """Deepens the colour where the stamp went in."""
    depth = shader.attribute('pressed')
    return shader.mix(shader.grey(depth, 0, 1, 0, share), colour, darker)


def opaque_soap(product, inside=False):
    look = product['look']
    shader = Shader(product['slug'] + ('-inside' if inside else ''))
    place = _surface(shader, product['seed'], look.get('rough', .36) + (.12 if inside else 0), 1.6 if inside else 1)
    contrast = look.get('contrast', .06) * (1.35 if inside else 1)
    colour = _swirl(shader, place, look['light'], look['dark'], look.get('swirl', .5), contrast)
    for scale, size, speck in look.get('specks', []):
        colour = _specks(shader, colour, place, scale, size, speck)
    if not inside:
        colour = _press(shader, colour, look['deep'], look.get('inlay', .55))
    if inside:
        wire = shader.noise(1, 5, 0, shader.coords(scale=(.6, .6, 14)))
        shader.bump(wire, .018, below=shader.bsdf.inputs['Normal'].links[0].from_socket)
    shader.set(Base_Color=colour, Subsurface=look.get('depth', .25), Subsurface_Color=colour,
               Subsurface_Radius=look.get('radius', (.3, .2, .13)), Specular=.5)
    shader.bsdf.subsurface_method = 'BURLEY'
    return shader.material


def honey_soap(product, inside=False):
    """Amber: strong scattering with a warm far reach, glossy."""
    look = product['look']
    shader = Shader(product['slug'] + ('-inside' if inside else ''))
    place = _surface(shader, product['seed'], look.get('rough', .26) + (.14 if inside else 0), .7)
    cloud = shader.noise(.55, 3, 1.2, place)
    colour = shader.ramp(cloud, [(.32, look['dark']), (.66, look['light'])])
    for scale, size, speck in look.get('specks', []):
        colour = _specks(shader, colour, place, scale, size, speck)
    if not inside:
        colour = _press(shader, colour, look['deep'])
    shader.set(Base_Color=colour, Subsurface=look.get('depth', .6), Subsurface_Color=colour,
               Subsurface_Radius=(1.1, .5, .12), Specular=.55)
    shader.bsdf.subsurface_method = 'BURLEY'
    return shader.material


def clear_soap(product, inside=False):
    """Glycerin: tinted glass whose shadow stays bright, since caustics are switched off."""
    look = product['look']
    shader = Shader(product['slug'] + ('-inside' if inside else ''))
    _surface(shader, product['seed'], look.get('rough', .1) + (.1 if inside else 0), .5)
    shader.set(Base_Color='#FFFFFF', Transmission=1.0, IOR=1.38, Specular=.5)
    milk = shader.add('BsdfDiffuse', Color=look['milk']).outputs[0]
    body = shader.add('MixShader', Fac=look.get('cloud', .16))
    shader.tree.links.new(shader.bsdf.outputs[0], body.inputs[1])
    shader.tree.links.new(milk, body.inputs[2])
    path = shader.add('LightPath')
    through = shader.add('BsdfTransparent', Color=look['shadow']).outputs[0]
    both = shader.add('MixShader', Fac=path.outputs['Is Shadow Ray'])
    shader.tree.links.new(body.outputs[0], both.inputs[1])
    shader.tree.links.new(through, both.inputs[2])
    shader.tree.links.new(both.outputs[0], shader.output.inputs['Surface'])
    fog = shader.add('VolumeAbsorption', Color=look['light'], Density=look.get('density', .55))
    shader.tree.links.new(fog.outputs[0], shader.output.inputs['Volume'])
    return shader.material


SOAPS = {'opaque': opaque_soap, 'honey': honey_soap, 'clear': clear_soap}


def soap(product, inside=False):
    return SOAPS[product['look'].get('kind', 'opaque')](product, inside)


def leaf(colour, dark, rough=.45, share=.3):
    shader = Shader('leaf')
    tone = shader.noise(1.6, 3)
    base = shader.ramp(tone, [(.35, dark), (.65, colour)])
    base = shader.mix(shader.math('MULTIPLY', shader.random(), .45), base, dark)
    vein = shader.attribute('vein')
    base = shader.mix(shader.math('MULTIPLY', vein, .35), base, '#C9D9A8')
    shader.set(Base_Color=base, Roughness=rough, Specular=.4)
    shader.bump(shader.noise(7, 3), .03)
    return shader.translucent(base, share).material


def petal(colour, heart, share=.35):
    shader = Shader('petal')
    base = shader.mix(shader.grey(shader.attribute('vein'), .2, 1, 0, .5), colour, heart)
    shader.set(Base_Color=base, Roughness=.55, Specular=.3)
    shader.bump(shader.noise(3, 3, 0, shader.coords(scale=(.7, 6, 1))), .02)
    return shader.translucent(base, share).material


def varied(name, first, second, rough=.7, grain=.02, scale=8):
    """A natural thing whose pieces differ a little in colour."""
    shader = Shader(name)
    base = shader.mix(shader.random(), first, second)
    base = shader.mix(shader.grey(shader.noise(scale, 4), .3, .7, 0, .45), base, second)
    shader.set(Base_Color=base, Roughness=rough)
    shader.bump(shader.noise(scale * 1.7, 5), grain)
    return shader.material


def pod():
    shader = Shader('pod')
    grain = shader.noise(1.4, 4, .6, shader.coords(scale=(1, 9, 9)))
    shader.set(Base_Color=shader.ramp(grain, [(.3, '#1E0F08'), (.7, '#4A2A17')]), Roughness=.36, Specular=.5)
    shader.bump(grain, .09)
    return shader.material


def wood(light, dark, rough=.5, stretch=(.22, 2.2, 2.2), grain=.02):
    """Grain running along x; each object gets its own part of the trunk."""
    shader = Shader('wood')
    shift = shader.add('CombineXYZ', X=shader.math('MULTIPLY', shader.random(), 90.0),
                       Y=shader.math('MULTIPLY', shader.random(), 31.0)).outputs[0]
    place = shader.add('VectorMath', {'operation': 'ADD'}, i0=shader.coords(), i1=shift).outputs[0]
    long = shader.add('Mapping', Vector=place, Scale=stretch).outputs[0]
    rings = shader.noise(.9, 3, 1.4, long)
    waves = shader.math('FRACT', shader.math('MULTIPLY', rings, 9.0))
    fibre = shader.noise(3.2, 6, 0, shader.add('Mapping', Vector=place, Scale=(.35, 9, 9)).outputs[0], .65)
    tone = shader.math('ADD', shader.math('MULTIPLY', waves, .4), shader.math('MULTIPLY', fibre, .6))
    colour = shader.ramp(tone, [(.12, dark), (.62, light)])
    colour = shader.mix(shader.math('MULTIPLY', shader.random(), .28), colour, dark)
    shader.set(Base_Color=colour, Roughness=shader.grey(fibre, .3, .7, rough + .12, rough - .05), Specular=.35)
    shader.bump(fibre, grain)
    return shader.material


def paper(colour, fibres='#8A6B48', rough=.85, amount=.25, grain=.012):
    shader = Shader('paper')
    hair = shader.voronoi(5, shader.coords(scale=(.5, 2.6, 1.2), rotation=(.4, .3, .6)), 'DISTANCE_TO_EDGE')
    cloud = shader.noise(14, 5)
    base = shader.mix(shader.grey(hair, .03, 0, 0, amount), colour, fibres)
    base = shader.mix(shader.grey(cloud, .35, .7, 0, amount * .5), base, fibres)
    shader.set(Base_Color=base, Roughness=rough, Specular=.2)
    shader.bump(cloud, grain)
    return shader.material


def twine():
    shader = Shader('twine')
    shader.set(Base_Color='#B89468', Roughness=.9, Specular=.1)
    shader.bump(shader.noise(20, 3), .03)
    return shader.material


def ink(colour='#7A3F4A'):
    return plain('ink', colour, .7, Specular=.2)
