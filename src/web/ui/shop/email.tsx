import { Fragment } from 'react';

/** Breaks before the domain and its dots, and elsewhere only where a part alone is too long. */
export function Email({ email }: { email: string }) {
  return (
    <span>
      {email.split(/(?=[@.][^@]*$)/).map((part) => (
        <Fragment key={part}>
          <wbr />
          <span>{part}</span>
        </Fragment>
      ))}
    </span>
  );
}
