import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/shop/button.tsx';
import { Alert } from '#web/ui/shop/message/alert.tsx';
import type { Bestellt } from './bestellt-kanal.ts';

type SchonBestelltProps = { bestellt: Bestellt; children: ReactNode };

/** Leads to an order that exists already; the text says how it came about. */
export function SchonBestellt({ bestellt: { nummer, token }, children }: SchonBestelltProps) {
  return (
    <Alert
      kind="success"
      isAnswer
      action={
        <LinkButton to={`/bestellung/${token}`} look="secondary">
          Zur Bestellung
        </LinkButton>
      }
    >
      <span>{children}</span>
      <span>{`: ${nummer}.`}</span>
    </Alert>
  );
}
