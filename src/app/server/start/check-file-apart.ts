import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { programFile } from '#server/own-process/program-files.ts';
import type { FileCheck } from './check-file-process.ts';

/**
 * Checks the file of an open shop in a process of the lowest priority, which `signal` ends. Settles when the
 * process is gone: as long as it has the file open, the shop is not the last to close it.
 */
export function checkFileApart(file: string, signal: AbortSignal): Promise<FileCheck> {
  return new Promise((resolve) => {
    let check: FileCheck = { failure: 'the process ended without an answer' };
    const child = fork(programFile('app/server/start/check-file-process'), {
      execArgv: [],
      env: {},
      signal,
      killSignal: 'SIGKILL',
    });
    child.on('error', (error) => {
      check = { failure: error.message };
      if (child.pid === undefined) resolve(check);
    });
    child.once('message', (answer: FileCheck) => {
      check = answer;
    });
    child.once('close', () => resolve(check));
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.send(file);
  });
}
