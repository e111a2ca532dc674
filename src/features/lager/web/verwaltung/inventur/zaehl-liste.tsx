import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { ApiError } from '#web/api/client.ts';
import { confirm, type Question } from '#web/ui/verwaltung/dialog/confirm.ts';
import { Refusal } from '#web/ui/verwaltung/form/refusal.tsx';
import { StickyBar } from '#web/ui/verwaltung/form/sticky-bar.tsx';
import { DataList } from '#web/ui/verwaltung/list/data-list.tsx';
import { EmptyList } from '#web/ui/verwaltung/list/empty-list.tsx';
import { lagerGruppen } from '../../../artikel.ts';
import type { LagerArtikel, ZaehllisteZeile } from '../../../contract.ts';
import { answerOf } from '../../answer-of.ts';
import { useZaehlliste } from '../../lager.queries.ts';
import { countZeile, type ZaehlEntwurf } from '../../zaehl-entwurf.ts';
import { askAuffaellige } from './ask-auffaellige.ts';
import { useZaehlEntwurf, type Zaehlort } from './use-zaehl-entwurf.ts';
import { zaehlColumns } from './zaehl-columns.tsx';
import styles from './zaehl-liste.module.css';
import { gezaehltOf, listZaehlZeilen, type ZaehlZeile, zaehlStand } from './zaehl-zeilen.ts';

type ZaehlListeProps = Zaehlort & {
  artikel: LagerArtikel[] | undefined;
  failure: { text: string; onRetry: () => void } | undefined;
  onBooked: (zeilen: ZaehllisteZeile[]) => void;
  /** Closes the count; the draft is kept. */
  onLeave: () => void;
};

/** Books the whole count at once; a refusal is kept as lines of text. */
function useBookZaehlung({ onBooked, onLeave }: ZaehlListeProps, onDone: () => void) {
  const { mutateAsync, isPending } = useZaehlliste();
  const [refusal, setRefusal] = useState<string[]>([]);

  const book = async (alle: ZaehlZeile[], entwurf: ZaehlEntwurf | undefined) => {
    setRefusal([]);
    if (!(await askAuffaellige(alle.flatMap(gezaehltOf)))) return;
    const zeilen = alle.flatMap(({ artikel: { _id }, zaehlung }) =>
      zaehlung ? [{ _id, gezaehlt: zaehlung.gezaehlt, letzteNr: zaehlung.letzteNr }] : [],
    );
    const { buchungId, notizen } = entwurf ?? {};
    try {
      const reply = await answerOf(mutateAsync({ buchungId, zeilen, notizen }), 'inventur');
      onDone();
      if (reply) onBooked(reply.data.zeilen);
      else onLeave();
    } catch (error) {
      if (error instanceof ApiError) setRefusal([error.message, ...error.fehler]);
    }
  };
  return { book, isPending, refusal };
}

/** Counts a whole shelf and saves it as one booking; the draft survives a reload (ADR 017). */
export function ZaehlListe(props: ZaehlListeProps) {
  const { gruppe, artikel, failure, onLeave } = props;
  const [entwurf, setEntwurf] = useZaehlEntwurf(props);
  const { book, isPending, refusal } = useBookZaehlung(props, () => setEntwurf(undefined));
  const { titel } = lagerGruppen[gruppe];
  const zeilen = artikel && listZaehlZeilen(artikel, entwurf);

  const discard = async () => {
    if (!(await confirm(verwerfenFrage(titel)))) return;
    setEntwurf(undefined);
    onLeave();
  };

  return (
    <section className="stack-4" aria-label={`Zählung ${titel}`} data-zaehlung>
      <p className={styles.intro}>
        Zählen Sie in Ruhe: Die Angaben bleiben auf diesem Gerät gespeichert, und was inzwischen gebucht wird,
        geht nicht verloren.
      </p>
      <DataList
        label={titel}
        columns={zaehlColumns((one, text) => setEntwurf(countZeile(entwurf, one, text)))}
        rows={zeilen}
        rowKey={({ artikel }) => artikel._id}
        rowName={({ artikel }) => artikel.name}
        failure={failure}
        empty={<EmptyList title={`Keine ${titel} im Lager.`} />}
        isInParts
      />
      {zeilen && zeilen.length > 0 && <Notizen entwurf={entwurf} onChange={setEntwurf} onDiscard={discard} />}
      <Abschluss
        zeilen={zeilen}
        refusal={refusal}
        isPending={isPending}
        onLeave={onLeave}
        onBook={() => void book(zeilen ?? [], entwurf)}
      />
    </section>
  );
}

function verwerfenFrage(titel: string): Question {
  return { question: 'Möchten Sie diese Zählung verwerfen?', what: titel, yes: 'Verwerfen' };
}

type AbschlussProps = {
  zeilen: ZaehlZeile[] | undefined;
  refusal: string[];
  isPending: boolean;
  onLeave: () => void;
  onBook: () => void;
};

/** How far the count is, and its end. */
function Abschluss({ zeilen, refusal, isPending, onLeave, onBook }: AbschlussProps) {
  const standId = useId();
  return (
    <StickyBar>
      <Refusal lines={refusal} />
      <p id={standId} role="status">
        {zeilen && zaehlStand(zeilen)}
      </p>
      <div className={`row-2 ${styles.buttons}`}>
        <Button variant="default" onClick={onLeave}>
          Später weiter
        </Button>
        <Button
          data-buchen
          loading={isPending}
          disabled={!zeilen || !canBook(zeilen)}
          aria-describedby={standId}
          onClick={onBook}
        >
          Inventur buchen
        </Button>
      </div>
    </StickyBar>
  );
}

type NotizenProps = {
  entwurf: ZaehlEntwurf | undefined;
  onChange: (entwurf: ZaehlEntwurf) => void;
  onDiscard: () => void;
};

/** Notes on the whole count; shown once something is counted. */
function Notizen({ entwurf, onChange, onDiscard }: NotizenProps) {
  return (
    <div className={styles.end}>
      <Textarea
        label="Notizen"
        autosize
        minRows={2}
        maxLength={500}
        value={entwurf?.notizen ?? ''}
        disabled={!entwurf}
        onChange={({ currentTarget }) => entwurf && onChange({ ...entwurf, notizen: currentTarget.value })}
      />
      {entwurf && (
        <div>
          <Button variant="subtle" onClick={onDiscard}>
            Zählung verwerfen
          </Button>
        </div>
      )}
    </div>
  );
}

function canBook(zeilen: ZaehlZeile[]): boolean {
  return zeilen.some(({ zaehlung }) => zaehlung) && !zeilen.some(({ fault }) => fault);
}
