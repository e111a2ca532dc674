import { AnbieterError, type Umstand, verbotOf } from './anbieter.ts';

/** What Stripe or the network said, without anything of a key or a person: it stands in the log. */
export function toAnbieterError(error: unknown, umstand: Umstand = umstandOf(error)): AnbieterError {
  const { type, code, statusCode, requestId, message, detail } = factsOf(error);
  const cause = (detail as { code?: unknown } | undefined)?.code;
  const facts = [type, code, statusCode, cause, requestId].filter((fact) => fact !== undefined).join(' ');
  const text = `Stripe: ${withoutSecrets(`${facts} ${String(message).slice(0, 300)}`)}`;
  return new AnbieterError(text, { ...umstand, ...verbotBei(error) });
}

/** Stripe names the right that a restricted key lacks: `rak_charge_write`. */
function verbotBei(error: unknown): Pick<Umstand, 'verbot' | 'recht'> {
  const { statusCode, message } = factsOf(error);
  const verbot = verbotOf(statusCode);
  return verbot === 'recht' ? { verbot, recht: /\brak_\w{1,60}/.exec(String(message))?.[0] } : { verbot };
}

/**
 * The same for a refund that was asked for. Other parameters under a known key say nothing of whether it exists, so
 * that is asked again: only a refusal of what was asked ends it.
 */
export function toErstattungError(error: unknown): AnbieterError {
  const isUnbekannt = isMissing(error);
  const isRefusal = ['StripeInvalidRequestError', 'StripeCardError'].includes(String(factsOf(error).type));
  const isAbgelehnt = isRefusal && !isUnbekannt && !isForNow(error);
  return toAnbieterError(error, { isUnbekannt, isAbgelehnt });
}

/** Refusals that end by themselves, or when somebody sees to the key. */
const forNow = [
  ...['idempotency_key_in_use', 'lock_timeout', 'processing_error', 'payment_method_provider_timeout'],
  ...['api_key_expired', 'platform_api_key_expired', 'livemode_mismatch'],
];

/** Too little money in the account at Stripe comes with a code, with a code of its message, or with words alone. */
function isForNow(error: unknown): boolean {
  const { code, message, raw } = factsOf(error);
  const words = [code, message, factsOf(raw).message_code].join(' ');
  return forNow.includes(String(code)) || /insufficient/i.test(words);
}

function umstandOf(error: unknown): Umstand {
  const { type } = factsOf(error);
  const isOther = type === 'StripeIdempotencyError';
  return { isUnbekannt: isMissing(error) || isOther };
}

function isMissing(error: unknown): boolean {
  const { code, statusCode } = factsOf(error);
  return code === 'resource_missing' || statusCode === 404;
}

function factsOf(error: unknown): Record<string, unknown> {
  return (error ?? {}) as Record<string, unknown>;
}

function withoutSecrets(text: string): string {
  return text.replace(/\b(?:[rsp]k_(?:test|live)|whsec)_\S*|\S+@\S+/g, '…');
}
