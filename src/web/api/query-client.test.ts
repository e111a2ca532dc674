import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from './client.ts';
import { makeQueryClient } from './query-client.ts';

const lost = () => new ApiError('network', 'Netzwerkfehler.');
const late = () => new ApiError('timeout', 'Anfrage-Timeout.');
const refused = () => new ApiError('status', 'Name ist vergeben', { status: 409 });
const over = () => new ApiError('status', undefined, { status: 401 });
const broken = () => new ApiError('status', undefined, { status: 500 });

type Reported = { at: number; text: string; what?: string | undefined; isReasonShown?: boolean | undefined };

/** A client whose calls fail in the given order, and a record of the errors reported with their times. */
function failing(failures: ((() => Error) | undefined)[]) {
  const start = Date.now();
  const reported: Reported[] = [];
  const client = makeQueryClient({
    onError: (error, what, isReasonShown) =>
      reported.push({ at: Date.now() - start, text: error.message, what, isReasonShown }),
  });
  let calls = 0;
  const call = async () => {
    const failure = failures[calls];
    calls += 1;
    if (failure) throw failure();
    return 'da';
  };
  return { reported, client, call, calls: () => calls };
}

type Options = {
  meta?: { showsOwnErrors?: boolean; isOnlyLogged?: boolean; errorText?: string };
  retry?: false;
};

async function ask(failures: (() => Error)[], { meta, retry }: Options = {}) {
  const { reported, client, call, calls } = failing(failures);
  const query = client.fetchQuery({
    queryKey: ['x'],
    queryFn: call,
    meta,
    retry: retry ?? client.getDefaultOptions().queries?.retry,
  });
  query.catch(() => undefined);
  await vi.runAllTimersAsync();
  return { reported, calls: calls() };
}

async function change(failures: (() => Error)[], options: Options = {}) {
  const { reported, client, call } = failing(failures);
  const mutation = client.getMutationCache().build(client, { mutationFn: call, ...options });
  mutation.execute(undefined).catch(() => undefined);
  await vi.runAllTimersAsync();
  return reported;
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a query', () => {
  test.each([
    ['lost connection', lost],
    ['time-out', late],
  ])('reports a %s once, at its first failure, and is retried nevertheless', async (_what, failure) => {
    const { reported, calls } = await ask([failure, failure, failure]);
    expect(reported).toEqual([{ at: 0, text: failure().message, what: undefined, isReasonShown: undefined }]);
    expect(calls).toBe(3);
  });

  test('reports the first failure even if the second attempt succeeds', async () => {
    expect((await ask([late])).reported).toHaveLength(1);
  });

  test('reports a failure of the server after the last attempt', async () => {
    const { reported } = await ask([broken, broken, broken]);
    expect(reported).toMatchObject([{ at: 1200, isReasonShown: false }]);
  });

  test('reports each cause once when it fails for different causes', async () => {
    expect((await ask([broken, lost, lost])).reported).toMatchObject([{ text: 'Netzwerkfehler.' }]);
    expect((await ask([lost, broken, broken])).reported).toMatchObject([
      { at: 0, text: 'Netzwerkfehler.' },
      { at: 1200, text: broken().message },
    ]);
  });

  test('reports again when it is fetched again', async () => {
    const { reported, client, call } = failing(Array.from({ length: 6 }, () => lost));
    for (const _ of [1, 2]) {
      client.fetchQuery({ queryKey: ['x'], queryFn: call, retry: 1 }).catch(() => undefined);
      await vi.runAllTimersAsync();
    }
    expect(reported).toHaveLength(2);
  });

  test.each([
    ['a lost connection', lost],
    ['a time-out', late],
    ['a failure of the server', broken],
    ['a refusal', refused],
  ])(
    'whose screen says what failed reports %s once beside it (requirements.md, storefront §8)',
    async (_what, failure) => {
      const { reported } = await ask([failure, failure, failure], { meta: { showsOwnErrors: true } });
      expect(reported).toMatchObject([{ text: failure().message }]);
    },
  );

  test('whose screen says what failed does not report what was no call', async () => {
    const noPicture = () => new ApiError('status', 'Bitte wählen Sie eine Bilddatei aus.');
    const noStatement = () => new Error('Das ist kein Kontoauszug.');
    for (const failure of [noPicture, noStatement])
      expect((await ask([failure, failure, failure], { meta: { showsOwnErrors: true } })).reported).toEqual(
        [],
      );
  });

  test('that is only logged reports nothing but the end of the session', async () => {
    const meta = { isOnlyLogged: true };
    expect((await ask([broken, lost, late], { meta })).reported).toEqual([]);
    expect((await ask([over], { meta })).reported).toHaveLength(1);
  });

  test.each([
    ['lost connection', lost],
    ['refusal', refused],
  ])('that asks again by itself reports a %s once, until it has worked again', async (_what, failure) => {
    const { reported, client, call } = failing([failure, failure, failure, undefined, failure, failure]);
    const options = { queryKey: ['x'], queryFn: call, retry: false, refetchInterval: 1000 } as const;
    const observer = new QueryObserver(client, options);
    const end = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1000);
    // Without a window the library asks no second time by itself.
    for (let second = 1; second < 6; second += 1) {
      await observer.refetch();
      await vi.advanceTimersByTimeAsync(1000);
    }
    end();
    expect(reported.map(({ at }) => at)).toEqual([0, 4000]);
  });
});

describe('a change', () => {
  const meta = { errorText: 'Fehler beim Leeren' };

  test('reports a lost connection at once, and in the end only what failed', async () => {
    expect(await change([lost, lost], { meta })).toMatchObject([
      { at: 0, text: 'Netzwerkfehler.', what: undefined },
      { at: 400, what: 'Fehler beim Leeren', isReasonShown: true },
    ]);
  });

  test('without retries reports both at once', async () => {
    expect(await change([lost], { meta, retry: false })).toMatchObject([
      { at: 0, text: 'Netzwerkfehler.', what: 'Fehler beim Leeren', isReasonShown: false },
    ]);
  });

  test('that fails on the server reports both in the end', async () => {
    expect(await change([broken, broken], { meta })).toMatchObject([
      { at: 400, what: 'Fehler beim Leeren', isReasonShown: false },
    ]);
  });
});
