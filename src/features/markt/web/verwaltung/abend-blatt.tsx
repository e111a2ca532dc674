import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatEuro } from '#shared/number/money.ts';
import { parseNumber } from '#shared/number/parse-number.ts';
import { confirm, type Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { RestoredHint } from '#web/ui/verwaltung/entwurf/restored-hint.tsx';
import { useBlatt } from '#web/ui/verwaltung/entwurf/use-blatt.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import { type Blatt, readMarktblatt, stueckOf } from '../../blatt.ts';
import type { Markttag, MarktWare } from '../../contract.ts';
import { marktName, marktStueckText } from '../../markt-text.ts';
import { useVerwerfen } from '../markt.queries.ts';
import { absageOf, isVorbei } from './absage-of.ts';
import styles from './blatt.module.css';
import { BlattAbschluss } from './blatt-abschluss.tsx';
import { BlattZeilen, type Spalte, type Zeile } from './blatt-zeilen.tsx';
import { marktGezaehltOf } from './gezaehlt-of.ts';
import { type AbendEingabe, abendBlatt, leererAbend, marktHindernis } from './kept-blatt.ts';
import { betroffenOf, type Meldung } from './kept-meldungen.ts';
import { UmsatzFeld } from './umsatz-feld.tsx';
import { useSettle } from './use-settle.ts';
import { WoWann } from './wo-wann.tsx';

type Ende = {
  onDone: () => void;
  onGebucht: (betroffen: unknown) => void;
  onVorbei: (absage: string[]) => void;
};

/** Books the day, or releases it; a refusal is kept as lines, by the page if the sheet goes away. */
function useEnde({ _id: id, ...tag }: Markttag, { onDone, onGebucht, onVorbei }: Ende) {
  const { settle, isPending } = useSettle();
  const verwerfen = useVerwerfen();
  const [absage, setAbsage] = useState<string[]>([]);

  const refuse = (error: unknown) => {
    if (isVorbei(error)) onVorbei(absageOf(error));
    else setAbsage(absageOf(error));
  };

  const buchen = async ({ buchungId, wo, umsatz }: AbendEingabe, blatt: Blatt) => {
    setAbsage([]);
    // A sheet on which nobody has counted yet looks as if all was sold.
    if (blatt.verkauft === blatt.mitgenommen && !(await confirm(allesFrage(blatt)))) return;
    const betrag = umsatz.trim() === '' ? undefined : parseNumber(umsatz);
    const geld = betrag === undefined ? {} : { umsatz: betrag };
    try {
      const body = { buchungId, ...wo, posten: blatt.posten, ...geld };
      const gebucht = await settle(id, body);
      if (!gebucht) return;
      snackbar.success(gebucht.message);
      onGebucht(gebucht.data?.betroffen);
      onDone();
    } catch (error) {
      refuse(error);
    }
  };

  const freigeben = async () => {
    if (!(await confirm(freigabeFrage(tag)))) return;
    setAbsage([]);
    try {
      snackbar.success((await verwerfen.mutateAsync(id)).message);
      onDone();
    } catch (error) {
      refuse(error);
    }
  };
  return { buchen, freigeben, absage, isBusy: isPending, isFrei: verwerfen.isPending };
}

type AbendBlattProps = {
  markttag: Markttag;
  waren: MarktWare[];
  onMeldung: (meldung: Meldung | undefined) => void;
};

/** What is typed, what it says, and its end. */
function useAbend({ markttag, waren, onMeldung }: AbendBlattProps) {
  const { eingabe, change, forget, restored } = useBlatt({
    name: markttag._id,
    schema: abendBlatt,
    leer: () => leererAbend(markttag),
  });
  const { isAlles, zahlen, umsatz } = eingabe;
  const zeilen = zeilenOf(markttag, isAlles ? waren : [], zahlen);
  const { _id: id } = markttag;
  const ende = useEnde(markttag, {
    onDone: forget,
    onGebucht: (betroffen) => onMeldung(betroffenOf(id, betroffen)),
    onVorbei: (absage) => {
      const gezaehlt = marktGezaehltOf(zeilen, umsatz);
      onMeldung({ art: 'verpasst', id, name: marktName(markttag), absage, gezaehlt });
      forget();
    },
  });
  const set = (part: Partial<AbendEingabe>) => change((before) => ({ ...before, ...part }));
  const type = (produktId: string, spalte: Spalte, text: string) =>
    change((before) => ({
      ...before,
      zahlen: { ...before.zahlen, [produktId]: { ...before.zahlen[produktId], [spalte]: text } },
    }));
  return { eingabe, set, type, forget, restored, zeilen, blatt: readMarktblatt(zeilen), ...ende };
}

const spalten: { spalte: Spalte; wort: string }[] = [
  { spalte: 'mitgenommen', wort: 'Mitgenommen' },
  { spalte: 'zurueck', wort: 'Zurück' },
];

/** The evening of a market day: what came back of each soap; the rest was sold. */
export function AbendBlatt(props: AbendBlattProps) {
  const { eingabe, set, type, forget, restored, zeilen, blatt, ...ende } = useAbend(props);
  const { buchen, freigeben, absage, isBusy, isFrei } = ende;
  const { wo, umsatz, isAlles } = eingabe;
  const name = marktName(props.markttag);

  return (
    <section className={styles.blatt} aria-label={name} data-blatt>
      <h2>{name}</h2>
      {restored && <RestoredHint datum={restored} onDiscard={forget} />}
      <p className={styles.leise}>
        Diese Ware ist mit auf dem Markt. Tragen Sie ein, was zurückgekommen ist: Der Rest gilt als verkauft.
      </p>
      <BlattZeilen
        label={`Produkte, ${name}`}
        zeilen={zeilen}
        spalten={spalten}
        fehler={blatt.fehler}
        onType={type}
      />
      <WoWann wo={wo} onChange={(next) => set({ wo: next })} />
      <Werkzeug
        isAlles={isAlles}
        isFrei={isFrei}
        onAlles={() => set({ isAlles: true })}
        onFreigeben={() => void freigeben()}
      />
      <BlattAbschluss
        absage={absage}
        summe={summeText(blatt)}
        knopf="Abrechnen"
        isBusy={isBusy}
        hindernis={marktHindernis(eingabe, blatt)}
        onBuchen={() => void buchen(eingabe, blatt)}
      >
        <UmsatzFeld text={umsatz} wert={blatt.wert} onChange={(next) => set({ umsatz: next })} />
      </BlattAbschluss>
    </section>
  );
}

function summeText({ verkauft, mitgenommen, wert }: Blatt): string {
  return verkauft < mitgenommen
    ? `${marktStueckText(verkauft)} verkauft, ${formatEuro(wert)}`
    : `${marktStueckText(mitgenommen)} mitgenommen`;
}

type WerkzeugProps = { isAlles: boolean; isFrei: boolean; onAlles: () => void; onFreigeben: () => void };

/** What is rarely needed: soaps that nobody wrote down in the morning, and a market without a sale. */
function Werkzeug({ isAlles, isFrei, onAlles, onFreigeben }: WerkzeugProps) {
  return (
    <div className={`spread ${styles.werkzeug}`}>
      {!isAlles && (
        <Button variant="default" onClick={onAlles}>
          Weitere Produkte
        </Button>
      )}
      <Button variant="subtle" loading={isFrei} onClick={onFreigeben}>
        Ohne Verkauf abschließen
      </Button>
    </div>
  );
}

function allesFrage({ verkauft, wert }: Blatt): Question {
  return {
    question: 'Ist nichts zurückgekommen?',
    what: `${marktStueckText(verkauft)}, ${formatEuro(wert)}`,
    consequence: 'Dann gilt alles als verkauft, was mitgenommen wurde.',
    yes: 'Ja, alles verkauft',
    isDestructive: false,
  };
}

function freigabeFrage(tag: Pick<Markttag, 'ort' | 'tag'>): Question {
  return {
    question: 'Wurde auf diesem Markt nichts verkauft?',
    what: marktName(tag),
    consequence: 'Die mitgenommene Ware ist danach wieder frei.',
    yes: 'Ja, freigeben',
  };
}

function zeilenOf({ posten }: Markttag, waren: MarktWare[], zahlen: AbendEingabe['zahlen']): Zeile[] {
  const bekannt = new Set(posten.map(({ produktId }) => produktId));
  const alle = [
    ...posten.map((one) => ({ ...one, vorgabe: String(one.mitgenommen) })),
    ...waren.filter(({ produktId }) => !bekannt.has(produktId)).map((one) => ({ ...one, vorgabe: '' })),
  ];
  // Before anything is counted nothing is sold, only taken along.
  const isGezaehlt = Object.values(zahlen).some(({ zurueck }) => zurueck?.trim());
  return alle.map(({ produktId, name, preis, vorgabe }) => {
    const { mitgenommen = vorgabe, zurueck = '' } = zahlen[produktId] ?? {};
    const verkauft = Math.max(0, (stueckOf(mitgenommen) ?? 0) - (stueckOf(zurueck) ?? 0));
    const dazu = `${formatEuro(preis)}${isGezaehlt ? `, verkauft ${verkauft}` : ''}`;
    return { produktId, name, preis, dazu, mitgenommen, zurueck };
  });
}
