import type { ReactNode } from 'react';
import { createStore } from '../create-store.ts';

export type Question = {
  /** The question, verbatim where the specification has one. */
  question: string;
  /** The affected item, shown separately, to prevent deleting the wrong one. */
  what?: ReactNode;
  /** What stands in the way of the effect, in a box of its own. */
  warning?: string;
  /** The consequence of a yes, where it is not obvious. */
  consequence?: string;
  /** The label of the confirming button: 'Löschen', 'Verwerfen'. */
  yes: string;
  no?: string;
  /** Whether a yes destroys data; shown as a red button. Defaults to true. */
  isDestructive?: boolean;
};

type Asked = Question & { answer: (isYes: boolean) => void };

// When the page is left, an open question is answered with no.
const asked = createStore<Asked | undefined>(undefined, () => asked.get()?.answer(false));

/** Asks, and resolves to whether the user confirmed. Closing the question in any way means no. */
export function confirm(question: Question): Promise<boolean> {
  asked.get()?.answer(false);
  return new Promise((resolve) => {
    const answer = (isYes: boolean) => {
      asked.set(undefined);
      resolve(isYes);
    };
    asked.set({ ...question, answer });
  });
}

export const useAsked = asked.use;
