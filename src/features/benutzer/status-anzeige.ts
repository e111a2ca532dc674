/**
 * The forms of a status (requirements.md, admin §3): one of active, blocked, pending, or an object. Both are
 * always accepted.
 */
export type WireStatus = string | { aktiv?: boolean; gesperrt?: boolean; sperrgrund?: string };

/** A status for display; `grund` only for a blocked person whose reason is known. */
export type StatusAnzeige = {
  text: 'Aktiv' | 'Gesperrt' | 'Ausstehend' | 'Inaktiv';
  isGesperrt: boolean;
  grund?: string;
};

const texte: Record<string, StatusAnzeige['text']> = {
  active: 'Aktiv',
  blocked: 'Gesperrt',
  pending: 'Ausstehend',
};

/**
 * requirements.md, admin §4, User status display. The reason is in the object; our own answers have it beside
 * the text, as `sperrgrund`.
 */
export function statusAnzeige(status: WireStatus | null | undefined, sperrgrund = ''): StatusAnzeige {
  const isObject = typeof status === 'object' && status !== null;
  const text = isObject ? textOfObject(status) : (texte[status ?? ''] ?? 'Inaktiv');
  const isGesperrt = text === 'Gesperrt';
  const grund = (isObject && status.sperrgrund) || sperrgrund;
  return isGesperrt && grund ? { text, isGesperrt, grund } : { text, isGesperrt };
}

function textOfObject({ aktiv, gesperrt }: Exclude<WireStatus, string>): StatusAnzeige['text'] {
  if (gesperrt) return 'Gesperrt';
  return aktiv ? 'Aktiv' : 'Inaktiv';
}
