/** The bars at the lower edge: the page's own, and the notice of cookies below it. */
type BarName = '--bar-height' | '--notice-height';

/**
 * The `ref` of a bar that sticks to the lower edge of the view: publishes its height, which what stands above it and
 * the scrolling to what has the focus need (`global.css`).
 */
function barNamed(name: BarName) {
  return (bar: HTMLElement | null) => {
    if (!bar) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  };
}

export const pageBar = barNamed('--bar-height');
export const noticeBar = barNamed('--notice-height');
