import { useState } from 'react';
import type { Elements } from '#web/ui/elements.ts';
import type { ChipTone } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { Zugaenge } from '../../contract.ts';
import { useEntfernenFrage } from './use-entfernen-frage.ts';
import { ZahlungDialog } from './zahlung-dialog.tsx';
import { ZugangTeil } from './zugang-teil.tsx';
import {
  anbieterName,
  lageOf,
  laufendText,
  modusWorte,
  unlesbarName,
  verlorenText,
  wannText,
  zahlungName,
} from './zugang-worte.ts';

type BezahlseiteTeilProps = { stand: Zugaenge['zahlung']; isSpeicherbar: boolean; children: Elements };

/** The access to the provider on whose page customers pay online. */
export function BezahlseiteTeil({ stand, isSpeicherbar, children }: BezahlseiteTeilProps) {
  const [isEditing, setIsEditing] = useState(false);
  const lage = lageOf(stand);
  const laufend = laufendText(stand);
  const entfernen = useEntfernenFrage('zahlung', {
    question: 'Bezahlseite entfernen?',
    what: lage === 'unlesbar' ? unlesbarName : zahlungName(stand),
    ...(laufend === '' ? {} : { warning: `${laufend} Ohne diesen Zugang ${verlorenText(stand.laufend)}` }),
    // In the example workshop its own provider stands in again.
    consequence:
      'Danach wird „Online bezahlen“ niemandem mehr angeboten; in der Beispielwerkstatt tritt die Probezahlung an seine Stelle.',
  });
  return (
    <>
      <ZugangTeil
        name="zahlung"
        titel="Bezahlseite"
        was="Anbieter"
        version={stand.version}
        lage={lage}
        chip={chipOf(stand)}
        ohne={ohneTexte[lage === 'probe' ? 'probe' : 'keine']}
        zeilen={zeilenOf(stand)}
        wann={wannText(stand)}
        onEdit={isSpeicherbar ? () => setIsEditing(true) : undefined}
        onRemove={() => void entfernen.ask(stand.version)}
        isRemoving={entfernen.isRemoving}
      >
        {children}
      </ZugangTeil>
      {isEditing && <ZahlungDialog stand={stand} onClose={() => setIsEditing(false)} />}
    </>
  );
}

const ohneTexte = {
  keine:
    'Noch keine. Ohne den Zugang zu einem Konto bei Stripe oder Mollie wird „Online bezahlen“ niemandem angeboten; alle anderen Zahlungsarten gehen.',
  probe:
    'Es fließt kein Geld: In der Beispielwerkstatt wird auf einer Seite dieses Ladens bezahlt, damit Sie den ganzen Weg ausprobieren können. Ein eigener Zugang tritt an ihre Stelle.',
};

/** Whether money moves. */
function chipOf(stand: Zugaenge['zahlung']): { wort: string; tone: ChipTone } {
  const lage = lageOf(stand);
  if (lage === 'unlesbar') return { wort: 'Noch einmal eintragen', tone: 'bad' };
  if (lage === 'probe') return { wort: 'Probezahlung', tone: 'neutral' };
  if (lage === 'keine') return { wort: 'Noch keine', tone: 'neutral' };
  const { modus } = stand;
  if (modus === 'test') return { wort: modusWorte.test, tone: 'warning' };
  return { wort: modus === 'live' ? modusWorte.live : 'Eingetragen', tone: 'good' };
}

function zeilenOf({ anbieter, meldungen }: Zugaenge['zahlung']) {
  if (!anbieter) return [];
  const name = anbieterName(anbieter);
  return [
    { name: 'Anbieter', wert: name },
    ...(anbieter === 'stripe'
      ? [{ name: 'Webhook', wert: meldungen ? 'Eingetragen' : 'Keiner; der Laden fragt selbst nach' }]
      : []),
  ];
}
