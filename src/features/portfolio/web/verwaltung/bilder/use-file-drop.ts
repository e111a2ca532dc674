import { type DragEvent, useState } from 'react';

/** Makes an element accept dropped files: spread `drop` on it; `isOver` while files are dragged over it. */
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
      // Moving onto a child element is not leaving.
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
