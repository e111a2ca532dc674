import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/ui/shop/button.tsx';
import { Field, type FieldProps } from '#web/ui/shop/form/field.tsx';
import { SubmitButton } from '#web/ui/shop/form/submit-button.tsx';
import { useShopForm } from '#web/ui/shop/form/use-shop-form.ts';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ibanGruppen, kontoFehler, kontoFelder } from '../../../erstattung/konto-felder.ts';
import { useKontoAngeben } from '../../kontoseite.queries.ts';
import styles from './kontoseite.module.css';

type KontoFormularProps = {
  token: string;
  onGespeichert: () => void;
  /** Leaves the account as it is; missing where the shop has none. */
  onAbbrechen?: (() => void) | undefined;
};

/** Asks for the account that money is transferred to. What was typed stays until it is sent. */
export function KontoFormular({ token, onGespeichert, onAbbrechen }: KontoFormularProps) {
  const { mutateAsync } = useKontoAngeben(token);
  const [values, change] = useState({ iban: '', inhaber: '' });
  const { formProps, feld, isBusy, text } = useShopForm({
    names: kontoFelder,
    ...{ values, change, rules: kontoFehler },
    send: async (konto) => {
      await mutateAsync(konto);
      onGespeichert();
      return undefined;
    },
  });
  useFocusOnIban(formProps.ref, onAbbrechen !== undefined);
  const groupIban = () => change((before) => ({ ...before, iban: ibanGruppen(before.iban) }));
  return (
    <form {...formProps} className="stack-4">
      <IbanFeld {...feld('iban')} onGroup={groupIban} />
      <Field
        label="Kontoinhaber"
        autoComplete="name"
        required
        hint="Vor- und Nachname, wie bei Ihrer Bank"
        {...feld('inhaber')}
      />
      <p className={styles.klein}>
        Ihre Angaben sieht nur unser Laden. Sobald wir überwiesen haben, löschen wir sie. Mehr dazu steht
        unter <Link to="/datenschutz">Datenschutz</Link>.
      </p>
      {text && <Alert kind="error">{text}</Alert>}
      <SubmitButton isBusy={isBusy} busyText="Wird gesendet …">
        Bankverbindung senden
      </SubmitButton>
      {onAbbrechen && (
        <Button look="quiet" disabled={isBusy} onClick={onAbbrechen}>
          Nicht ändern
        </Button>
      )}
    </form>
  );
}

/** Who wants to change it goes on in the form, whose button is gone. */
function useFocusOnIban(form: RefObject<HTMLFormElement | null>, isAenderung: boolean): void {
  const isAmAnfang = useRef(isAenderung);
  useEffect(() => {
    if (isAmAnfang.current) form.current?.querySelector<HTMLElement>('[name="iban"]')?.focus();
    isAmAnfang.current = false;
  }, [form]);
}

type IbanFeldProps = Pick<FieldProps, 'name' | 'readOnly' | 'onChange' | 'error'> & {
  value: string;
  onGroup: () => void;
};

/**
 * Once it was left it stands in groups of four, as on the card. What is wrong with it is said when it is sent: a text
 * that appears as the field is left would move the button away under the finger. Nothing keeps it in the browser: the
 * device may be somebody else's.
 */
function IbanFeld({ onGroup, ...feld }: IbanFeldProps) {
  return (
    <Field
      label="IBAN"
      inputMode="text"
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      required
      hint="Sie steht auf Ihrer Bankkarte, zum Beispiel DE89 3704 0044 …"
      {...feld}
      onBlur={onGroup}
    />
  );
}
