import { createStore } from './create-store.ts';

export type SnackbarTone = 'success' | 'error' | 'warning' | 'info';
/** A button in a message; pressing it closes the message. */
export type SnackbarAction = { label: string; onClick: () => void };
export type SnackbarMessage = { id: number; tone: SnackbarTone; text: string; action?: SnackbarAction };

/** More messages would cover the content they are about. */
const atMost = 3;

const messages = createStore<SnackbarMessage[]>([]);
let lastId = 0;

/** The same text is shown once, with its timer restarted. */
function show(tone: SnackbarTone, text: string, action?: SnackbarAction): void {
  lastId += 1;
  const others = messages.get().filter((message) => message.text !== text);
  messages.set([...others, { id: lastId, tone, text, ...(action && { action }) }].slice(-atMost));
}

/** Shows the result of an action (admin.txt §8), bottom right, for 6 s. Line breaks in `text` are kept. */
export const snackbar = {
  success: (text: string, action?: SnackbarAction) => show('success', text, action),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  info: (text: string) => show('info', text),
};

export function closeSnackbar(id: number): void {
  messages.set(messages.get().filter((message) => message.id !== id));
}

export const useSnackbarMessages = messages.use;
