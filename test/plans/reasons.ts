import type { Statement } from './compiled-statements.ts';

type Reason = { file: string; part: string; why: string };

/** Statements that read a growing table on and on, and may: `part` is in their text. */
const reasons: Reason[] = [
  ...ofFile('src/features/auftrag/server/verwaltungsansicht/auftraege.repository.ts', {
    'suche like': 'one index that holds the text, 0.3 µs for an order (ADR 101)',
    "select 'erledigt'": 'counted without looking at an entry, 2 ns for an order',
  }),
  ...ofFile('src/features/auftrag/server/loeschung/loeschung.repository.ts', {
    '"createdAt" < ': 'those before are emptied, and leave the index',
    'count(*) as "anzahl" from "auftrag" where "datenstand" <>':
      'how many are kept, on a page of a few visits a year',
  }),
  ...ofFile('src/features/auth/server/account/account-list.repository.ts', {
    'from "account"': 'one index that holds all that lists show and search (0006-benutzer)',
  }),
  ...ofFile('src/features/auth/server/account/account.repository.ts', {
    'order by "emailKey"': 'the command that lists the accounts',
  }),
  ...ofFile('src/features/beleg/server/liste/beleg-liste.repository.ts', {
    'lower(nummer) like': 'two indexes that hold the texts, and the places of what is found (ADR 101)',
    'group by "tag"': 'counted by day from an index without looking at a document',
  }),
  ...ofFile('src/features/post/server/postausgang/postausgang.repository.ts', {
    ' not in (': 'the newest ones: nearly all leave the workshop',
    'where "gesendetAt" is not null': 'the newest ones: nearly all were sent',
    'where "id" < ': 'the next page',
    '"createdAt" >= ': 'those of thirty days',
    'select count(*) as "anzahl" from "nachricht"': 'counted without looking at an entry, 2 ns for a message',
  }),
  ...ofFile('src/features/widerruf/server/frist.repository.ts', {
    '"createdAt" < ': 'those before are deleted every day',
    'select count(*) as "anzahl" from "widerruf"': 'counted without looking at an entry',
  }),
];

function ofFile(file: string, parts: Record<string, string>): Reason[] {
  return Object.entries(parts).map(([part, why]) => ({ file, part, why }));
}

/** Why a statement may read all that there is; `undefined`, if nobody has said. */
export function reasonFor({ files, sql }: Statement): string | undefined {
  return reasons.find(({ file, part }) => file === files[0] && sql.includes(part))?.why;
}
