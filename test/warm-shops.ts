import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** What the process is asked: to open a shop with this environment, or to close it. */
export type WarmRequest = { nr: number; env: Record<string, string> } | { nr: number };

/** What it answers, and what a shop writes meanwhile. */
export type WarmAnswer = { nr: number } & (
  | { url: string }
  | { closed: true }
  | { failure: string }
  | { output: string }
);

/** An open shop: its address, what it has written so far, how to close it, and whether it is still open. */
export type WarmShop = {
  url: string;
  output: () => string;
  close: () => Promise<void>;
  isOpen: () => boolean;
};

type Waiting = { resolve: (answer: WarmAnswer) => void; reject: (reason: Error) => void };

/** Each shop chooses a free port; the API's page would double the time that it takes to open. */
const usual = { DEMO: '0', LOG_LEVEL: 'error', PORT: '0', API_DOCS: '0' };

/**
 * Opens shops in one process beside the tests. Only the first costs its start: importing and compiling the
 * server takes longer than most tests. A test of the process itself starts its own (`startShop`).
 */
export class WarmShops {
  #child: ChildProcess | undefined;
  #latest = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #outputs = new Map<number, string>();

  /** Opens the shop of this environment, which the environment of the tests does not affect. */
  async open(env: Record<string, string>): Promise<WarmShop> {
    const nr = ++this.#latest;
    this.#outputs.set(nr, '');
    const answer = await this.#ask({ nr, env: { ...usual, ...env } });
    const child = this.#child;
    let closing: Promise<unknown> | undefined;
    return {
      url: 'url' in answer ? answer.url : '',
      output: () => this.#outputs.get(nr) ?? '',
      close: async () => {
        closing ??= this.#ask({ nr });
        await closing;
      },
      isOpen: () => closing === undefined && this.#child === child,
    };
  }

  /** Ends the process, and with it all shops that are still open. */
  async end(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
  }

  #ask(request: WarmRequest): Promise<WarmAnswer> {
    this.#child ??= this.#start();
    const child = this.#child;
    return new Promise((resolve, reject) => {
      this.#waiting.set(request.nr, { resolve, reject });
      child.send(request);
    });
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'warm-shop-process.ts'), {
      execArgv: ['--enable-source-maps', '--max-semi-space-size=4'],
      env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
    });
    child.on('message', (answer: WarmAnswer) => this.#take(answer));
    child.once('exit', (code, signal) => {
      this.#child = undefined;
      const end = new Error(`the process of the shops ended with ${code ?? signal}`);
      for (const { reject } of this.#waiting.values()) reject(end);
      this.#waiting.clear();
    });
    return child;
  }

  #take(answer: WarmAnswer): void {
    const { nr } = answer;
    if ('output' in answer) {
      this.#outputs.set(nr, (this.#outputs.get(nr) ?? '') + answer.output);
      return;
    }
    const waiting = this.#waiting.get(nr);
    this.#waiting.delete(nr);
    if ('failure' in answer) waiting?.reject(new Error(answer.failure));
    else waiting?.resolve(answer);
  }
}
