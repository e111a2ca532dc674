import { findFault } from '#server/db/engines/sqlite-file.ts';

/** The outcome of a check: the first fault if there is one, or why the file could not be checked. */
export type FileCheck = { fault: string | undefined } | { failure: string };

// A terminal or service manager signals this process too; the shop ends it.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
// Without the shop nobody waits for the outcome.
process.once('disconnect', () => process.exit());

/** Checks one file and ends. Reading all pages would block the shop's requests. */
process.once('message', (file: string) => {
  process.send?.(checkOf(file), () => process.disconnect?.());
});

function checkOf(file: string): FileCheck {
  try {
    return { fault: findFault(file) };
  } catch (error) {
    return { failure: (error as Error).message };
  }
}
