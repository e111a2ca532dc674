import { useEffect } from 'react';

/** A file dropped outside a drop zone would replace the page; this prevents it. */
export function useNoStrayDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      if (!event.defaultPrevented) event.dataTransfer.dropEffect = 'none';
      event.preventDefault();
    };
    for (const kind of ['dragover', 'drop'] as const) addEventListener(kind, refuse);
    return () => {
      for (const kind of ['dragover', 'drop'] as const) removeEventListener(kind, refuse);
    };
  }, []);
}
