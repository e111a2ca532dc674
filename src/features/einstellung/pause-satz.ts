const monate = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(
  ' ',
);

/** When the shop is back after a pause, from its day of return (`2027-01-05`); empty if that is not known. */
export function pauseSatz(bis: string): string {
  const [, monat = 0, tag = 0] = bis.split('-').map(Number);
  const name = monate[monat - 1];
  return name && tag > 0 ? `Ab ${tag}. ${name} sind wir wieder da.` : '';
}
