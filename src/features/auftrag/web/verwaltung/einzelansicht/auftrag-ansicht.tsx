import { useEffect, useEffectEvent, useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import type { Aktion } from '../../../aktionen/aktionen.ts';
import type { GelesenerAuftrag } from '../../../read-auftrag.ts';
import { AuftragDialog } from '../dialoge/auftrag-dialog.tsx';
import { erinnernDirekt, erlassenDirekt } from '../geld-direkt.ts';
import { useAuftragSchritt } from '../use-auftrag-schritt.ts';
import { abholbereitDirekt, gepacktDirekt } from '../ware-direkt.ts';
import styles from './auftrag.module.css';
import { AuftragAdressen } from './auftrag-adressen.tsx';
import { AuftragBelege } from './auftrag-belege.tsx';
import { AuftragGeld } from './auftrag-geld.tsx';
import { AuftragKopf } from './auftrag-kopf.tsx';
import { AuftragKundschaft } from './auftrag-kundschaft.tsx';
import { AuftragNotizen } from './auftrag-notizen.tsx';
import { AuftragPostListe } from './auftrag-post.tsx';
import { AuftragPostenListe } from './auftrag-posten.tsx';
import { AuftragVerlauf } from './auftrag-verlauf.tsx';

type AuftragAnsichtProps = {
  auftrag: GelesenerAuftrag;
  /** A step that the page was opened for. */
  start: Aktion | undefined;
  /** Opens the form of a withdrawal that came by letter. */
  onWiderruf: (() => void) | undefined;
  /** Returns money; without it who works here enters what was returned already. */
  onErstattung?: (() => void) | undefined;
  /** Money on its way back. */
  rueckzahlungen?: Elements;
};

/** Everything about one order on one screen, and what can be done with it. */
export function AuftragAnsicht(props: AuftragAnsichtProps) {
  const { auftrag, start, onWiderruf, onErstattung, rueckzahlungen } = props;
  const [offen, setOffen] = useState(start && auftrag.aktionen.includes(start) ? start : undefined);
  const { run, isPending } = useAuftragSchritt(auftrag);
  const handle = (aktion: Aktion) => {
    if (aktion === 'gepackt') void run(gepacktDirekt(auftrag));
    else if (aktion === 'abholbereit') void run(abholbereitDirekt(auftrag));
    else if (aktion === 'erlassen') void run(erlassenDirekt(auftrag));
    else if (aktion === 'erinnern') void run(erinnernDirekt(auftrag));
    else if (aktion === 'erstattung' && onErstattung) onErstattung();
    else setOffen(aktion);
  };
  // A step that only asks has no form that opens. One that neither asks nor has a form is never done by a link.
  const askAtStart = useEffectEvent(() => {
    if ((start === 'erinnern' || start === 'erlassen') && auftrag.aktionen.includes(start)) handle(start);
  });
  useEffect(() => askAtStart(), []);
  const teil = { auftrag, onAktion: handle };
  return (
    <>
      <AuftragKopf {...teil} isBusy={isPending} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <AuftragPostenListe {...teil} />
          <AuftragNotizen {...teil} />
          <AuftragGeld {...teil} />
          {rueckzahlungen}
          <AuftragBelege auftrag={auftrag} />
        </div>
        <div className={styles.column}>
          <AuftragAdressen {...teil} />
          <AuftragKundschaft {...teil} onWiderruf={onWiderruf} />
          <AuftragVerlauf {...teil} />
          <AuftragPostListe nachrichten={auftrag.nachrichten} />
        </div>
      </div>
      {offen && <AuftragDialog aktion={offen} auftrag={auftrag} onClose={() => setOffen(undefined)} />}
    </>
  );
}
