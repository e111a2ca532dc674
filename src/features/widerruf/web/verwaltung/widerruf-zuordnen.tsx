import { zodResolver } from '@hookform/resolvers/zod';
import { Button, TextInput } from '@mantine/core';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { formatDatum } from '#shared/datum/datum.ts';
import { Email } from '#web/ui/shop/email.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { VisuallyHidden } from '#web/ui/shop/visually-hidden.tsx';
import { giveFocusBack } from '#web/ui/verwaltung/dialog/give-focus-back.ts';
import { useKeepFocus } from '#web/ui/verwaltung/dialog/use-keep-focus.ts';
import { fieldProps } from '#web/ui/verwaltung/field/field-props.ts';
import { showFieldErrors } from '#web/ui/verwaltung/form/field-errors.ts';
import { schrittOf } from '#web/ui/verwaltung/schritt/use-schritt.ts';
import type { GelesenerWiderruf } from '../../bearbeitung/read-widerruf.ts';
import { widerrufVerwaltungCalls } from '../../bearbeitung/verwaltung-calls.ts';
import { zuordnenBody } from '../../bearbeitung/verwaltung-contract.ts';
import { widerrufName } from '../../bearbeitung/widerruf-worte.ts';
import styles from './widerrufe.module.css';
import { useWiderrufSchritt } from './widerrufe.queries.ts';

/** Sends a number; a refusal is shown at the field or above it, and nothing typed is lost. */
function useZuordnen(widerruf: GelesenerWiderruf) {
  const { send, isPending } = useWiderrufSchritt(widerruf);
  const form = useForm({ resolver: zodResolver(zuordnenBody), defaultValues: { nummer: '' } });
  const focus = useKeepFocus(isPending);
  const zuordnen = async (nummer: string) => {
    focus.note();
    form.clearErrors();
    try {
      const sonst = 'Der Widerruf ist zugeordnet.';
      await send(schrittOf(widerrufVerwaltungCalls.zuordnen, { nummer }, { sonst }));
      // What was pressed is gone with it.
      setTimeout(() => giveFocusBack(document.activeElement));
    } catch (error) {
      showFieldErrors(form, error);
    }
  };
  return { form, zuordnen, isPending };
}

/** Finds the order of a withdrawal: by a suggestion or by a number that is typed. */
export function WiderrufZuordnen({ widerruf }: { widerruf: GelesenerWiderruf }) {
  const { vorschlaege } = widerruf;
  const { form, zuordnen, isPending } = useZuordnen(widerruf);
  const { root } = form.formState.errors;
  return (
    <div className="stack-3">
      {vorschlaege.length > 0 && (
        <Vorschlaege
          vorschlaege={vorschlaege}
          name={widerrufName(widerruf)}
          isDisabled={isPending}
          onWahl={(nummer) => void zuordnen(nummer)}
        />
      )}
      {root?.server?.message && <Alert kind="error">{root.server.message}</Alert>}
      <form
        className={styles.feld}
        aria-label={`Zuordnen: ${widerrufName(widerruf)}`}
        noValidate
        onSubmit={(event) => void form.handleSubmit(({ nummer }) => zuordnen(nummer))(event)}
      >
        <TextInput
          label="Bestellnummer"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...fieldProps(form)('nummer')}
        />
        <Button type="submit" loading={isPending}>
          Zuordnen
        </Button>
      </form>
    </div>
  );
}

type VorschlaegeProps = Pick<GelesenerWiderruf, 'vorschlaege'> & {
  /** Of the withdrawal. */
  name: string;
  isDisabled: boolean;
  onWahl: (nummer: string) => void;
};

function Vorschlaege({ vorschlaege, name, isDisabled, onWahl }: VorschlaegeProps) {
  const id = useId();
  return (
    <>
      <p id={id}>
        Zu welcher Bestellung gehört er?<VisuallyHidden>{` ${name}`}</VisuallyHidden>
      </p>
      <ul className={`stack-3 ${styles.vorschlaege}`}>
        {vorschlaege.map(({ _id, ...vorschlag }) => (
          <li key={_id}>
            <Button
              variant="light"
              className={styles.vorschlag}
              aria-describedby={id}
              disabled={isDisabled}
              onClick={() => onWahl(vorschlag.nummer)}
            >
              <Vorschlag {...vorschlag} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Vorschlag({
  nummer,
  name,
  email,
  bestelltAt,
}: Omit<GelesenerWiderruf['vorschlaege'][number], '_id'>) {
  return (
    <span className={styles.worte}>
      <span>{nummer}</span> <bdi>{name}</bdi>
      {bestelltAt && <span>{`, bestellt am ${formatDatum(bestelltAt)}`}</span>}
      {email && (
        <>
          <br />
          <Email email={email} />
        </>
      )}
    </span>
  );
}
