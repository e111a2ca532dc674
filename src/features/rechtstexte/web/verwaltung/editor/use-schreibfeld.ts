import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { parseRechtstext } from '../../../bloecke/rechtstext-bloecke.ts';
import { writeRechtstext } from '../../../bloecke/write-rechtstext.ts';
import type { PlatzhalterWorte } from './platzhalter-wort.ts';
import { blocksToDom, chip, closeChip, domToBlocks } from './schreibfeld-dom.ts';

/**
 * What the toolbar does to the text. The browser's own commands do it: they work with every keyboard of a phone, and
 * can be undone like typing.
 */
export type Schreibbefehle = {
  format: (tag: 'h2' | 'h3' | 'p' | 'blockquote') => void;
  bold: () => void;
  list: () => void;
  /** Answers whether words were marked that are a link now. */
  link: (href: string) => boolean;
  undo: () => void;
  /** `isAlone`: it is a whole paragraph. */
  insertPlatzhalter: (name: string, isAlone: boolean) => void;
};

type SchreibfeldOptions = {
  text: string;
  worte: PlatzhalterWorte;
  onChange: (text: string) => void;
};

/** An element to write a legal text in, without marks; the text itself is that with marks. */
export function useSchreibfeld({ text, worte, onChange }: SchreibfeldOptions) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  const { run, place } = useRun(root);

  // What was typed here is there already: drawing it anew would move the cursor.
  useLayoutEffect(() => {
    if (!root.current || shown.current === text) return;
    shown.current = text;
    const nodes = blocksToDom(parseRechtstext(text), worte);
    root.current.replaceChildren(...(nodes.length > 0 ? nodes : [emptyLine()]));
  }, [text, worte]);

  const read = () => {
    if (!root.current) return;
    shown.current = writeRechtstext(domToBlocks(root.current));
    onChange(shown.current);
  };
  // A text of another program comes without its looks; what holds no text, like a picture, changes nothing.
  const insertPlain = (event: ClipboardEvent | DragEvent, data: DataTransfer, moveCursor = () => {}) => {
    event.preventDefault();
    const plain = data.getData('text/plain');
    if (plain === '') return;
    moveCursor();
    run('insertText', plain);
  };
  const field = {
    ref: root,
    onInput: read,
    onPaste: (event: ClipboardEvent) => insertPlain(event, event.clipboardData),
    onDrop: (event: DragEvent) =>
      insertPlain(event, event.dataTransfer, () => putCursor(root.current, event)),
  };
  return { field, befehle: befehleOf(run, { root, place, worte }) };
}

type Ort = Pick<SchreibfeldOptions, 'worte'> & {
  root: RefObject<HTMLDivElement | null>;
  place: RefObject<Range | undefined>;
};

function befehleOf(run: Run, { root, place, worte }: Ort): Schreibbefehle {
  return {
    format: (tag) => {
      const isBoxed = tag === 'p' && isInBox();
      run('formatBlock', tag);
      if (isBoxed) run('outdent');
    },
    bold: () => run('bold'),
    list: () => run('insertUnorderedList'),
    link: (href) => {
      if (place.current?.collapsed ?? true) return false;
      run('createLink', href);
      return true;
    },
    undo: () => run('undo'),
    insertPlatzhalter: (name, isAlone) => {
      if (isAlone) run('insertParagraph');
      run('insertHTML', `${chip(name, worte.get(name) ?? name).outerHTML}\u200b`);
      for (const one of root.current?.querySelectorAll<HTMLElement>('[data-platzhalter]') ?? [])
        closeChip(one);
      if (isAlone) run('insertParagraph');
    },
  };
}

type Run = (command: string, value?: string) => void;

/** Runs a command at `place`: where the cursor is, or was before a button took the focus. */
function useRun(root: RefObject<HTMLDivElement | null>): { run: Run; place: RefObject<Range | undefined> } {
  const place = useRef<Range>(undefined);
  useEffect(() => {
    const note = () => {
      const selection = document.getSelection();
      const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
      if (range && root.current?.contains(range.commonAncestorContainer)) place.current = range.cloneRange();
    };
    document.addEventListener('selectionchange', note);
    return () => document.removeEventListener('selectionchange', note);
  }, [root]);
  const run = (command: string, value?: string) => {
    const selection = document.getSelection();
    if (document.activeElement !== root.current) {
      root.current?.focus({ preventScroll: true });
      if (place.current) {
        selection?.removeAllRanges();
        selection?.addRange(place.current);
      }
    }
    document.execCommand('defaultParagraphSeparator', false, 'p');
    document.execCommand(command, false, value);
  };
  return { run, place };
}

/** Puts the cursor where something is dropped. */
function putCursor(root: HTMLDivElement | null, { clientX, clientY }: DragEvent): void {
  const range = rangeAt(clientX, clientY);
  if (!range || !root?.contains(range.startContainer)) return;
  root.focus({ preventScroll: true });
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function rangeAt(x: number, y: number): Range | null {
  // Not in every browser that is supported.
  if (!('caretPositionFromPoint' in document)) return (document as Document).caretRangeFromPoint(x, y);
  const position = document.caretPositionFromPoint(x, y);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

function emptyLine(): Node {
  const line = document.createElement('p');
  line.append(document.createElement('br'));
  return line;
}

function isInBox(): boolean {
  const node = document.getSelection()?.anchorNode;
  return (node instanceof Element ? node : node?.parentElement)?.closest('blockquote') != null;
}
