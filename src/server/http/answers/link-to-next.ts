import { addressOf, type Call } from '#shared/wire/call.ts';

/** Where a caller who knows no field of ours finds the next part of a list (RFC 8288); empty after the last one. */
export function linkToNext(
  call: Call,
  query: { nach: string | undefined; anzahl?: number | undefined },
): Record<string, string> {
  if (query.nach === undefined) return {};
  return { link: `</api${addressOf(call, { query })}>; rel="next"` };
}
