import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { BenutzerAngekuendigt } from './benutzer-angekuendigt.tsx';
import { BenutzerOffen } from './benutzer-offen.tsx';

/** User administration (requirements.md, admin §2). */
export function BenutzerPage() {
  return useLaden().phase === 'angekuendigt' ? <BenutzerAngekuendigt /> : <BenutzerOffen />;
}
