import { Fragment } from 'react';

/** Breaks before the domain and its dots, and elsewhere only where a part alone is too long. */
export function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  const [domain = '', ...endings] = email.slice(at).split('.');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {domain}
      {endings.map((ending) => (
        <Fragment key={ending}>
          <wbr />.{ending}
        </Fragment>
      ))}
    </>
  );
}
