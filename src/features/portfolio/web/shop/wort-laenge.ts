import type { CSSProperties } from 'react';

/** Letters of a name's longest word, by which a heading with little room chooses their size: so no word breaks. */
export function wortLaenge(name: string): CSSProperties {
  const laenge = Math.max(...name.split(/[\s-]/).map(({ length }) => length));
  return { '--laenge': laenge } as CSSProperties;
}
