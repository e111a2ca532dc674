import { inPercent, type Progress } from '#shared/progress.ts';

/** Where progress is shown: standard error, because the result of a command is on standard output. */
type Shown = { isTTY?: boolean; write: (text: string) => unknown };

/** Milliseconds between two lines in a log: short work says nothing there. */
const quietMs = 5000;

/** Moves to the start of the line and empties it. */
const newLine = '\r\u001b[K';

/**
 * Shows how far a command is: on a terminal in one line that changes, elsewhere in a line at each further ten
 * percent. `now` is in milliseconds.
 */
export function progressLine(what: string, stream: Shown, now = () => performance.now()): Progress {
  let last = now();
  let written = 0;
  return inPercent((percent) => {
    if (stream.isTTY) return void stream.write(`${newLine}${what}: ${percent} %`);
    const tens = Math.floor(percent / 10) * 10;
    if (percent === 100 || tens <= written || now() - last < quietMs) return;
    [last, written] = [now(), tens];
    stream.write(`${what}: ${tens} %\n`);
  });
}

/** Takes the line away before the result is shown. */
export function endProgressLine(stream: Shown): void {
  if (stream.isTTY) stream.write(newLine);
}
