import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { SwitchField } from '#web/ui/verwaltung/switch-field.tsx';
import type { Rohstoff } from '../../contract.ts';
import { AbgeleiteteWerte } from './abgeleitete-werte.tsx';
import { RohstoffFeld, type RohstoffForm } from './rohstoff-feld.tsx';
import styles from './rohstoff-felder.module.css';
import type { Feld, RohstoffScreen } from './rohstoff-screen.ts';
import { abgeleitetOf, gemeinsameFelder, type RohstoffValues } from './rohstoff-values.ts';
import { useVorratFolgt } from './use-vorrat-folgt.ts';

type RohstoffFelderProps = { form: RohstoffForm; screen: RohstoffScreen; rohstoff: Rohstoff | undefined };

/** The form of any kind: its name, what was bought, what is there, and what else is told of it. */
export function RohstoffFelder({ form, screen, rohstoff }: RohstoffFelderProps) {
  const values = useWatch({ control: form.control }) as RohstoffValues;
  const abgeleitet = abgeleitetOf(screen, values);
  const vorrat = useVorratFolgt({ form, screen, abgeleitet, rohstoff });
  const { bezeichnung, aktuellVorrat, mindestbestand } = gemeinsameFelder(screen);
  return (
    <>
      <RohstoffFeld form={form} feld={bezeichnung} />
      <Gruppe name="Einkauf">
        <Felder form={form} felder={screen.einkauf} />
        <AbgeleiteteWerte felder={screen.abgeleitet} werte={abgeleitet} />
      </Gruppe>
      <Gruppe name="Vorrat">
        <RohstoffFeld form={form} feld={aktuellVorrat} {...vorrat} />
        <RohstoffFeld form={form} feld={mindestbestand} />
        <div className={styles.wide}>
          <SwitchField form={form} name="verfuegbar" label="Verfügbar" />
        </div>
      </Gruppe>
      <Gruppe name="Eigenschaften">
        <Felder form={form} felder={screen.eigenschaften} />
      </Gruppe>
    </>
  );
}

function Gruppe({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className={styles.gruppe}>
      <legend className={styles.legend}>{name}</legend>
      <div className={styles.felder}>{children}</div>
    </fieldset>
  );
}

function Felder({ form, felder }: { form: RohstoffForm; felder: Feld[] }) {
  return felder.map((feld) => (
    <div key={feld.name} className={feld.input === 'lines' ? styles.wide : undefined}>
      <RohstoffFeld form={form} feld={feld} />
    </div>
  ));
}
