import { createStore } from './create-store.ts';

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

// When the page is left nobody can answer any more.
const asked = createStore<Asked | undefined>(undefined, () => asked.get()?.answer(false));

/** Asks, and answers whether the person said yes. Closing the question in any way is a no. */
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
