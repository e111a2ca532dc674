import { Button, Radio } from '@mantine/core';
import { useId } from 'react';
import type { Moeglichkeit } from '#features/kasse/contract.ts';
import { withSchlusspunkt } from '#features/kasse/schlusspunkt.ts';
import { terminOhneUmbruch } from '#features/lieferung/liefertermin.ts';
import { grundpreisText } from '#features/portfolio/preis/grundpreis.ts';
import { wahlText } from '#features/zahlarten/zahlwege.ts';
import { formatDatum } from '#shared/datum/datum.ts';
import { formatZahl } from '#shared/number/format-zahl.ts';
import { formatEuro } from '#shared/number/money.ts';
import { malText } from '#shared/text/mal-text.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { TelefonKasse } from '../../contract.ts';
import styles from './telefon.module.css';

const keyOf = ({ versandart, zahlart }: Pick<Moeglichkeit, 'versandart' | 'zahlart'>) =>
  `${versandart} ${zahlart}`;

type TelefonWegProps = {
  kasse: TelefonKasse;
  gewaehlt: Moeglichkeit | undefined;
  onChange: (moeglichkeit: Moeglichkeit) => void;
};

/** How the goods are had and paid, each way with its sum. */
export function TelefonWeg({ kasse, gewaehlt, onChange }: TelefonWegProps) {
  return (
    <section className="stack-3" aria-labelledby="telefon-weg">
      <h2 id="telefon-weg">Wie</h2>
      <Radio.Group
        aria-labelledby="telefon-weg"
        value={gewaehlt ? keyOf(gewaehlt) : ''}
        onChange={(value) => {
          const found = kasse.moeglichkeiten.find((one) => keyOf(one) === value);
          if (found) onChange(found);
        }}
      >
        <div className="stack-3">
          {kasse.moeglichkeiten.map((one) => (
            <Radio
              key={keyOf(one)}
              value={keyOf(one)}
              label={wahlText(one)}
              description={`${formatEuro(one.gesamt)}, ${terminOhneUmbruch(one.termin)}`}
            />
          ))}
        </div>
      </Radio.Group>
    </section>
  );
}

type TelefonPruefenProps = {
  kasse: TelefonKasse;
  moeglichkeit: Moeglichkeit | undefined;
  name: string;
  absage: string[];
  /** The ways on from a refusal. */
  weiter?: Elements;
  isBusy: boolean;
  /** Whether the order was sent and the answer was lost: the button sends the same once more. */
  isUngewiss: boolean;
  /** Whether the sums are those of the goods that are chosen now. */
  isAktuell: boolean;
};

/** The order as it would be made, and the button. */
export function TelefonPruefen(props: TelefonPruefenProps) {
  const { kasse, moeglichkeit, name, absage, weiter, isBusy, isUngewiss, isAktuell } = props;
  const { posten, zwischensumme, hindernisse, grund } = kasse;
  const id = useId();
  const hinweise = [...hindernisse.map(({ text }) => text), ...(grund === undefined ? [] : [grund])];
  return (
    <section className="stack-3" aria-labelledby="telefon-pruefen" aria-busy={!isAktuell}>
      <h2 id="telefon-pruefen">Prüfen</h2>
      <BestellteWare posten={posten} />
      <Summen waren={zwischensumme} moeglichkeit={moeglichkeit} />
      {moeglichkeit && (
        <p className={`quiet ${styles.leise}`}>
          {`${name !== '' ? `Für ${name}. ` : ''}${withSchlusspunkt(`${wahlText(moeglichkeit)}, ${terminOhneUmbruch(moeglichkeit.termin)}`)}${moeglichkeit.zahlbarBis ? ` Zahlbar bis ${formatDatum(moeglichkeit.zahlbarBis)}.` : ''}`}
        </p>
      )}
      {[hinweise, absage].map(
        (zeilen, index) =>
          zeilen.length > 0 && (
            <Alert key={index === 0 ? 'hinweis' : 'absage'} kind="error">
              <span id={index === 0 ? id : undefined} className={styles.zeilen}>
                {zeilen.join('\n')}
              </span>
            </Alert>
          ),
      )}
      {weiter}
      <div>
        <Button
          type="submit"
          loading={isBusy}
          aria-describedby={hinweise.length > 0 ? id : undefined}
          disabled={!isUngewiss && (!moeglichkeit || !isAktuell || hindernisse.length > 0)}
        >
          {isUngewiss ? 'Noch einmal senden' : 'Bestellung anlegen'}
        </Button>
      </div>
    </section>
  );
}

function BestellteWare({ posten }: Pick<TelefonKasse, 'posten'>) {
  return (
    <ul className={styles.posten} aria-label="Bestellte Ware">
      {posten.map((one) => (
        <li key={one.produktId}>
          <span>
            <span>{`${malText(one.menge, one.name)}${one.verfuegbarkeit?.art === 'aufBestellung' ? ' (wird hergestellt)' : ''}`}</span>
            <span className={`quiet ${styles.je}`}>{jeText(one)}</span>
          </span>
          <span className={`amount ${styles.betrag}`}>{formatEuro(one.summe)}</span>
        </li>
      ))}
    </ul>
  );
}

/** The price of a piece with its base price, as the shop shows it. */
function jeText({ preis, grundpreis }: TelefonKasse['posten'][number]): string {
  return [`je ${formatEuro(preis)}`, grundpreisText(grundpreis)].filter(Boolean).join(', ');
}

/** In euros; postage, total and the tax in it once a way is chosen. */
function Summen({ waren, moeglichkeit }: { waren: number; moeglichkeit: Moeglichkeit | undefined }) {
  return (
    <dl className={styles.summen}>
      <Summe wort="Waren" betrag={waren} />
      {moeglichkeit && (
        <>
          <Summe wort="Versand" betrag={moeglichkeit.versand} />
          <Summe wort="Gesamt" betrag={moeglichkeit.gesamt} isGesamt />
          {moeglichkeit.steuer.map(({ satz, steuer }) => (
            <Summe key={satz} wort={`darin ${formatZahl(satz)} % MwSt.`} betrag={steuer} isLeise />
          ))}
        </>
      )}
    </dl>
  );
}

type SummeProps = { wort: string; betrag: number; isGesamt?: boolean; isLeise?: boolean };

function Summe({ wort, betrag, isGesamt, isLeise }: SummeProps) {
  return (
    <div data-gesamt={isGesamt || undefined} className={isLeise ? 'quiet' : undefined}>
      <dt>{wort}</dt>
      <dd className={`amount ${styles.betrag}`}>{formatEuro(betrag)}</dd>
    </div>
  );
}
