import { useState } from 'react';
import type { ChipTone } from '#web/ui/verwaltung/display/status-chip.tsx';
import type { SmtpAngaben, Zugaenge } from '../../contract.ts';
import { SmtpDialog } from './smtp-dialog.tsx';
import { useEntfernenFrage } from './use-entfernen-frage.ts';
import { ZugangTeil } from './zugang-teil.tsx';
import { type Lage, lageOf, smtpName, unlesbarName, verschluesselungen, wannText } from './zugang-worte.ts';

const chips: Record<Lage, { wort: string; tone: ChipTone }> = {
  umgebung: { wort: 'Eingetragen', tone: 'good' },
  einstellung: { wort: 'Eingetragen', tone: 'good' },
  unlesbar: { wort: 'Noch einmal eintragen', tone: 'bad' },
  probe: { wort: 'Noch keiner', tone: 'warning' },
  keine: { wort: 'Noch keiner', tone: 'warning' },
};

type MailserverTeilProps = { stand: Zugaenge['smtp']; isSpeicherbar: boolean };

/** The access to the server that sends the shop's mail. */
export function MailserverTeil({ stand, isSpeicherbar }: MailserverTeilProps) {
  const [isEditing, setIsEditing] = useState(false);
  const lage = lageOf(stand);
  const entfernen = useEntfernenFrage('smtp', {
    question: 'Mailserver entfernen?',
    what: lage === 'unlesbar' ? unlesbarName : smtpName(stand),
    consequence:
      'Danach verschickt der Laden keine E-Mails mehr. Was er schreibt, bleibt unter „Post“ liegen.',
  });
  return (
    <>
      <ZugangTeil
        name="smtp"
        titel="Mailserver"
        was="Mailserver"
        version={stand.version}
        lage={lage}
        chip={chips[lage]}
        ohne="Noch keiner. Ohne Mailserver verschickt der Laden nichts: Jede Nachricht steht nur unter „Post“ und liegt als Datei im Datenordner."
        zeilen={zeilenOf(stand.angaben)}
        wann={wannText(stand)}
        onEdit={isSpeicherbar ? () => setIsEditing(true) : undefined}
        onRemove={() => void entfernen.ask(stand.version)}
        isRemoving={entfernen.isRemoving}
      />
      {isEditing && <SmtpDialog stand={stand} onClose={() => setIsEditing(false)} />}
    </>
  );
}

function zeilenOf(angaben: SmtpAngaben | undefined) {
  if (!angaben) return [];
  const { server, port, verschluesselung, benutzer } = angaben;
  return [
    { name: 'Server', wert: server },
    { name: 'Port', wert: `${port} (${verschluesselungen[verschluesselung].kurz})` },
    { name: 'Benutzer', wert: benutzer || 'ohne Anmeldung' },
  ];
}
