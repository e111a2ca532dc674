import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `showsOwnErrors`: the screen that makes the call says what went wrong, no global toast. */
    queryMeta: ErrorMeta;
    /** `errorText`: what did not work; the toast says it before it says why. */
    mutationMeta: ErrorMeta & { errorText?: string };
  }
}

type ErrorMeta = { showsOwnErrors?: boolean };

/** storefront.txt §9, query stale time. */
const freshMs = 300_000;
const firstRetryMs = 400;
/** Without a network people hear so at once, and nothing is sent later that they no longer expect. */
const networkMode = 'always';

export type QueryClientOptions = {
  /** How often a failed query is tried again. */
  retry?: number;
  onError?: OnError;
};

/**
 * Hears of every call that failed for good, unless its screen tells it itself; of a session that ended, always. Of a
 * lost connection at the first failure already; `isReasonShown` says so when it hears of that call again.
 */
type OnError = (error: Error, what?: string, isReasonShown?: boolean) => void;

type Job = { meta?: (ErrorMeta & { errorText?: string }) | undefined };

/** storefront.txt §7: queries retried 2 times, mutations once, no refetch on focus, fresh for 5 minutes. */
export function makeQueryClient({ retry = 2, onError = () => {} }: QueryClientOptions = {}): QueryClient {
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
        retryDelay: (attempt) => firstRetryMs * 2 ** attempt,
        refetchOnWindowFocus: false,
        staleTime: freshMs,
        gcTime: 2 * freshMs,
        networkMode,
        refetchOnReconnect: true,
      },
      mutations: { retry: upTo(1), retryDelay: firstRetryMs, networkMode },
    },
  });
}

/** `follow` hears of everything that happens to a query or change, `report` of its failure for good. */
function makeErrorReporter(onError: OnError) {
  /** Whose lost connection was told before it was tried again. */
  const reported = new WeakSet<Job>();
  return {
    report(error: Error, job: Job): void {
      const { showsOwnErrors, errorText } = job.meta ?? {};
      const isReasonShown = isLost(error) && reported.has(job);
      if (showsOwnErrors ? isSessionOver(error) : !isReasonShown || errorText)
        onError(error, errorText, isReasonShown);
    },
    follow(job: Job, { type, error }: { type: string; error?: unknown }): void {
      if (type === 'fetch' || type === 'pending') reported.delete(job);
      if (type !== 'failed' || !isLost(error) || reported.has(job)) return;
      // A screen that tells its errors itself does so soon, but for a time-out: the next one may be 15 s away.
      if (job.meta?.showsOwnErrors && error.kind !== 'timeout') return;
      reported.add(job);
      onError(error);
    },
  };
}

/**
 * A refusal (4xx) is an answer, not a failure: asking again would only make people wait for the same words, and
 * count twice against the limits on guessing.
 */
function upTo(times: number) {
  return (failures: number, error: Error) => failures < times && !isRefusal(error);
}

function isRefusal(error: Error): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** No answer came. */
function isLost(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind !== 'status';
}

export function isSessionOver(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
