import type { ReactNode } from 'react';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import { ohneMailserver } from '../../post-lage.ts';

/** The banner of a shop without a mail server. */
export function OhneMailserver({ children }: { children?: ReactNode }) {
  return (
    <Alert kind="warning">
      <strong>{ohneMailserver}</strong>
      <p>
        Tragen Sie die Zugangsdaten Ihres E-Mail-Anbieters als SMTP_URL in die Datei „.env“ ein, und starten
        Sie den Laden neu. Bis dahin liegt jede Nachricht unter „Post“ und als Datei im Datenordner unter
        „post“; ein Mailprogramm kann sie öffnen. <span>{children}</span>
      </p>
    </Alert>
  );
}
