import { createStore } from '../create-store.ts';

export type SnackbarTone = 'success' | 'error' | 'warning' | 'info';
/** A button in a message; pressing it closes the message. */
export type SnackbarAction = { label: string; onClick: () => void };
/** `isLasting`: stays until it is closed. */
export type SnackbarMessage = {
  id: number;
  tone: SnackbarTone;
  text: string;
  action?: SnackbarAction;
  isLasting?: true;
};

/** More messages would cover the content they are about. */
const atMost = 3;

const messages = createStore<SnackbarMessage[]>([]);
let lastId = 0;

type More = Pick<SnackbarMessage, 'action' | 'isLasting'>;

/** The same text is shown once, with its timer restarted. One that lasts makes room only for others that last. */
function show(tone: SnackbarTone, text: string, more: More = {}): void {
  lastId += 1;
  const others = messages.get().filter((message) => message.text !== text);
  const all: SnackbarMessage[] = [...others, { id: lastId, tone, text, ...more }];
  const over = all.length > atMost ? (all.find(({ isLasting }) => !isLasting) ?? all[0]) : undefined;
  messages.set(all.filter((message) => message !== over));
}

/** Shows the result of an action (requirements.md, admin §8), bottom right, for 6 s. Line breaks in `text` are kept. */
export const snackbar = {
  success: (text: string, action?: SnackbarAction) => show('success', text, action && { action }),
  error: (text: string) => show('error', text),
  /** An error that a person has to have read before going on, wherever on a long page. */
  lastingError: (text: string) => show('error', text, { isLasting: true }),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
};

export function closeSnackbar(id: number): void {
  messages.set(messages.get().filter((message) => message.id !== id));
}

export function closeSnackbars(): void {
  messages.set([]);
}

export const useSnackbarMessages = messages.use;
