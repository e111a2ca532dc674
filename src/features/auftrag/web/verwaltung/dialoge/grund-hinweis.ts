/** Who reads the reason of a change. */
export function grundHinweis({ email }: { email: string }): string {
  return email
    ? 'Die Kundin oder der Kunde liest ihn in der E-Mail.'
    : 'Es gibt keine E-Mail-Adresse: Bitte rufen Sie an.';
}
