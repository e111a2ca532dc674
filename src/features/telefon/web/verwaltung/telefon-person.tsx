import { Button, Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type Anschrift,
  type AnschriftFeld,
  laengen,
  leereAnschrift,
} from '#features/auftrag/anschrift/anschrift.ts';
import { tidyAnschrift } from '#features/auftrag/anschrift/tidy-anschrift.ts';
import { zahlwegOf } from '#features/zahlarten/zahlwege.ts';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { SearchField } from '#web/ui/verwaltung/search/search-field.tsx';
import { useTyped } from '#web/ui/verwaltung/search/use-typed.ts';
import { brauchtNamen, laufkundschaft } from '../../telefon-anschrift.ts';
import styles from './telefon.module.css';
import { useEmpfaenger, useFruehere } from './telefon.queries.ts';
import type { TelefonEntwurf, TelefonFehler } from './telefon-entwurf.ts';

type TelefonPersonProps = {
  entwurf: TelefonEntwurf;
  fehler: TelefonFehler;
  onChange: (entwurf: TelefonEntwurf) => void;
};

/** Whom the order is for: which fields are needed depends on the way. */
export function TelefonPerson({ entwurf, fehler, onChange }: TelefonPersonProps) {
  const { versandart, email, rechnung, lieferung } = entwurf;
  const isPaket = versandart === 'dhl';
  return (
    <section className="stack-3" aria-labelledby="telefon-person">
      <h2 id="telefon-person">Für wen</h2>
      <Fruehere onFound={(gefunden) => onChange({ ...entwurf, ...gefunden })} />
      <Felder
        anschrift={rechnung}
        fehler={fehler}
        felder={isPaket ? alleFelder : namen}
        praefix="rechnung"
        onChange={(anschrift) => onChange({ ...entwurf, rechnung: anschrift })}
      />
      {isPaket && (
        <AndereAdresse
          lieferung={lieferung}
          fehler={fehler}
          onChange={(anschrift) => onChange({ ...entwurf, lieferung: anschrift })}
        />
      )}
      <TextInput
        label="E-Mail, wenn jemand eine Bestätigung möchte"
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        maxLength={254}
        value={email}
        error={fehler.email}
        onChange={({ currentTarget }) => onChange({ ...entwurf, email: currentTarget.value })}
      />
      <p className={`quiet ${styles.leise}`}>{hinweisOf(entwurf)}</p>
    </section>
  );
}

type AndereAdresseProps = Pick<TelefonEntwurf, 'lieferung'> & {
  fehler: TelefonFehler;
  onChange: (lieferung: Anschrift | undefined) => void;
};

/** Whether a parcel goes to somebody else, and where to. */
function AndereAdresse({ lieferung, fehler, onChange }: AndereAdresseProps) {
  return (
    <>
      <Checkbox
        label="An eine andere Adresse schicken"
        checked={lieferung !== undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? leereAnschrift : undefined)}
      />
      {lieferung && (
        <fieldset className={styles.lieferung}>
          <legend>Lieferadresse</legend>
          <Felder
            anschrift={lieferung}
            fehler={fehler}
            felder={alleFelder}
            praefix="lieferung"
            onChange={onChange}
          />
        </fieldset>
      )}
    </>
  );
}

/** What goes out, and what the workshop has to say itself. */
function hinweisOf({ email, ...weg }: TelefonEntwurf): string {
  if (email.trim() !== '') return 'Die Bestätigung mit AGB und Widerrufsbelehrung geht per E-Mail hinaus.';
  const ohne = 'Ohne E-Mail-Adresse geht keine Nachricht hinaus. Einen Packzettel gibt es beim Packen.';
  if (zahlwegOf(weg.zahlart).isUeberweisung)
    return `${ohne} Betrag, Bankverbindung und Bestellnummer nennen Sie bitte selbst: Sie stehen hier, sobald die Bestellung angelegt ist. Auch eine Zahlungserinnerung geht nicht hinaus.`;
  return brauchtNamen({ ...weg, email })
    ? ohne
    : `${ohne} Ohne Namen heißt die Bestellung „${laufkundschaft}“.`;
}

type Feld = { name: AnschriftFeld; label: string; isZahl?: boolean; isBreit?: boolean };

const namen: Feld[] = [
  { name: 'vorname', label: 'Vorname' },
  { name: 'nachname', label: 'Nachname' },
  { name: 'firma', label: 'Firma (freiwillig)', isBreit: true },
];
const alleFelder: Feld[] = [
  ...namen,
  { name: 'strasse', label: 'Straße' },
  { name: 'hausnummer', label: 'Hausnummer' },
  { name: 'zusatz', label: 'Zusatz oder Postnummer (freiwillig)', isBreit: true },
  { name: 'plz', label: 'Postleitzahl', isZahl: true },
  { name: 'stadt', label: 'Ort' },
];

type FelderProps = {
  anschrift: Anschrift;
  felder: Feld[];
  praefix: 'rechnung' | 'lieferung';
  fehler: TelefonFehler;
  onChange: (anschrift: Anschrift) => void;
};

function Felder({ anschrift, felder, praefix, fehler, onChange }: FelderProps) {
  return (
    <div className={styles.felder}>
      {felder.map(({ name, label, isZahl, isBreit }) => (
        <TextInput
          key={name}
          className={isBreit ? styles.breit : undefined}
          label={label}
          inputMode={isZahl ? 'numeric' : undefined}
          maxLength={name === 'plz' ? laengen.stadt : laengen[name]}
          autoComplete="off"
          enterKeyHint="next"
          value={anschrift[name]}
          error={fehler[`${praefix}.${name}`]}
          onChange={({ currentTarget }) => onChange({ ...anschrift, [name]: currentTarget.value })}
          onBlur={() => onChange(tidyAnschrift(anschrift))}
        />
      ))}
    </div>
  );
}

type Gefunden = Pick<TelefonEntwurf, 'email' | 'rechnung' | 'lieferung'>;

/** Name and address of an earlier order, found by its words. */
function Fruehere({ onFound }: { onFound: (gefunden: Gefunden) => void }) {
  const [suche, setSuche] = useState('');
  const { text, type } = useTyped(suche, setSuche);
  const { data = [], isFetching } = useFruehere(suche);
  const { mutateAsync, isPending } = useEmpfaenger();
  const isGesucht = suche.trim().length > 2;
  const found = isGesucht && !isFetching ? data.length : undefined;

  const take = async (id: string) => {
    try {
      const { email, rechnung, lieferung } = await mutateAsync(id);
      const isAndere = lieferung && JSON.stringify(lieferung) !== JSON.stringify(rechnung);
      onFound({ email, rechnung, lieferung: isAndere ? lieferung : undefined });
      type('');
    } catch (error) {
      showFailure('Die Adresse lässt sich gerade nicht laden: ', error);
    }
  };

  return (
    <div className="stack-3">
      <SearchField label="Frühere Bestellung suchen" value={text} found={found} onChange={type} />
      {found === 0 && <p className={`quiet ${styles.leise}`}>Keine frühere Bestellung gefunden.</p>}
      {isGesucht && (
        <ul className={styles.treffer} aria-label="Frühere Bestellungen">
          {data.map(({ _id, name, nummer }) => (
            <li key={_id}>
              <Button variant="default" fullWidth loading={isPending} onClick={() => void take(_id)}>
                <bdi>
                  <span>{`${name}, `}</span>
                  <span className={`amount ${styles.betrag}`}>{nummer}</span>
                </bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
