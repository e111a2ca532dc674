const ohneDuft =
  /^((ohne|keine?[nr]?)( (duft(stoffe?|öle?)?|parf[uü]m|aroma))?|un(beduftet|parfümiert)|(duft|parf[uü]m)frei|[-–—])$/i;
const ohneVerpackung = /^((ohne|keine?)( verpackung)?|unverpackt|verpackungsfrei|lose|[-–—])$/i;

/**
 * Whether a soap's `aroma` says that it has none (R57): its recipe has no oil, and no text names a scent. An oil of
 * such a name is none of its recipe either.
 */
export function isOhneDuft(aroma: string): boolean {
  return ohneDuft.test(lineOf(aroma));
}

/** The same of its `verpackung`: a soap that is sold bare takes none out of the stock. */
export function isOhneVerpackung(verpackung: string): boolean {
  return ohneVerpackung.test(lineOf(verpackung));
}

function lineOf(text: string): string {
  return text.normalize().trim().replace(/\s+/g, ' ');
}
