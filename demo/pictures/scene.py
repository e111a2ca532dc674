"""Run inside Blender (3.4.1): blender -b --factory-startup -P scene.py -- NAME QUALITY FOLDER"""
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import compositions
import stage


def run():
    name, quality, folder = sys.argv[sys.argv.index('--') + 1:][:3]
    stage.empty_scene()
    started = time.time()
    size, clear = compositions.build(name)
    print(f'built {name} in {time.time() - started:.1f} s')
    stage.render(folder, size, quality, clear)


try:
    run()
except Exception:
    import traceback
    traceback.print_exc()
    sys.exit(1)
