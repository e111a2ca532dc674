#!/usr/bin/env python3
"""Renders the demo pictures: render.py [NAME ...] [--quality test|draft|good|final] [--keep FOLDER]

Without names all pictures are made. Runs Blender 3.4.1 (Cycles, processor), then develop.py, then cwebp.
"""
import argparse
import os
import subprocess
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
SIZES = {'hero': (1920, 1080), 'about': (1600, 1200)}
LIMIT = 150_000


def names():
    sys.path.insert(0, HERE)
    from products import PRODUCTS
    return [f'{slug}-{n}' for n in (1, 2, 3) for slug in PRODUCTS] + ['hero', 'about']


def blender(name, quality, folder):
    command = ['nice', '-n', '19', 'blender', '-b', '--factory-startup', '-P', os.path.join(HERE, 'scene.py'), '--',
               name, quality, folder]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode or not os.path.exists(os.path.join(folder, 'colour0001.exr')):
        raise SystemExit(f'{name}: Blender failed\n{done.stdout[-1500:]}\n{done.stderr[-3000:]}')


def to_webp(png, target):
    """Best quality below the size limit; replaces the old file only when done."""
    for quality in (88, 82, 76, 68, 60, 50, 40):
        part = target + '.part'
        subprocess.run(['cwebp', '-quiet', '-m', '6', '-sharp_yuv', '-q', str(quality), png, '-o', part], check=True)
        if os.path.getsize(part) <= LIMIT:
            break
    os.replace(part, target)


def make(name, quality, keep):
    started = time.time()
    with tempfile.TemporaryDirectory() as scratch:
        folder = os.path.join(keep, name) if keep else scratch
        os.makedirs(folder, exist_ok=True)
        blender(name, quality, folder)
        rendered = time.time()
        from develop import develop
        png = os.path.join(keep or scratch, name + '.png')
        develop(folder, SIZES.get(name, (1200, 1200)), png)
        if quality != 'test':
            to_webp(png, os.path.join(HERE, name + '.webp'))
    print(f'{name}: render {rendered - started:.0f} s, develop {time.time() - rendered:.0f} s', flush=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('names', nargs='*')
    parser.add_argument('--quality', default='final', choices=('test', 'draft', 'good', 'final'))
    parser.add_argument('--keep', help='folder for the intermediate files')
    options = parser.parse_args()
    for name in options.names or names():
        make(name, options.quality, options.keep)


if __name__ == '__main__':
    main()
