import { expect, test } from 'vitest';
import { WorkQueue, type WorkQueueOptions } from './work-queue.ts';

/** A job that the test ends. */
function openJob() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let hasBegun = false;
  const job = () => {
    hasBegun = true;
    return promise;
  };
  return { job, resolve, reject, hasBegun: () => hasBegun };
}

const queueOf = (places: number, stop?: WorkQueueOptions['stop']) =>
  new WorkQueue({ places, placesPerAccount: places, fullText: 'voll', stop });

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs one job at a time, in order of arrival, even after one has failed', async () => {
  const queue = queueOf(3);
  const jobs = [openJob(), openJob(), openJob()] as const;
  const done = jobs.map(({ job }) => queue.enter('anna').work(job));
  const failed = expect(done[0]).rejects.toThrow('kaputt');
  await settled();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, false, false]);
  jobs[0].reject(new Error('kaputt'));
  await failed;
  await settled();
  expect(jobs.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false]);
  jobs[2].resolve('drei');
  jobs[1].resolve('zwei');
  expect(await Promise.all(done.slice(1))).toEqual(['zwei', 'drei']);
});

test('limits its places, each held from entering until the work is done or the client has disconnected', async () => {
  const queue = queueOf(2);
  const [first, second] = [queue.enter('anna'), queue.enter('anna')];
  expect(() => queue.enter('anna')).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', message: 'voll' }),
  );
  second.leave();
  second.leave();
  const third = queue.enter('anna');
  expect(() => queue.enter('anna')).toThrow('voll');

  const { job, resolve } = openJob();
  const done = first.work(job);
  await settled();
  first.leave();
  expect(() => queue.enter('anna')).toThrow('voll');
  resolve('eins');
  await done;
  await settled();
  expect(queue.enter('anna')).toBeDefined();
  third.leave();
});

test('has places for others when one account holds all that it may', async () => {
  const queue = new WorkQueue({ places: 3, placesPerAccount: 2, fullText: 'voll' });
  const [first] = [queue.enter('anna'), queue.enter('anna')];
  expect(() => queue.enter('anna')).toThrow(
    expect.objectContaining({ code: 'UNAVAILABLE', message: 'voll' }),
  );
  queue.enter('ben').leave();
  first.leave();
  queue.enter('ben');
  queue.enter('anna');
  expect(() => queue.enter('ben')).toThrow('voll');
});

test('does not begin the work of a client that has disconnected', async () => {
  const queue = queueOf(2);
  const [first, second] = [openJob(), openJob()];
  const done = queue.enter('anna').work(first.job);
  const place = queue.enter('anna');
  const dropped = expect(place.work(second.job)).rejects.toThrow('abgebrochen');
  place.leave();
  first.resolve('eins');
  await done;
  await dropped;
  expect(second.hasBegun()).toBe(false);
});

test('finishes running work and refuses waiting work when the shop stops', async () => {
  const stop = new AbortController();
  const queue = queueOf(3, { signal: stop.signal, text: 'gleich wieder' });
  const [first, second] = [openJob(), openJob()];
  const done = queue.enter('anna').work(first.job);
  const refused = expect(queue.enter('anna').work(second.job)).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'gleich wieder',
  });
  await settled();
  stop.abort();
  first.resolve('eins');
  expect(await done).toBe('eins');
  await refused;
  expect(second.hasBegun()).toBe(false);
});
