import { Button, Skeleton } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { UeberweisungAngaben } from '#features/auftrag/web/verwaltung/einzelansicht/ueberweisung-angaben.tsx';
import type { Moeglichkeit } from '#features/kasse/contract.ts';
import { gewaehlt } from '#features/kasse/weg-wahl.ts';
import { RestoredHint } from '#web/ui/verwaltung/entwurf/restored-hint.tsx';
import { useBlatt } from '#web/ui/verwaltung/entwurf/use-blatt.ts';
import { useFirstFault } from '#web/ui/verwaltung/form/use-first-fault.ts';
import { LoadFailure } from '#web/ui/verwaltung/list/load-failure.tsx';
import type { TelefonBody, TelefonKasse, TelefonWare } from '../../contract.ts';
import styles from './telefon.module.css';
import { useTelefonVorschau, useTelefonWaren } from './telefon.queries.ts';
import {
  leeresBlatt,
  type TelefonEntwurf,
  type TelefonFehler,
  telefonBlatt,
  telefonBodyOf,
  telefonFehler,
} from './telefon-entwurf.ts';
import { TelefonOffen, TelefonSchon } from './telefon-offene-bestellung.tsx';
import { TelefonPerson } from './telefon-person.tsx';
import { TelefonPruefen, TelefonWeg } from './telefon-pruefen.tsx';
import { type Mengen, TelefonWaren } from './telefon-waren.tsx';
import { type Angelegt, type Blatt, useTelefonSenden } from './use-anlegen.ts';

/** Takes an order for somebody: goods, way, person, and the button, on one page. */
export function TelefonAufnahme() {
  const [angelegt, setAngelegt] = useState<Angelegt>();
  if (angelegt) return <Fertig angelegt={angelegt} onNext={() => setAngelegt(undefined)} />;
  return <Formular onDone={setAngelegt} />;
}

function Fertig({ angelegt, onNext }: { angelegt: Angelegt; onNext: () => void }) {
  const { _id, nummer, message, hatPost, ueberweisung } = angelegt;
  return (
    <section className="stack-3" aria-label="Angelegt">
      <p role="status" className={styles.name}>
        {message}
      </p>
      {ueberweisung && (
        <>
          {!hatPost && <p>Bitte nennen Sie für die Überweisung:</p>}
          <dl className={`stack-1 ${styles.konto}`} aria-label="Überweisung">
            <UeberweisungAngaben konto={ueberweisung} nummer={nummer} betrag={ueberweisung.betrag} />
          </dl>
        </>
      )}
      <div className="row-2">
        <Button component={Link} to={`/admin/bestellungen/${_id}`}>
          Bestellung öffnen
        </Button>
        <Button variant="default" onClick={onNext}>
          Noch eine aufnehmen
        </Button>
      </div>
    </section>
  );
}

function Formular({ onDone }: { onDone: (angelegt: Angelegt) => void }) {
  const waren = useTelefonWaren();
  const blatt = useBlatt({ name: 'telefon', schema: telefonBlatt, leer: leeresBlatt });
  if (waren.isError && !waren.data)
    return (
      <LoadFailure text="Die Produkte lassen sich gerade nicht laden." onRetry={() => void waren.refetch()} />
    );
  if (!waren.data) return <Skeleton height="24rem" />;
  return <Bogen waren={waren.data} blatt={blatt} onDone={onDone} />;
}

type BogenProps = { waren: TelefonWare[]; blatt: Blatt; onDone: (angelegt: Angelegt) => void };

/** The sheet as it stands; `wie` is what was typed with the way that is shown as chosen. */
function useBogen({ waren, blatt, onDone }: BogenProps) {
  const { mengen, entwurf } = blatt.eingabe;
  const [versuche, setVersuche] = useState(0);
  const posten = postenOf(mengen, waren);
  const sendung = useTelefonSenden(blatt, onDone);
  const { senden, isPending, isUngewiss } = sendung;
  const vorschau = useTelefonVorschau(posten, isUngewiss || isPending);

  const kasse = posten.length > 0 ? vorschau.data : undefined;
  const moeglichkeit = kasse && (gewaehlt(kasse, entwurf) ?? kasse.moeglichkeiten[0]);
  const wie = moeglichkeit ? { ...entwurf, ...wegOf(moeglichkeit) } : entwurf;
  const fehler: TelefonFehler = versuche > 0 ? telefonFehler(wie) : {};
  const form = useFirstFault(versuche, Object.keys(fehler).length > 0);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setVersuche(versuche + 1);
    if (!moeglichkeit || isPending || (!isUngewiss && Object.keys(telefonFehler(wie)).length > 0)) return;
    void senden(telefonBodyOf(entwurf, { posten, moeglichkeit }));
  };
  return { ...sendung, posten, vorschau, kasse, moeglichkeit, wie, fehler, form, handleSubmit };
}

function Bogen(props: BogenProps) {
  const { waren, blatt } = props;
  const { eingabe, change, restored } = blatt;
  const { mengen, offen } = eingabe;
  const bogen = useBogen(props);
  const { senden, isPending, absage, discard, isUngewiss, posten, vorschau, kasse } = bogen;

  const hint = restored && <RestoredHint datum={restored} onDiscard={discard} />;
  if (offen && isUngewiss && !kasse)
    return <TelefonOffen {...{ offen, waren, absage, isPending, senden, hint }} />;
  return (
    <form ref={bogen.form} className={styles.formular} onSubmit={bogen.handleSubmit} noValidate>
      {hint}
      <fieldset className={`stack-8 ${styles.gehalten}`} disabled={isUngewiss} aria-label="Waren">
        <TelefonWaren
          waren={waren}
          mengen={mengen}
          onChange={(next) => change((before) => ({ ...before, mengen: next }))}
        />
      </fieldset>
      {vorschau.isError && posten.length > 0 && (
        <LoadFailure text={vorschau.error.message} onRetry={() => void vorschau.refetch()} />
      )}
      {kasse && (
        <Abschluss
          kasse={kasse}
          bogen={bogen}
          onChange={(next) => change((before) => ({ ...before, entwurf: next }))}
        />
      )}
    </form>
  );
}

type AbschlussProps = {
  kasse: TelefonKasse;
  bogen: ReturnType<typeof useBogen>;
  onChange: (entwurf: TelefonEntwurf) => void;
};

/** Once goods are chosen: the way, the person, and the order to check. */
function Abschluss({ kasse, bogen, onChange }: AbschlussProps) {
  const { moeglichkeit, wie, fehler, absage, schon, beginNew, isPending, isUngewiss, vorschau } = bogen;
  return (
    <>
      <fieldset className={`stack-8 ${styles.gehalten}`} disabled={isUngewiss} aria-label="Weg und Person">
        <TelefonWeg
          kasse={kasse}
          gewaehlt={moeglichkeit}
          onChange={(one) => onChange({ ...wie, ...wegOf(one) })}
        />
        <TelefonPerson entwurf={wie} fehler={fehler} onChange={onChange} />
      </fieldset>
      <TelefonPruefen
        kasse={kasse}
        moeglichkeit={moeglichkeit}
        name={nameOf(wie)}
        absage={absage.length > 0 ? absage : feldZeilen(fehler)}
        weiter={schon && <TelefonSchon schon={schon} onNeu={beginNew} />}
        isBusy={isPending}
        isUngewiss={isUngewiss}
        isAktuell={!vorschau.isPlaceholderData}
      />
    </>
  );
}

/** What is chosen; a soap that is not in the shop any more has no line to take it off. */
function postenOf(mengen: Mengen, waren: TelefonWare[]): TelefonBody['posten'] {
  return waren.flatMap(({ produktId }) => {
    const menge = mengen[produktId] ?? 0;
    return menge > 0 ? [{ produktId, menge }] : [];
  });
}

function wegOf({ versandart, zahlart }: Moeglichkeit) {
  return { versandart, zahlart };
}

function nameOf({ rechnung: { vorname, nachname } }: TelefonEntwurf): string {
  return `${vorname} ${nachname}`.trim();
}

/** That something is missing above, for the place where the button was pressed. */
function feldZeilen(fehler: TelefonFehler): string[] {
  return Object.values(fehler).flatMap((text) => text ?? []);
}
