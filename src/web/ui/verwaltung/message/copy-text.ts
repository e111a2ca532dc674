import { snackbar } from './snackbar.ts';

/** Copies a text and says that it did; without a secure connection browsers have no clipboard API. */
export async function copyText(text: string, { copied }: { copied: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    snackbar.success(copied);
  } catch {
    snackbar.error('Das Kopieren ist in diesem Browser nicht möglich.');
  }
}
