/** Breaks before the domain, and elsewhere only where a part alone is too long. */
export function Email({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
