import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Radio } from '@mantine/core';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { z } from 'zod';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { PasswordField } from '#web/ui/verwaltung/field/password-field.tsx';
import { copyText } from '#web/ui/verwaltung/message/copy-text.ts';
import { type ZahlungZugang, type Zugaenge, zahlungZugangBody } from '../../contract.ts';
import { useSaveZahlung } from '../zugaenge.queries.ts';
import { SoGehtEs } from './so-geht-es.tsx';
import { useZugangSpeichern } from './use-zugang-speichern.ts';
import styles from './zugaenge-karte.module.css';
import { ZugangDialog } from './zugang-dialog.tsx';
import { lageOf, laufendText, verlorenText, zahlungName } from './zugang-worte.ts';

type ZahlungValues = { anbieter: ZahlungZugang['anbieter']; schluessel: string; meldungen: string };
type ZahlungBody = z.output<typeof zahlungZugangBody>;
type Form = UseFormReturn<ZahlungValues, unknown, ZahlungBody>;

/** The server's own schema, so that both give the same messages. */
const formSchema = z.preprocess(
  (values: ZahlungValues) => ({ ...values, version: 0, trotzdem: false }),
  zahlungZugangBody,
);

type ZahlungDialogProps = { stand: Zugaenge['zahlung']; onClose: () => void };

/** The access to a payment provider. */
export function ZahlungDialog({ stand, onClose }: ZahlungDialogProps) {
  const { mutateAsync } = useSaveZahlung();
  const anbieter = stand.anbieter === 'mollie' ? 'mollie' : 'stripe';
  const form = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { anbieter, schluessel: '', meldungen: '' },
  }) as Form;
  const speichern = useZugangSpeichern<ZahlungBody, Zugaenge['zahlung']>({
    stand,
    save: mutateAsync,
    partOf: ({ zahlung }) => zahlung,
    nameOf: zahlungName,
  });
  return (
    <ZugangDialog titel="Bezahlseite" form={form} speichern={speichern} onClose={onClose}>
      <ZahlungFelder form={form} stand={stand} />
    </ZugangDialog>
  );
}

function ZahlungFelder({ form, stand }: { form: Form; stand: Zugaenge['zahlung'] }) {
  const { anbieter } = useWatch({ control: form.control });
  const laufend = laufendText(stand);
  const isStored = lageOf(stand) === 'einstellung';
  return (
    <>
      {laufend && (
        <Alert kind="warning">
          {`${laufend} Mit einem anderen Anbieter, einem anderen Konto oder einem Testschlüssel ${verlorenText(stand.laufend)}`}
        </Alert>
      )}
      <AnbieterWahl form={form} />
      <SoGehtEs anbieter={anbieter ?? 'stripe'} isFirst={!isStored} />
      <PasswordField
        label={anbieter === 'mollie' ? 'API-Schlüssel' : 'Geheimer Schlüssel'}
        placeholder={anbieter === 'mollie' ? 'live_…' : 'rk_live_…'}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Schlüssel anzeigen' }}
        required
        {...fieldProps(form)('schluessel')}
      />
      {anbieter !== 'mollie' && <Webhook form={form} adresse={stand.meldungAdresse} />}
      {isStored && (
        <p className="quiet">
          Bitte geben Sie bei jeder Änderung alles neu ein: Was gespeichert ist, zeigt der Laden niemandem.
        </p>
      )}
    </>
  );
}

/** The key of one provider is none of the other. */
function AnbieterWahl({ form }: { form: Form }) {
  const leere = () => {
    form.resetField('schluessel');
    form.resetField('meldungen');
  };
  return (
    <Controller
      control={form.control}
      name="anbieter"
      render={({ field: { ref, ...field }, fieldState }) => (
        <Radio.Group
          label="Anbieter"
          error={fieldState.error?.message}
          {...field}
          onChange={(neu) => {
            field.onChange(neu);
            leere();
          }}
        >
          <div className={styles.anbieter}>
            <Radio ref={ref} value="stripe" label="Stripe" />
            <Radio value="mollie" label="Mollie" />
          </div>
        </Radio.Group>
      )}
    />
  );
}

/** Stripe only sends messages to an address that is encrypted. */
function Webhook({ form, adresse }: { form: Form; adresse: string }) {
  return (
    <>
      <PasswordField
        label="Signaturgeheimnis des Webhooks (wenn es einen gibt)"
        placeholder="whsec_…"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': 'Webhook-Geheimnis anzeigen' }}
        {...fieldProps(form)('meldungen')}
      />
      <div className="stack-2">
        <p className="quiet">
          Ein Webhook meldet dem Laden Zahlungen sofort. Ohne einen fragt der Laden nach ein paar Minuten
          selbst nach; es geht also auch so.
        </p>
        {adresse.startsWith('https://') && (
          <>
            <p className="quiet">
              Adresse für den Webhook bei Stripe, mit allen Ereignissen „checkout.session.…“:
            </p>
            <div className={styles.adresse}>
              <code>{adresse}</code>
              <Button
                variant="default"
                aria-label="Adresse für den Webhook kopieren"
                onClick={() => copyText(adresse, { copied: 'Adresse kopiert' })}
              >
                Kopieren
              </Button>
            </div>
          </>
        )}
      </div>
    </>
  );
}
