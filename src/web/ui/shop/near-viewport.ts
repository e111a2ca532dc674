/** storefront.txt §9: pictures load when they come within 100 px of the view. One observer serves them all. */
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

/** Calls `onNear` once when `element` comes near the view; the answer stops the waiting. */
export function watchNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(handle, { rootMargin: margin });
  waiting.set(element, onNear);
  observer.observe(element);
  return () => {
    observer?.unobserve(element);
    waiting.delete(element);
  };
}
