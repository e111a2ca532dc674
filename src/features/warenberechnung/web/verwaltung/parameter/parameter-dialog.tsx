import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { showFailure } from '#web/ui/verwaltung/form/show-failure.ts';
import { mergeWerte } from '#web/ui/verwaltung/konflikt/drei-werte.ts';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Warenberechnung } from '../../../contract.ts';
import type { Parameter } from '../../../parameter.ts';
import { useChangeParameter } from '../../warenberechnung.queries.ts';
import { berechnungSpeicherFehler } from '../warenberechnung-texte.ts';
import styles from './parameter-dialog.module.css';
import { ParameterFields } from './parameter-fields.tsx';
import {
  type ParameterValues,
  parameterOf,
  parameterResolver,
  parameterValuesOf,
} from './parameter-values.ts';
import { ParameterVorschau } from './parameter-vorschau.tsx';

type ParameterDialogProps = { berechnung: Warenberechnung; onClose: () => void };

/** Edits the parameters of a calculation with a live preview of the result (requirements.md, admin §5, Cost edit). */
export function ParameterDialog({ berechnung, onClose }: ParameterDialogProps) {
  // A copy from when the form was opened; the calculation itself may be reloaded meanwhile.
  const [vorher] = useState(berechnung);
  const form = useForm({ resolver: parameterResolver, defaultValues: parameterValuesOf(vorher) });
  const values = useWatch({ control: form.control }) as ParameterValues;
  const parameter = parameterOf(values);
  const change = useChangeParameter();

  const save = async (body: Parameter) => {
    try {
      await change.mutateAsync({
        produkt: berechnung.portfolioProdukt,
        bodyOf: (jetzt) => mergeWerte<Parameter>({ vorher, jetzt, eigene: body }),
      });
      snackbar.success('Berechnung gespeichert. Der Preis im Shop bleibt, bis Sie ihn übernehmen.');
    } catch (error) {
      showFailure(berechnungSpeicherFehler, error);
      throw error;
    }
  };

  return (
    <FormDialog
      title={`${berechnung.portfolioProdukt.name}: Berechnung bearbeiten`}
      record={{ id: berechnung.portfolioProdukt._id, name: berechnung.portfolioProdukt.name }}
      submitLabel="Speichern"
      size="60rem"
      form={form}
      onSubmit={save}
      onClose={onClose}
    >
      <div className={styles.spalten}>
        <ParameterFields form={form} berechnung={berechnung} parameter={parameter} />
        <ParameterVorschau berechnung={berechnung} parameter={parameter} />
      </div>
    </FormDialog>
  );
}
