import { Worker } from 'node:worker_threads';

/**
 * Runs a program's file (`programFile`) in a thread of this process, which ends with it at the latest. An error
 * that it throws comes back with its code.
 */
export function runThread(file: string, workerData: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(file, { workerData });
    thread.once('error', reject);
    thread.once('exit', () => resolve());
  });
}
