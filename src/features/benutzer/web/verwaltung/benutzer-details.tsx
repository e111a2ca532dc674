import { type ReactNode, useId } from 'react';
import type { Adresse, Lieferadresse } from '#features/kunde/adresse.ts';
import { formatZeitpunkt } from '#shared/datum/datum.ts';
import type { Elements } from '#web/ui/elements.ts';
import type { Benutzer } from '../../benutzer.ts';
import styles from './benutzer-details.module.css';
import { feldText, kanalTexte } from './formular/feld-texte.ts';

/** The expanded details of a row (requirements.md, admin §2). */
export function BenutzerDetails({ benutzer }: { benutzer: Benutzer }) {
  const { adresse, lieferadresse, kommunikation, notizen } = benutzer;
  return (
    <div className={styles.details}>
      <Section title="Rechnungs&shy;adresse">
        <Anschrift lines={anschrift(adresse)} />
      </Section>
      {lieferadresse.verwendet && (
        <Section title="Lieferadresse">
          <Anschrift lines={[...empfaenger(lieferadresse), ...anschrift(lieferadresse)]} />
        </Section>
      )}
      <Section title="Kommunikation">
        <Facts
          facts={{
            Newsletter: kommunikation.newsletter ? 'Ja' : 'Nein',
            SMS: kommunikation.sms ? 'Ja' : 'Nein',
            'Bevorzugter Kanal': kanalTexte[kommunikation.bevorzugterKanal],
          }}
        />
      </Section>
      <Section title="Notizen">
        <p className={styles.notizen}>{notizen || 'Keine Notizen'}</p>
      </Section>
      <Section title="Konto">
        <Facts
          facts={{
            'Anmelde\u00adversuche': benutzer.anmeldeversuche,
            'Letzte Anmeldung': benutzer.lastLogin ? formatZeitpunkt(benutzer.lastLogin) : 'Noch nie',
            ...(benutzer.status.grund && { 'Grund der Sperre': benutzer.status.grund }),
            Aktualisiert: benutzer.updatedAt ? formatZeitpunkt(benutzer.updatedAt) : '–',
          }}
        />
      </Section>
      <Section title="Änderungen">
        <Aenderungen benutzer={benutzer} />
      </Section>
    </div>
  );
}

/** A group instead of a heading: the list has headings of one level on a phone and none in a table. */
function Section({ title, children }: { title: string; children: Elements }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and there are none.
    <div role="group" aria-labelledby={id} className={styles.section}>
      <p id={id} className={`quiet ${styles.title}`}>
        {title}
      </p>
      {children}
    </div>
  );
}

function Anschrift({ lines }: { lines: string[] }) {
  if (lines.length === 0) return <p>Nicht angegeben</p>;
  return <address className={styles.anschrift}>{lines.join('\n')}</address>;
}

/** An address with only a country counts as missing, because the country has a default. */
function anschrift({ strasse, hausnummer, zusatz, plz, stadt, land }: Adresse): string[] {
  const lines = [`${strasse} ${hausnummer}`, zusatz, `${plz} ${stadt}`].map((line) => line.trim());
  const known = lines.filter(Boolean);
  return known.length > 0 ? [...known, land] : [];
}

function empfaenger({ firmenname, vorname, nachname }: Lieferadresse): string[] {
  return [firmenname, `${vorname} ${nachname}`.trim()].filter(Boolean);
}

function Facts({ facts }: { facts: Record<string, ReactNode> }) {
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Aenderungen({ benutzer: { aenderungen } }: { benutzer: Benutzer }) {
  if (aenderungen.length === 0) return <p>Noch keine</p>;
  return (
    <ul className="stack-2">
      {aenderungen.map(({ am, von, felder }) => (
        <li key={am}>
          <span>{felder.map(feldText).join(', ')}</span>
          <span className={`quiet ${styles.wer}`}>
            <span>{`${formatZeitpunkt(am)}, `}</span>
            <bdi>{von}</bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}
