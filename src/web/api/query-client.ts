import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './client.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `tellsErrorsItself`: the screen that makes the call says what went wrong, no global toast. */
    queryMeta: ErrorMeta;
    /** `errorText`: what did not work; the toast says it before it says why. */
    mutationMeta: ErrorMeta & { errorText?: string };
  }
}

type ErrorMeta = { tellsErrorsItself?: boolean };

/** storefront.txt §9, query stale time. */
const freshMs = 300_000;
const firstRetryMs = 400;
/** Without a network people hear so at once, and nothing is sent later that they no longer expect. */
const networkMode = 'always';

export type QueryClientOptions = {
  /** How often a failed query is tried again. */
  retry?: number;
  /** Hears of every call that failed for good, unless its screen tells it itself; of a session that ended, always. */
  onError?: (error: Error, what?: string) => void;
};

/** storefront.txt §7: queries retried 2 times, mutations once, no refetch on focus, fresh for 5 minutes. */
export function makeQueryClient({ retry = 2, onError = () => {} }: QueryClientOptions = {}): QueryClient {
  const tell = (error: Error, meta: (ErrorMeta & { errorText?: string }) | undefined) => {
    if (!meta?.tellsErrorsItself || isSessionOver(error)) onError(error, meta?.errorText);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => tell(error, query.meta) }),
    mutationCache: new MutationCache({ onError: (...[error, , , mutation]) => tell(error, mutation.meta) }),
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

export function isSessionOver(error: Error): boolean {
  return error instanceof ApiError && error.status === 401;
}
