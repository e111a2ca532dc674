"""From Cycles' linear passes to a finished picture: guided denoising, tone curve, scaling, sharpening.

Needs python3-opencv and numpy. Noise is removed by local linear regression of the light on noise-free guides
(surface normal, albedo, depth and a first smoothed estimate), so weave, grain and stamps stay crisp.
"""
import os

os.environ.setdefault('OPENCV_IO_ENABLE_OPENEXR', '1')

import cv2
import numpy as np


def load(folder, name):
    picture = cv2.imread(os.path.join(folder, name + '0001.exr'), cv2.IMREAD_UNCHANGED)
    return picture[..., :3].astype(np.float32) if picture.ndim == 3 else picture.astype(np.float32)


def mean(field, radius):
    return cv2.boxFilter(field, -1, (2 * radius + 1,) * 2, borderType=cv2.BORDER_REFLECT)


def calm_fireflies(light):
    """Pixels far brighter than their neighbourhood are drawn back to it."""
    around = cv2.medianBlur(light, 5)
    limit = around * 1.6 + .05
    return np.minimum(light, limit)


def first_estimate(light, strength=7):
    """Non-local means on the tone-compressed light: keeps shadow edges the other guides do not know."""
    small = np.clip(np.log2(1 + cv2.medianBlur(light, 5) * 4) / 4, 0, 1)
    eight = (small * 255).astype(np.uint8)
    eight = cv2.fastNlMeansDenoisingColored(eight, None, strength, strength + 4, 5, 15)
    return cv2.GaussianBlur(eight.astype(np.float32) / 255, (0, 0), .8)


def regress(light, guides, radius, eps):
    """Guided filter with many guides: light ~ a * guides + b in every window."""
    h, w, _ = light.shape
    n = guides.shape[2]
    mu = np.stack([mean(guides[..., i], radius) for i in range(n)], -1)
    cov = np.empty((h, w, n, n), np.float32)
    for i in range(n):
        for j in range(i, n):
            cov[..., i, j] = cov[..., j, i] = mean(guides[..., i] * guides[..., j], radius) - mu[..., i] * mu[..., j]
    cov += np.eye(n, dtype=np.float32) * eps
    average = mean(light, radius)
    cross = np.stack([mean(guides[..., i:i + 1] * light, radius) - mu[..., i:i + 1] * average for i in range(n)], 2)
    slope = np.linalg.solve(cov, cross)
    offset = average - np.einsum('hwn,hwnc->hwc', mu, slope)
    slope = mean(slope.reshape(h, w, -1), radius).reshape(h, w, n, 3)
    return np.einsum('hwn,hwnc->hwc', guides, slope) + mean(offset, radius)


def denoise(folder, radius=5):
    colour, albedo = load(folder, 'colour'), load(folder, 'albedo')
    normal, depth = load(folder, 'normal'), load(folder, 'depth')
    depth = depth[..., 0] if depth.ndim == 3 else depth
    base = np.clip(albedo, 0, 1) + .25  # dark skins shine more than they scatter
    light = calm_fireflies(colour / base)
    depth = np.clip(depth / max(np.percentile(depth, 95), 1e-3), 0, 1.2)
    guides = np.dstack([normal * .6, np.clip(albedo, 0, 1), depth * 3, first_estimate(light) * 1.5])
    result = regress(light, guides.astype(np.float32), radius, 8e-4)
    return np.maximum(result, 0) * base


def tone(linear, exposure):
    """A soft film-like curve with warm highlights; input and output BGR."""
    x = linear * exposure
    lum = x @ np.array([.0722, .7152, .2126], np.float32)
    x = lum[..., None] + (x - lum[..., None]) * 1.06
    x = np.maximum(x, 0)
    a, b, c, d, e = 2.2, .06, 1.9, .62, .16
    curve = (x * (a * x + b)) / (x * (c * x + d) + e)
    out = np.clip(curve / ((a * 9 + b) / (c * 9 + d + e / 3)), 0, 1)
    return out ** (1 / 2.2)


def finish(picture, size, sharpen=.45):
    picture = cv2.resize(picture, size, interpolation=cv2.INTER_LANCZOS4)
    soft = cv2.GaussianBlur(picture, (0, 0), 1.1)
    picture = np.clip(picture + (picture - soft) * sharpen, 0, 1)
    y, x = np.mgrid[-1:1:size[1] * 1j, -1:1:size[0] * 1j]
    return picture * (1 - .06 * np.clip(x * x + y * y - .6, 0, 1)[..., None])


def develop(folder, size, target, exposure=1.12):
    picture = finish(tone(denoise(folder), exposure), size)
    grain = np.random.default_rng(1).uniform(-.5, .5, picture.shape)
    cv2.imwrite(target, np.clip(picture * 255 + grain + .5, 0, 255).astype(np.uint8))
