/** requirements.md, storefront §9: pictures load within 100 px of the viewport. All pictures share one observer. */
const margin = '100px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function handle(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting) continue;
    observer?.unobserve(target);
    waiting.get(target)?.();
    waiting.delete(target);
  }
}

/** Calls `onNear` once when `element` comes near the viewport; returns a function that stops watching. */
export function watchNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(handle, { rootMargin: margin });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    waiting.delete(element);
  };
}
