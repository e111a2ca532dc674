import { zodResolver } from '@hookform/resolvers/zod';
import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { emailKeyOf } from '#features/auth/email-key.ts';
import { useLaden } from '#features/einstellung/web/use-laden.ts';
import { geschlechter } from '#features/kunde/angaben.ts';
import { kanaele } from '#features/kunde/kommunikation.ts';
import { ApiError } from '#web/api/client.ts';
import { isSessionOverError } from '#web/api/query-client.ts';
import { FormDialog } from '#web/ui/verwaltung/dialog/form-dialog.tsx';
import { CountedTextInput } from '#web/ui/verwaltung/field/counted-text-input.tsx';
import { FieldGroup } from '#web/ui/verwaltung/field/field-group.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import styles from '#web/ui/verwaltung/field/fields.module.css';
import { SwitchField } from '#web/ui/verwaltung/field/switch-field.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Benutzer } from '../../../benutzer.ts';
import { meldungen } from '../../../meldungen.ts';
import { useUpdateBenutzer } from '../../benutzer.queries.ts';
import { AdresseFields } from './adresse-fields.tsx';
import { type EditForm, editForm, toEditForm, toUpdateBody } from './edit-form.ts';
import { kanalTexte } from './feld-texte.ts';
import { LieferadressePart } from './lieferadresse-part.tsx';
import { roleChoicesFor } from './role-choices.ts';

const geschlechtChoices = [
  { value: '', label: 'Keine Angabe' },
  ...geschlechter.map((value) => ({ value, label: value })),
];

const kanalChoices = [
  { value: '', label: 'Keine Angabe' },
  ...kanaele.map((value) => ({ value, label: kanalTexte[value] })),
];

/**
 * Edits a person's data (requirements.md, admin §5 and §7); the customer number is read-only. The delivery
 * address, the notes and the preferred channel are part of the record (§3), so they can be edited as well.
 */
export function EditDialog({ benutzer, onClose }: { benutzer: Benutzer; onClose: () => void }) {
  const form = useForm({ resolver: zodResolver(editForm), defaultValues: toEditForm(benutzer) });
  const update = useUpdateBenutzer(benutzer);

  return (
    <FormDialog
      title={`Benutzer bearbeiten: ${benutzer.name}`}
      record={{ id: benutzer.id, name: benutzer.name }}
      submitLabel="Speichern"
      form={form}
      onSubmit={async (values) => {
        await update
          .mutateAsync((jetzt) => toUpdateBody(values, { vorher: benutzer, jetzt }))
          .catch(showFailure);
        snackbar.success(meldungen.aktualisiert);
      }}
      onClose={onClose}
    >
      <BenutzerFields form={form} benutzer={benutzer} />
      <RollenHint form={form} benutzer={benutzer} />
      <FieldGroup title="Rechnungsadresse">
        <AdresseFields form={form} name="adresse" />
      </FieldGroup>
      <LieferadressePart form={form} />
      <KommunikationFields form={form} />
      <Textarea
        label="Notizen"
        description="Nur für die Werkstatt. Wer im Profil seine Daten herunterlädt, bekommt auch die Notizen."
        autosize
        minRows={2}
        maxRows={12}
        {...fieldProps(form)('notizen')}
      />
    </FormDialog>
  );
}

/**
 * Shows the server's message, or a general one (requirements.md, admin §8); errors of fields are shown at
 * their fields.
 */
function showFailure(error: Error): never {
  const hasServerText = error instanceof ApiError && error.kind === 'status' && error.hasServerText;
  if (!isSessionOverError(error)) snackbar.error(hasServerText ? error.message : meldungen.nichtAktualisiert);
  throw error;
}

type Form = { form: UseFormReturn<EditForm> };

function BenutzerFields({ form, benutzer }: Form & { benutzer: Benutzer }) {
  const field = fieldProps(form);
  const isOffen = useLaden().phase !== 'angekuendigt';
  // Of several invalid fields the one registered first gets the focus; these two would register only when they render.
  for (const name of ['vorname', 'nachname'] as const) form.register(name);
  return (
    <>
      <div className={styles.pair}>
        <CountedTextInput form={form} name="vorname" label="Vorname" required max={100} />
        <CountedTextInput form={form} name="nachname" label="Nachname" required max={100} />
      </div>
      <TextInput label="E-Mail" type="email" required autoComplete="off" {...field('email')} />
      <div className={styles.pair}>
        <TextInput label="Telefon" type="tel" autoComplete="off" {...field('telefon')} />
        <TextInput label="Kundennummer" readOnly variant="filled" value={benutzer.kundennummer} />
        <NativeSelect label="Geschlecht" data={geschlechtChoices} {...field('geschlecht')} />
        <TextInput label="Geburtsdatum" type="date" {...field('geburtsdatum')} />
      </div>
      <NativeSelect label="Rolle" data={roleChoicesFor(benutzer.role, { isOffen })} {...field('rolle')} />
    </>
  );
}

/** The meaning of the selected role, and its effect on the person. */
function RollenHint({ form, benutzer }: Form & { benutzer: Benutzer }) {
  const [rolle, email] = useWatch({ control: form.control, name: ['rolle', 'email'] });
  const storedAs = (role: string) => (role === 'user' ? 'customer' : role);
  const isOut =
    storedAs(rolle) !== storedAs(benutzer.role) || emailKeyOf(email) !== emailKeyOf(benutzer.email);
  if (!isOut && rolle !== 'user') return null;
  return (
    <p className="quiet" role="status">
      {`${rolle === 'user' ? 'Benutzer haben dieselben Rechte wie Kunden und werden als Kunde gespeichert. ' : ''}${isOut ? `Eine neue Rolle oder E-Mail-Adresse meldet ${benutzer.name} auf allen Geräten ab.` : ''}`}
    </p>
  );
}

function KommunikationFields({ form }: Form) {
  return (
    <FieldGroup title="Kommunikation">
      <SwitchField form={form} name="kommunikation.newsletter" label="Newsletter" />
      <SwitchField form={form} name="kommunikation.sms" label="SMS" />
      <NativeSelect
        label="Bevorzugter Kanal"
        data={kanalChoices}
        {...fieldProps(form)('kommunikation.bevorzugterKanal')}
      />
    </FieldGroup>
  );
}
