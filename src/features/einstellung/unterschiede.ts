/** One value that differs: its path (`adresse.plz`, `team.0.name`) and both values; `undefined` where there is none. */
export type Unterschied = { feld: string; vorher: unknown; nachher: unknown };

/** The leaves in which two JSON values differ, in the order of the fields. */
export function angabenUnterschiede(vorher: unknown, nachher: unknown, feld = ''): Unterschied[] {
  if (!isBranch(vorher) && !isBranch(nachher))
    return Object.is(vorher, nachher) ? [] : [{ feld, vorher, nachher }];
  const left = childrenOf(vorher);
  const right = childrenOf(nachher);
  // An empty list or object has no leaf that would show that it came or went.
  if (left.size === 0 && right.size === 0)
    return isBranch(vorher) && isBranch(nachher) ? [] : [{ feld, vorher, nachher }];
  return [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    angabenUnterschiede(left.get(key), right.get(key), feld === '' ? key : `${feld}.${key}`),
  );
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function childrenOf(value: unknown): Map<string, unknown> {
  return new Map(isBranch(value) ? Object.entries(value) : []);
}
