/** The expected refusals, each with its HTTP status. A code without a status does not compile. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'WRONG_METHOD'
  | 'LATE'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'NO_ROOM';

export const statusOf: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  WRONG_METHOD: 405,
  LATE: 408,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  NO_ROOM: 507,
};

type Details = { fehler?: string[]; retryAfter?: number; data?: object };

/**
 * An expected refusal: `message` is German and shown in the browser, `fehler` lists what is wrong one by one,
 * `retryAfter` says after how many seconds another try makes sense, `data` is what the caller needs to
 * continue; only a call that declares it (`failureWith`) sends it.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fehler: string[] | undefined;
  readonly retryAfter: number | undefined;
  readonly data: object | undefined;

  constructor(code: ErrorCode, message: string, { fehler, retryAfter, data }: Details = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fehler = fehler;
    this.retryAfter = retryAfter;
    this.data = data;
  }
}

export function notFound(was: string): AppError {
  return new AppError('NOT_FOUND', `${was} nicht gefunden`);
}
