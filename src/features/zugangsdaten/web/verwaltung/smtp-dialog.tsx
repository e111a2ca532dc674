import { zodResolver } from '@hookform/resolvers/zod';
import { Radio, TextInput } from '@mantine/core';
import { Controller, type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import fields from '#web/ui/verwaltung/field/fields.module.css';
import { PasswordField } from '#web/ui/verwaltung/field/password-field.tsx';
import { NumberField } from '#web/ui/verwaltung/number-field/number-field.tsx';
import { type SmtpAngaben, smtpZugangBody, type Zugaenge } from '../../contract.ts';
import { useSaveSmtp } from '../zugaenge.queries.ts';
import { useZugangSpeichern } from './use-zugang-speichern.ts';
import { ZugangDialog } from './zugang-dialog.tsx';
import { smtpName, verschluesselungen } from './zugang-worte.ts';

type Verschluesselung = SmtpAngaben['verschluesselung'];
type SmtpValues = { [Feld in keyof SmtpAngaben]: string } & { passwort: string };
type SmtpBody = z.output<typeof smtpZugangBody>;
type Form = UseFormReturn<SmtpValues, unknown, SmtpBody>;

/** The server's own schema, so that both give the same messages. */
const formSchema = z.preprocess(
  ({ port, ...values }: SmtpValues) => ({ ...values, port: Number(port), version: 0, trotzdem: false }),
  smtpZugangBody,
);

type SmtpDialogProps = { stand: Zugaenge['smtp']; onClose: () => void };

/** The access to a mail server. */
export function SmtpDialog({ stand, onClose }: SmtpDialogProps) {
  const { mutateAsync } = useSaveSmtp();
  const form = useForm({ resolver: zodResolver(formSchema), defaultValues: valuesOf(stand.angaben) }) as Form;
  const speichern = useZugangSpeichern<SmtpBody, Zugaenge['smtp']>({
    stand,
    save: mutateAsync,
    partOf: ({ smtp }) => smtp,
    nameOf: smtpName,
  });
  return (
    <ZugangDialog titel="Mailserver" form={form} speichern={speichern} onClose={onClose}>
      <SmtpFelder form={form} hasPasswort={Boolean(stand.angaben?.benutzer)} />
    </ZugangDialog>
  );
}

function valuesOf(angaben: SmtpAngaben | undefined): SmtpValues {
  const { server = '', port = verschluesselungen.starttls.port, ...rest } = angaben ?? {};
  return { server, port: `${port}`, verschluesselung: 'starttls', benutzer: '', ...rest, passwort: '' };
}

function SmtpFelder({ form, hasPasswort }: { form: Form; hasPasswort: boolean }) {
  const field = fieldProps(form);
  return (
    <>
      <p>Diese Angaben nennt Ihr E-Mail-Anbieter unter „SMTP“ oder „Postausgangsserver“.</p>
      <TextInput
        label="Server"
        placeholder="smtp.beispiel.de"
        autoComplete="off"
        spellCheck={false}
        required
        {...field('server')}
      />
      <VerschluesselungWahl form={form} />
      <NumberField label="Port" isWhole required {...field('port')} />
      <div className={fields.pair}>
        <TextInput label="Benutzer" autoComplete="off" spellCheck={false} {...field('benutzer')} />
        <PasswordField label="Passwort" autoComplete="new-password" {...field('passwort')} />
      </div>
      {hasPasswort && (
        <p className="quiet">
          Bitte geben Sie das Passwort bei jeder Änderung neu ein: Das gespeicherte zeigt der Laden niemandem.
        </p>
      )}
    </>
  );
}

/** Takes the usual port along, as long as none was typed. */
function VerschluesselungWahl({ form }: { form: Form }) {
  const handleChange = (gewaehlt: string) => {
    const [neu, vorher] =
      gewaehlt === 'tls' ? (['tls', 'starttls'] as const) : (['starttls', 'tls'] as const);
    form.setValue('verschluesselung', neu, { shouldDirty: true });
    if (form.getValues('port').trim() === `${verschluesselungen[vorher].port}`)
      form.setValue('port', `${verschluesselungen[neu].port}`, { shouldDirty: true });
  };
  return (
    <Controller
      control={form.control}
      name="verschluesselung"
      render={({ field: { ref, ...field }, fieldState }) => (
        <Radio.Group
          label="Verschlüsselung"
          error={fieldState.error?.message}
          {...field}
          onChange={handleChange}
        >
          {(Object.keys(verschluesselungen) as Verschluesselung[]).map((one, at) => (
            <Radio
              key={one}
              ref={at === 0 ? ref : undefined}
              value={one}
              label={verschluesselungen[one].label}
            />
          ))}
        </Radio.Group>
      )}
    />
  );
}
