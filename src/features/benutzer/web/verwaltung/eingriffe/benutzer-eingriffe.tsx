import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import type { Benutzer } from '../../../benutzer.ts';
import { useEingriffe } from './use-eingriffe.ts';

type BenutzerEingriffeProps = {
  benutzer: Benutzer;
  /** Mails stay in the outbox: the questions say so. */
  ohneMailserver: boolean;
  onOpen: (dialog: 'edit' | 'sperren', benutzer: Benutzer) => void;
};

/** The actions for a person once the shop has opened (R36). */
export function BenutzerEingriffe({ benutzer, ohneMailserver, onOpen }: BenutzerEingriffeProps) {
  const { name, status } = benutzer;
  const { ask, refuseOwn } = useEingriffe(benutzer, { ohneMailserver });
  return (
    <>
      <IconButton
        icon="edit"
        label="Bearbeiten"
        name={`${name} bearbeiten`}
        onClick={() => onOpen('edit', benutzer)}
      />
      <LinkSenden benutzer={benutzer} ask={ask} />
      {status.isGesperrt ? (
        <IconButton
          icon="unlock"
          label="Entsperren"
          name={`${name} entsperren`}
          onClick={() => ask('entsperren')}
        />
      ) : (
        <IconButton
          icon="lock"
          label="Sperren"
          name={`${name} sperren`}
          onClick={() => refuseOwn('sperren') || onOpen('sperren', benutzer)}
        />
      )}
      <IconButton
        icon="delete"
        label="Löschen"
        name={`${name} löschen`}
        isDestructive
        onClick={() => ask('loeschen')}
      />
    </>
  );
}

type LinkSendenProps = { benutzer: Benutzer; ask: ReturnType<typeof useEingriffe>['ask'] };

/** Sends a link to set a password: the invitation until it is accepted, later for a new one. */
function LinkSenden({ benutzer: { name, status }, ask }: LinkSendenProps) {
  return status.text === 'Ausstehend' ? (
    <IconButton
      icon="letter"
      label="Einladung noch einmal senden"
      name={`${name}: Einladung noch einmal senden`}
      onClick={() => ask('nochmalEinladen')}
    />
  ) : (
    <IconButton
      icon="key"
      label="Passwort zurücksetzen"
      name={`${name}: Passwort zurücksetzen`}
      onClick={() => ask('passwort')}
    />
  );
}
