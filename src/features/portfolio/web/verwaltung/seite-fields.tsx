import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { fieldProps } from '#web/ui/verwaltung/field-props.ts';
import { AdminIcon } from '#web/ui/verwaltung/icons.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field.tsx';
import { maxKurzLength, maxTextLength } from '../../produkt-body.ts';
import type { ProduktForm } from './produkt-fields.tsx';
import { type Feld, felder, feldNamen } from './produkt-values.ts';
import styles from './seite-fields.module.css';

/** What the product's page in the shop shows besides, folded away: price, link and texts. */
export function SeiteFields<Output>({ form }: { form: ProduktForm<Output> }) {
  const [isOpen, setIsOpen] = useState(false);
  const field = fieldProps(form);
  useShowFault(form, () => setIsOpen(true));
  return (
    <details
      className={styles.part}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <AdminIcon name="expand" size={20} />
        Produktseite im Shop
        <span className={styles.hint}>Preis, Weblink, Texte</span>
      </summary>
      <div className={styles.fields}>
        <NumberField label={feldNamen.preis} unit="€" {...field('preis')} />
        <TextInput
          label={feldNamen.weblink}
          type="url"
          inputMode="url"
          placeholder="https://"
          {...field('weblink')}
        />
        <Kurzbeschreibung form={form} />
        {texte.map((name) => (
          <Textarea
            key={name}
            className={styles.wide}
            label={feldNamen[name]}
            maxLength={maxTextLength}
            autosize
            minRows={2}
            maxRows={12}
            {...field(name)}
          />
        ))}
      </div>
    </details>
  );
}

const texte = [
  'beschreibung.lang',
  'beschreibung.inhaltsstoffe',
  'beschreibung.anwendung',
  'beschreibung.besonderheiten',
] as const;

function Kurzbeschreibung<Output>({ form }: { form: ProduktForm<Output> }) {
  const kurz = useWatch({ control: form.control, name: 'beschreibung.kurz' });
  return (
    <Textarea
      className={styles.wide}
      label={feldNamen['beschreibung.kurz']}
      description={`${kurz.trim().length} von ${maxKurzLength} Zeichen`}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autosize
      minRows={2}
      {...fieldProps(form)('beschreibung.kurz')}
    />
  );
}

const folded: Feld[] = felder.slice(felder.indexOf('preis'));

/** A fault in a field that is folded away opens the part; if it is the only kind of fault, its field gets the focus. */
function useShowFault<Output>(form: ProduktForm<Output>, open: () => void): void {
  const { errors, submitCount } = form.formState;
  const faulty = felder.filter((feld) => form.getFieldState(feld, { ...form.formState, errors }).error);
  const first = faulty.every((feld) => folded.includes(feld)) ? faulty[0] : undefined;
  const isFolded = faulty.some((feld) => folded.includes(feld));

  // biome-ignore lint/correctness/useExhaustiveDependencies: every try to save shows its faults anew.
  useEffect(() => {
    if (!isFolded) return;
    open();
    if (first) requestAnimationFrame(() => form.setFocus(first));
  }, [submitCount, isFolded, first]);
}
