import { DatabaseSync } from 'node:sqlite';
import { workerData } from 'node:worker_threads';

/** `vacuum into` is one long call: the thread that waits for it can say how far it is. */
function copy({ source, part }: { source: string; part: string }): void {
  // Not read-only: on a stopped shop, that would leave two files (-wal, -shm) behind.
  const shop = new DatabaseSync(source, { timeout: 5000 });
  try {
    shop.prepare('vacuum into ?').run(part);
  } finally {
    shop.close();
  }
}

copy(workerData);
