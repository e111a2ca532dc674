import { Button } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import type { Elements } from '#web/ui/elements.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { numberToText } from '#web/ui/verwaltung/number-field/number-text.ts';
import type { Rohstoff } from '../../../contract.ts';
import { einheitText } from '../../../einheit-text.ts';
import { einkaufSteuer } from '../../../einkauf-steuer.ts';
import { formatMenge } from '../../../format-menge.ts';
import type { Feld, RohstoffScreen } from '../arten/rohstoff-screen.ts';
import { AbgeleiteteWerte } from './abgeleitete-werte.tsx';
import { RohstoffField, type RohstoffForm } from './rohstoff-field.tsx';
import styles from './rohstoff-fields.module.css';
import { folgenOf, gemeinsameFelder, isPreis, type RohstoffValues } from './rohstoff-values.ts';
import { useVorrat } from './use-vorrat.ts';

type RohstoffFieldsProps = { form: RohstoffForm; screen: RohstoffScreen; rohstoff: Rohstoff | undefined };

/** The form of any kind: its name, the purchase, the stock, and its properties. */
export function RohstoffFields({ form, screen, rohstoff }: RohstoffFieldsProps) {
  const values = useWatch({ control: form.control }) as RohstoffValues;
  const folgen = folgenOf(screen, values);
  const { angebot, ...vorrat } = useVorrat({ form, screen, folgen, rohstoff });
  const [menge, ...einkauf] = screen.einkauf;
  const { bezeichnung, aktuellVorrat, mindestbestand } = gemeinsameFelder(screen);
  return (
    <>
      <RohstoffField form={form} feld={bezeichnung} />
      <Gruppe name="Einkauf">
        <div className="stack-3">
          <Felder form={form} felder={[menge]} />
          {angebot && <VorratAngebot form={form} {...angebot} einheit={einheitText(screen.kind.einheit)} />}
        </div>
        <Felder form={form} felder={einkauf} belowPreis={folgen?.einheitspreis === null && <OhnePreis />} />
        <AbgeleiteteWerte felder={screen.abgeleitet} werte={folgen?.abgeleitet} />
      </Gruppe>
      <Gruppe name="Vorrat">
        <RohstoffField form={form} feld={aktuellVorrat} {...vorrat} />
        <RohstoffField form={form} feld={mindestbestand} />
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

/** R10: a warning before saving, because the price defaults to 0. */
function OhnePreis() {
  return (
    <div className={styles.wide}>
      <Alert kind="warning">
        Ohne Einkaufspreis ist jede Seife damit unvollständig: In der Warenberechnung fehlt er, statt 0 € zu
        kosten.
      </Alert>
    </div>
  );
}

type VorratAngebotProps = { form: RohstoffForm; inhalt: number; bisher: number; einheit: string };

/**
 * Shown when the entered pack does not match the default stock: offers below the amount to set the stock to one pack.
 */
function VorratAngebot({ form, inhalt, bisher, einheit }: VorratAngebotProps) {
  const take = () => {
    form.setValue('aktuellVorrat', numberToText(inhalt), { shouldDirty: true, shouldValidate: true });
    form.setFocus('aktuellVorrat');
  };
  return (
    <Alert kind="info">
      <p>{`Eine Packung hat ${formatMenge(inhalt, einheit)}, als Vorrat steht ${formatMenge(bisher, einheit)} im Formular. Ist die Packung der Vorrat?`}</p>
      <Button
        variant="default"
        classNames={{ root: styles.angebot, label: styles.worte }}
        onClick={take}
      >{`Vorrat auf ${formatMenge(inhalt, einheit)} setzen`}</Button>
    </Alert>
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

type FelderProps = { form: RohstoffForm; felder: Feld[]; belowPreis?: Elements };

function Felder({ form, felder, belowPreis }: FelderProps) {
  const steuer = einkaufSteuer(useLaden().steuermodus);
  return felder.map((feld) => (
    <Fragment key={feld.name}>
      <div className={feld.input === 'lines' ? styles.wide : undefined}>
        <RohstoffField form={form} feld={feld} hint={isPreis(feld) ? steuer : undefined} />
      </div>
      {isPreis(feld) && belowPreis}
    </Fragment>
  ));
}
