import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `showsOwnErrors`: the calling screen says what failed in its own words, beside the toast of a failed call;
     * `isOnlyLogged`: no toast either (requirements.md, admin §7).
     */
    queryMeta: ErrorMeta;
    /** `errorText`: what failed; the toast shows it before the cause. */
    mutationMeta: ErrorMeta & { errorText?: string };
  }
}

type ErrorMeta = { showsOwnErrors?: boolean; isOnlyLogged?: boolean };

/** requirements.md, storefront §9, query stale time. */
const freshMs = 300_000;
/** Without a network calls fail at once instead of being queued and sent unexpectedly later. */
const networkMode = 'always';

export type QueryClientOptions = {
  /** Number of retries of a failed query. */
  retry?: number;
  /** Milliseconds before the first retry; the second waits twice as long. */
  retryAfter?: number;
  /** Milliseconds that data without a screen stays. */
  gcTime?: number;
  onError?: OnError;
};

/**
 * Called once for every call that failed for good. A lost connection is reported at the first failure
 * already; `isReasonShown` marks the final report of that call.
 */
export type OnError = (error: Error, what?: string, isReasonShown?: boolean) => void;

type Job = {
  meta?: (ErrorMeta & { errorText?: string }) | undefined;
  observers?: { options: { refetchInterval?: unknown } }[];
};

/**
 * requirements.md, storefront §7: queries retried 2 times, mutations once, no refetch on focus, fresh for 5
 * minutes.
 */
export function makeQueryClient({
  retry = 2,
  retryAfter = 400,
  gcTime = 2 * freshMs,
  onError = () => {},
}: QueryClientOptions = {}): QueryClient {
  const { report, follow } = makeErrorReporter(onError);
  const queryCache = new QueryCache({ onError: report });
  const mutationCache = new MutationCache({ onError: (...[error, , , mutation]) => report(error, mutation) });
  queryCache.subscribe((event) => event.type === 'updated' && follow(event.query, event.action));
  mutationCache.subscribe((event) => event.type === 'updated' && follow(event.mutation, event.action));
  return new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        retry: upTo(retry),
        retryDelay: (attempt) => retryAfter * 2 ** attempt,
        refetchOnWindowFocus: false,
        staleTime: freshMs,
        gcTime,
        networkMode,
        refetchOnReconnect: true,
      },
      mutations: { retry: upTo(1), retryDelay: retryAfter, networkMode },
    },
  });
}

/** `follow` receives all events of a query or mutation, `report` its final failure. */
function makeErrorReporter(onError: OnError) {
  /** Calls whose lost connection was reported before the retries. */
  const reported = new WeakSet<Job>();
  /** Calls that have failed since they last worked. */
  const failing = new WeakSet<Job>();
  return {
    report(error: Error, job: Job): void {
      const { errorText } = job.meta ?? {};
      const isReasonShown = isLost(error) && reported.has(job);
      if (!isQuiet(error, job, failing.has(job)) && (!isReasonShown || errorText))
        onError(error, errorText, isReasonShown);
      failing.add(job);
    },
    follow(job: Job, { type, error }: { type: string; error?: unknown }): void {
      if (type === 'fetch' || type === 'pending') reported.delete(job);
      if (type === 'success') failing.delete(job);
      if (type !== 'failed' || !isLost(error) || reported.has(job)) return;
      if (isQuiet(error, job, failing.has(job))) return;
      reported.add(job);
      onError(error);
    },
  };
}

/** What asks again by itself says so once, until it works again; the end of the session is always reported. */
function isQuiet(error: Error, { meta, observers = [] }: Job, isFailing: boolean): boolean {
  if (isSessionOverError(error)) return false;
  if (meta?.isOnlyLogged || (meta?.showsOwnErrors && !isFailedCall(error))) return true;
  return isFailing && observers.some(({ options }) => options.refetchInterval);
}

/** As opposed to an input that the browser refused before it asked the server. */
function isFailedCall(error: Error): boolean {
  return error instanceof ApiError && (error.kind !== 'status' || error.status > 0);
}

/**
 * A refusal (4xx) is an answer, not a failure: a retry would only delay the same message, and count twice against the
 * limits on attempts.
 */
function upTo(times: number) {
  return (failures: number, error: Error) => failures < times && !isRefusal(error);
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** No answer was received. */
function isLost(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind !== 'status';
}

export function isSessionOverError(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
