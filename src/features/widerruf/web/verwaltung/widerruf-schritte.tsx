import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { freiesGeld } from '#features/auftrag/zustand/freies-geld.ts';
import { formatEuro } from '#shared/number/money.ts';
import { malText } from '#shared/text/mal-text.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import type { GelesenerAuftrag, GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import { isNochMoeglich, widerrufName } from '../../bearbeitung/widerruf-worte.ts';
import type { WiderrufDialogArt } from './dialoge/widerruf-dialog.tsx';
import styles from './widerrufe.module.css';
import { useWiderrufSchritt } from './widerrufe.queries.ts';

type WiderrufSchritteProps = { widerruf: GelesenerWiderruf; onDialog: (art: WiderrufDialogArt) => void };

/** What can be done with a withdrawal now: the next step first. */
export function WiderrufSchritte({ widerruf, onDialog }: WiderrufSchritteProps) {
  const { aufgaben, auftrag, isGebucht } = widerruf;
  const named = (verb: string) => nameOf(widerruf, verb);
  const is = (aufgabe: (typeof aufgaben)[number]) => aufgaben.includes(aufgabe);
  const canBuchen = is('buchen') && isNochMoeglich(widerruf);
  return (
    <>
      {is('buchen') && !canBuchen && (
        <p>
          Von dieser Bestellung ist nichts mehr zu widerrufen: Es ist schon alles widerrufen oder storniert.
        </p>
      )}
      {is('geld') && auftrag && <p className={styles.stark}>{`Zurück: ${formatEuro(auftrag.zurueck)}`}</p>}
      {is('geld') && auftrag && auftrag.zurueckLaeuft > 0 && (
        <p>{`Davon unterwegs: ${formatEuro(auftrag.zurueckLaeuft)}`}</p>
      )}
      {is('ware') && auftrag && <p>{`Es fehlt noch: ${erwartetText(auftrag.posten)}`}</p>}
      <div className="row-2">
        {canBuchen && <Button {...named('Widerruf bearbeiten')} onClick={() => onDialog('buchen')} />}
        {is('geld') && auftrag && <ZumGeld widerruf={widerruf} auftrag={auftrag} />}
        {is('ware') && (
          <Button
            {...named('Rückgabe eintragen')}
            variant={is('geld') ? 'default' : 'filled'}
            onClick={() => onDialog('rueckgabe')}
          />
        )}
        {auftrag && !isGebucht && <Loesen widerruf={widerruf} />}
        {auftrag && widerruf.kannZurueck && <BuchungZurueck widerruf={widerruf} auftrag={auftrag} />}
        <Button {...named('Abschließen')} variant="default" onClick={() => onDialog('erledigen')} />
      </div>
    </>
  );
}

/** The words of a button, and the name that tells it from those of other withdrawals. */
function nameOf(widerruf: GelesenerWiderruf, verb: string) {
  return { children: verb, 'aria-label': `${verb}: ${widerrufName(widerruf)}` };
}

/** `2 × Lavendel, 1 × Rose`. */
function erwartetText(posten: { name: string; erwartet: number }[]): string {
  return posten
    .filter(({ erwartet }) => erwartet > 0)
    .map(({ name, erwartet }) => malText(erwartet, name))
    .join(', ');
}

type MitAuftrag = { widerruf: GelesenerWiderruf; auftrag: GelesenerAuftrag };

/** Money goes back from the page of the order, by whatever way it came. */
function ZumGeld({ widerruf, auftrag }: MitAuftrag) {
  const isFrei = freiesGeld(auftrag) > 0;
  return (
    <Button
      {...nameOf(widerruf, isFrei ? 'Geld zurückzahlen' : 'Rückzahlung ansehen')}
      component={Link}
      to={`/admin/bestellungen/${auftrag._id}${isFrei ? '?aktion=erstattung' : ''}`}
    />
  );
}

/** The order was the wrong one. */
function Loesen({ widerruf }: { widerruf: GelesenerWiderruf }) {
  const { run, isPending } = useWiderrufSchritt(widerruf);
  const { auftrag, name } = widerruf;
  const handleClick = () =>
    run(
      schrittOf(widerrufVerwaltungCalls.loesen, undefined, {
        frage: {
          question: 'Zuordnung lösen?',
          what: `${name || 'Ohne Namen'}, ${auftrag?.nummer}`,
          consequence: `Der Widerruf ist dann wieder keiner Bestellung zugeordnet, und ${auftrag?.nummer} wird gepackt wie vorher.`,
          yes: 'Zuordnung lösen',
          isDestructive: false,
        },
        sonst: 'Die Zuordnung ist gelöst.',
      }),
    );
  return (
    <Button
      {...nameOf(widerruf, 'Zuordnung lösen')}
      variant="default"
      loading={isPending}
      onClick={() => void handleClick()}
    />
  );
}

/** Of delivered goods there are documents, unless they were delivered before the shop wrote any. */
function belegText({ geliefertAt }: MitAuftrag['auftrag']): string {
  return geliefertAt ? ' Gibt es schon Belege dazu, bleiben sie, und der Laden schreibt einen weiteren.' : '';
}

/** Booked wrongly: possible until something of it is free again, back or returned. */
function BuchungZurueck({ widerruf, auftrag }: MitAuftrag) {
  const { run, isPending } = useWiderrufSchritt(widerruf);
  const handleClick = () =>
    run(
      schrittOf(
        widerrufVerwaltungCalls.zuruecknehmen,
        { gesehen: auftrag.letzteNr },
        {
          frage: {
            question: 'Buchung zurücknehmen?',
            what: `${widerruf.name || 'Ohne Namen'}, ${auftrag.nummer}`,
            consequence: `Der Widerruf ist dann wieder zu buchen, und die Bestellung kostet so viel wie vorher.${belegText(auftrag)}`,
            yes: 'Zurücknehmen',
            isDestructive: false,
          },
          sonst: 'Die Buchung ist zurückgenommen.',
        },
      ),
    );
  return (
    <Button
      {...nameOf(widerruf, 'Buchung zurücknehmen')}
      variant="default"
      loading={isPending}
      onClick={() => void handleClick()}
    />
  );
}
