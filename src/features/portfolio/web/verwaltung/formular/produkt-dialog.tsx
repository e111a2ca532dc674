import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import type { VerwaltetesProdukt } from '../../../contract.ts';
import type { CreateProduktBody } from '../../../produkt-body.ts';
import { ProduktKonfliktDialog } from '../konflikt/produkt-konflikt-dialog.tsx';
import { PreisFields } from '../preis/preis-fields.tsx';
import { BildFeld, type GewaehltesBild } from './bild-feld.tsx';
import styles from './produkt-fields.module.css';
import { ProduktFields } from './produkt-fields.tsx';
import { emptyValues, type ProduktValues, produktFormOf, produktValuesOf } from './produkt-values.ts';
import { SeiteFields } from './seite-fields.tsx';
import { SicherheitFields } from './sicherheit-fields.tsx';
import { useSaveProdukt } from './use-save-produkt.ts';
import { VerkaufFields } from './verkauf-fields.tsx';

type ProduktDialogProps = {
  /** `undefined` creates a new product. */
  produkt: VerwaltetesProdukt | undefined;
  /** All products: their raw materials are suggested. */
  produkte: VerwaltetesProdukt[];
  /** The field that gets the focus, by its path; the first one if empty. */
  feld?: string;
  onClose: () => void;
};

/** The numbers of all other products. */
function nummernOf(produkte: VerwaltetesProdukt[], produkt: VerwaltetesProdukt | undefined): string[] {
  return produkte
    .filter(({ _id }) => _id !== produkt?._id)
    .flatMap(({ artikelnummer }) => artikelnummer ?? []);
}

/** By the type that is chosen. */
const resolver: Resolver<ProduktValues, unknown, CreateProduktBody> = (values, context, options) => {
  const ofTyp = zodResolver(produktFormOf(values.typ)) as unknown as typeof resolver;
  return ofTyp(values, context, options);
};

/** Creates or changes a product (requirements.md, admin §2, dialog of the Portfolio-Verwaltung). */
export function ProduktDialog({ produkt, produkte, feld = '', onClose }: ProduktDialogProps) {
  const form = useForm({ resolver, defaultValues: produkt ? produktValuesOf(produkt) : emptyValues });
  const [bild, setBild] = useState<GewaehltesBild>();
  const { save, frage } = useSaveProdukt({ produkt, produkte, form, bild });
  return (
    <>
      <FormDialog
        title={produkt ? 'Produkt bearbeiten' : 'Neues Produkt erstellen'}
        record={produkt && { id: produkt._id, name: produkt.name }}
        submitLabel={produkt ? 'Aktualisieren' : 'Erstellen'}
        size="46rem"
        keepsEntwurf
        hasUnkept={bild !== undefined}
        form={form}
        startField={feld}
        onSubmit={save}
        onClose={onClose}
      >
        <div className={styles.fields}>
          <PreisFields form={form} produkt={produkt} />
          {!produkt && <BildFeld bild={bild} onChange={setBild} />}
        </div>
        <ProduktFields form={form} produkte={produkte} isNew={!produkt} />
        <VerkaufFields form={form} isNew={!produkt} />
        <SicherheitFields form={form} vergeben={nummernOf(produkte, produkt)} />
        <SeiteFields form={form} />
      </FormDialog>
      {frage && <ProduktKonfliktDialog frage={frage} onSaved={onClose} />}
    </>
  );
}
