import { type DragEvent, useState } from 'react';

/** Lets files be dropped on an element: `{...drop}` on it, `isOver` while files hang above it. */
export function useFileDrop(onFiles: (files: File[]) => void, isDisabled: boolean) {
  const [isOver, setIsOver] = useState(false);
  const accept = (event: DragEvent) => {
    if (isDisabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = {
    onDragEnter: accept,
    onDragOver: accept,
    onDragLeave: (event: DragEvent) => {
      // Moving onto something inside the element is no leaving.
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      const files = [...event.dataTransfer.files];
      if (!isDisabled && files.length > 0) onFiles(files);
    },
  };
  return { isOver: isOver && !isDisabled, drop };
}
