import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { workerData } from 'node:worker_threads';

/** Copies what the write-ahead log holds into the file of an open shop; who reads or writes it does not wait. */
function checkpoint({ file }: { file: string }): void {
  const place = pathToFileURL(file);
  // A file that was moved away meanwhile is not made anew.
  place.searchParams.set('mode', 'rw');
  const database = new DatabaseSync(place, { timeout: 5000 });
  try {
    database.exec('pragma wal_checkpoint(passive)');
  } finally {
    database.close();
  }
}

checkpoint(workerData);
