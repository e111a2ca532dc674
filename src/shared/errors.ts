/** The expected ways in which a call is refused, each with its HTTP status. A code without a status does not compile. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'CONFLICT'
  | 'TOO_LARGE'
  | 'UNSUPPORTED'
  | 'TOO_MANY'
  | 'UNAVAILABLE';

export const statusOf: Record<ErrorCode, number> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED: 415,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
};

/**
 * An expected refusal: `message` is German and shown to people, `fehler` lists what is wrong one by one, `retryAfter`
 * says after how many seconds another try makes sense.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fehler: string[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options: { fehler?: string[]; retryAfter?: number } = {}) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.fehler = options.fehler;
    this.retryAfter = options.retryAfter;
  }
}

export function notFound(was: string): AppError {
  return new AppError('NOT_FOUND', `${was} nicht gefunden`);
}
