/** Where to return to from signing in, as the history's state; the start page needs none. */
export function herkunft({ pathname, search, hash }: Record<'pathname' | 'search' | 'hash', string>): {
  from: string;
} {
  return { from: pathname + search + hash };
}
