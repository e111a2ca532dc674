import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatEuro } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { RestoredHint } from '#web/ui/verwaltung/entwurf/restored-hint.tsx';
import { useBlatt } from '#web/ui/verwaltung/entwurf/use-blatt.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type Blatt, readMarktblatt } from '../../blatt.ts';
import type { Markt, MarktWare } from '../../contract.ts';
import { marktStueckText } from '../../markt-text.ts';
import { useMitnehmen } from '../markt.queries.ts';
import { absageOf } from './absage-of.ts';
import { ArtWahl } from './art-wahl.tsx';
import styles from './blatt.module.css';
import { BlattAbschluss } from './blatt-abschluss.tsx';
import { BlattZeilen } from './blatt-zeilen.tsx';
import { leeresNeues, marktHindernis, type NeueEingabe, neuesBlatt } from './kept-blatt.ts';
import { betroffenOf, type Meldung } from './kept-meldungen.ts';
import { UmsatzFeld } from './umsatz-feld.tsx';
import { useSettle } from './use-settle.ts';
import { WoWann } from './wo-wann.tsx';

type Zahlen = NeueEingabe['zahlen'];

const worte: Record<NeueEingabe['art'], { wort: string; knopf: string }> = {
  mitnehmen: { wort: 'Mitgenommen', knopf: 'Mitnehmen' },
  verkauft: { wort: 'Verkauft', knopf: 'Abrechnen' },
};

/** Sends the sheet; a refusal is kept as lines. */
function useSenden(onDone: () => void, onMeldung: (meldung: Meldung | undefined) => void) {
  const mitnehmen = useMitnehmen();
  const { settle, isPending } = useSettle();
  const [absage, setAbsage] = useState<string[]>([]);

  const senden = async ({ _id, buchungId, art, wo, umsatz }: NeueEingabe, blatt: Blatt) => {
    setAbsage([]);
    const posten = blatt.posten.filter(({ mitgenommen }) => mitgenommen > 0);
    const betrag = umsatz.trim() === '' ? undefined : parseNumber(umsatz);
    try {
      const antwort =
        art === 'mitnehmen'
          ? await mitnehmen.mutateAsync({
              ...{ _id, ...wo },
              posten: posten.map(({ produktId, mitgenommen: menge }) => ({ produktId, menge })),
            })
          : await settle(_id, {
              ...{ buchungId, ...wo, posten },
              ...(betrag === undefined ? {} : { umsatz: betrag }),
            });
      if (!antwort) return;
      const { message, data } = antwort;
      snackbar.success(message);
      onMeldung(betroffenOf(_id, data && 'betroffen' in data ? data.betroffen : undefined));
      onDone();
    } catch (error) {
      setAbsage(absageOf(error));
    }
  };
  return { senden, absage, isBusy: mitnehmen.isPending || isPending };
}

type NeuesBlattProps = {
  markt: Markt;
  onMeldung: (meldung: Meldung | undefined) => void;
  onDone: () => void;
};

/** What is typed, what it says, and its end. */
function useNeues({ markt: { waren, ort }, onMeldung, onDone }: NeuesBlattProps) {
  const { eingabe, change, forget, restored } = useBlatt({
    name: 'markt',
    schema: neuesBlatt,
    leer: () => leeresNeues(ort),
  });
  const senden = useSenden(() => {
    forget();
    onDone();
  }, onMeldung);
  const zeilen = waren.map((ware) => toZeile(ware, eingabe.zahlen));
  return { eingabe, change, forget, restored, zeilen, ...senden };
}

/**
 * The sheet of a market that is not away: what is taken along in the morning, or only what was sold, in the
 * evening.
 */
export function NeuesBlatt(props: NeuesBlattProps) {
  const { eingabe, change, forget, restored, zeilen, senden, absage, isBusy } = useNeues(props);
  const { art, wo, umsatz } = eingabe;
  const set = (part: Partial<NeueEingabe>) => change((before) => ({ ...before, ...part }));
  const blatt = readMarktblatt(zeilen);
  return (
    <section className={styles.blatt} aria-label="Neuer Markttag" data-blatt>
      {restored && <RestoredHint datum={restored} onDiscard={forget} />}
      <ArtWahl art={art} onChange={(next) => set({ art: next })} />
      <WoWann wo={wo} onChange={(next) => set({ wo: next })} />
      {art === 'mitnehmen' && <AllesMitnehmen onAlles={() => set({ zahlen: alles(props.markt.waren) })} />}
      <BlattZeilen
        label="Produkte"
        zeilen={zeilen}
        spalten={[{ spalte: 'mitgenommen', wort: worte[art].wort }]}
        fehler={blatt.fehler}
        onType={(produktId, _spalte, text) =>
          change((before) => ({ ...before, zahlen: { ...before.zahlen, [produktId]: text } }))
        }
      />
      <BlattAbschluss
        absage={absage}
        summe={`${marktStueckText(blatt.mitgenommen)}, ${formatEuro(blatt.wert)}`}
        knopf={worte[art].knopf}
        isBusy={isBusy}
        hindernis={
          marktHindernis(eingabe, blatt) || (blatt.mitgenommen > 0 ? '' : 'Bitte tragen Sie Stücke ein.')
        }
        onBuchen={() => void senden(eingabe, blatt)}
      >
        {art === 'verkauft' && (
          <UmsatzFeld text={umsatz} wert={blatt.wert} onChange={(next) => set({ umsatz: next })} />
        )}
      </BlattAbschluss>
    </section>
  );
}

function AllesMitnehmen({ onAlles }: { onAlles: () => void }) {
  return (
    <div className={`spread ${styles.werkzeug}`}>
      <p className={styles.leise}>Was Sie mitnehmen, kann der Laden solange nicht verkaufen.</p>
      <Button variant="default" onClick={onAlles}>
        Alles mitnehmen
      </Button>
    </div>
  );
}

function toZeile({ produktId, name, preis, frei }: MarktWare, zahlen: Zahlen) {
  const dazu = `${frei} frei, ${formatEuro(preis)}`;
  return { produktId, name, preis, dazu, mitgenommen: zahlen[produktId] ?? '', zurueck: '' };
}

/** All that is free of each. */
function alles(waren: MarktWare[]): Zahlen {
  return Object.fromEntries(waren.map(({ produktId, frei }) => [produktId, frei === 0 ? '' : String(frei)]));
}
