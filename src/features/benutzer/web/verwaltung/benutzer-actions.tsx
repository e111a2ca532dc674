import { IconButton } from '#web/ui/verwaltung/icon-button.tsx';
import { snackbar } from '#web/ui/verwaltung/message/snackbar.ts';
import type { Benutzer } from '../../benutzer.ts';
import { meldungen } from '../../meldungen.ts';

export type OpenDialog = (dialog: 'edit' | 'password', benutzer: Benutzer) => void;

/**
 * The actions for a person (requirements.md, admin §2 and §8). Blocking and deleting make no call yet and
 * show a message.
 */
export function BenutzerActions({ benutzer, onOpen }: { benutzer: Benutzer; onOpen: OpenDialog }) {
  const { name, status } = benutzer;
  return (
    <>
      <IconButton
        icon="edit"
        label="Bearbeiten"
        name={`${name} bearbeiten`}
        onClick={() => onOpen('edit', benutzer)}
      />
      <IconButton
        icon="key"
        label="Passwort ändern"
        name={`${name}: Passwort ändern`}
        onClick={() => onOpen('password', benutzer)}
      />
      {status.isGesperrt ? (
        <IconButton
          icon="unlock"
          label="Entsperren"
          name={`${name} entsperren`}
          onClick={showStatusMeldung}
        />
      ) : (
        <IconButton icon="lock" label="Sperren" name={`${name} sperren`} onClick={showStatusMeldung} />
      )}
      <IconButton
        icon="delete"
        label="Löschen"
        name={`${name} löschen`}
        isDestructive
        onClick={() => snackbar.warning(meldungen.loeschen)}
      />
    </>
  );
}

function showStatusMeldung(): void {
  snackbar.warning(meldungen.status);
}
