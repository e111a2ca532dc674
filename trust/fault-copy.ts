import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** Tests start shops with the `node` of the path, which must be this one. */
const PATH = [dirname(process.execPath), process.env.PATH ?? ''].join(delimiter);

/** Milliseconds after which a command is ended. */
const limitMs = 300_000;

/** What came of a command: `undefined` as code if it was ended. */
export type Ended = { code: number | null; output: string };

/**
 * A copy of the checkout with what is not committed yet, in which code may be broken: whenever the command is
 * killed, the checkout itself is as it was.
 */
export class FaultCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'laden-faults-'));
  readonly #root = join(this.#folder, 'laden');
  #running: ChildProcess | undefined;

  constructor() {
    // The database of tests runs as another user.
    chmodSync(this.#folder, 0o755);
    mkdirSync(join(this.#folder, 'tmp'), { mode: 0o777 });
    chmodSync(join(this.#folder, 'tmp'), 0o1777);
    const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 ** 2,
    });
    for (const file of listed.split('\0'))
      if (file && existsSync(join(root, file)))
        cpSync(join(root, file), join(this.#root, file), { mode: constants.COPYFILE_FICLONE });
    symlinkSync(join(root, 'node_modules'), join(this.#root, 'node_modules'));
    // Half of the time of a build is the best compression, of which nobody has anything here.
    const build = 'scripts/build.ts';
    this.write(build, this.read(build).replace('BROTLI_PARAM_QUALITY]: 11', 'BROTLI_PARAM_QUALITY]: 1'));
  }

  read(file: string): string {
    return readFileSync(join(this.#root, file), 'utf8');
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#root, file), text);
  }

  /** A path for a result, outside of what a build looks at. */
  resultFile(): string {
    return join(this.#folder, 'result.json');
  }

  /** Runs a script of the copy, or of its packages. Temporary files stay in its folder. */
  run(args: string[], env: Record<string, string> = {}): Promise<Ended> {
    const child = spawn(process.execPath, args, {
      cwd: this.#root,
      env: { ...process.env, PATH, TMPDIR: join(this.#folder, 'tmp'), CI: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own, so that shops and browsers end with it.
      detached: true,
    });
    this.#running = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
      });
    const limit = setTimeout(() => this.#end(), limitMs);
    return new Promise((resolve) =>
      child.once('close', (code) => {
        clearTimeout(limit);
        this.#running = undefined;
        resolve({ code, output });
      }),
    );
  }

  #end(): void {
    if (this.#running?.pid === undefined) return;
    try {
      process.kill(-this.#running.pid, 'SIGKILL');
    } catch {
      // It has just ended by itself.
    }
  }

  remove(): void {
    this.#end();
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
