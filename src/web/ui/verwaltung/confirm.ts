import { useSyncExternalStore } from 'react';

export type Question = {
  /** The question, to the letter of the specification where it gives one. */
  question: string;
  /** The thing it is about; shown by itself, so that nobody deletes the wrong one. */
  what?: string;
  /** What follows from a yes, where that is not plain. */
  consequence?: string;
  /** What the button says that goes on: 'Löschen', 'Verwerfen'. */
  yes: string;
  no?: string;
  /** Whether a yes destroys something; the button says so in red. True unless told otherwise. */
  isDestructive?: boolean;
};

type Asked = Question & { answer: (isYes: boolean) => void };

let asked: Asked | undefined;
const listeners = new Set<() => void>();

function replace(next: Asked | undefined): void {
  asked = next;
  for (const tell of listeners) tell();
}

/** Asks, and answers whether the person said yes. Closing the question in any way is a no. */
export function confirm(question: Question): Promise<boolean> {
  asked?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      replace(undefined);
      resolve(isYes);
    };
    replace({ ...question, answer });
  });
}

export function useAsked(): Asked | undefined {
  const read = () => asked;
  return useSyncExternalStore(subscribe, read, read);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page is left: nobody can answer any more.
    if (listeners.size === 0) asked?.answer(false);
  };
}
