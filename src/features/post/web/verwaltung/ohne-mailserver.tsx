import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ohneMailserver } from '../../post-lage.ts';

/** The banner of a shop without a mail server. */
export function OhneMailserver({ children }: { children?: ReactNode }) {
  return (
    <Alert kind="warning">
      <strong>{ohneMailserver}</strong>
      <p>
        Jede Nachricht steht unter „Post“. Solange kein Zugang gespeichert ist, liegt sie außerdem als Datei
        im Datenordner unter „post“; ein Mailprogramm kann sie öffnen. Lässt sich ein gespeicherter Zugang
        nicht öffnen, wartet sie, bis Sie ihn neu eintragen.{' '}
        <Link to="/admin/einstellungen?feld=zugaenge.smtp">Mailserver eintragen</Link> <span>{children}</span>
      </p>
    </Alert>
  );
}
