import type { MouseEvent } from 'react';
import type { ChangeEntwurf } from '#web/entwurf/use-entwurf.ts';
import { Button } from '#web/ui/shop/button.tsx';
import { emailVorschlag } from '../../../formular/email-vorschlag.ts';
import type { KasseEntwurf } from '../../../formular/kasse-entwurf.ts';
import { focusFeld } from './use-kasse-felder.ts';

export type KasseMeintenProps = { email: string; change: ChangeEntwurf<KasseEntwurf> };

/** Offers the address that was probably meant; it is never put in by itself. */
export function KasseMeinten({ email, change }: KasseMeintenProps) {
  const vorschlag = emailVorschlag(email);
  if (vorschlag === undefined) return null;
  const handleClick = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    focusFeld(form, 'email');
    change((before) => ({ ...before, email: vorschlag }));
  };
  return <Button look="quiet" onClick={handleClick}>{`Meinten Sie ${vorschlag}?`}</Button>;
}
