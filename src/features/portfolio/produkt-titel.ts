import { isOhneDuft } from './produkttypen/ohne-rohstoff.ts';

type Titelfelder = { name: string; seife: string; aroma: string; gramm: number };

/**
 * The title of a product's page: 'Lavendeltraum: Lavendelseife mit Sheabutter, 100 g'. Words that its name contains are
 * not repeated.
 */
export function produktTitel({ name, seife, aroma, gramm }: Titelfelder): string {
  const lowerName = name.toLowerCase();
  const isNamed = lowerName.includes('seife') && lowerName.includes(aroma.toLowerCase());
  const art = isNamed || !aroma || !seife ? name : `${name}: ${artOf({ seife, aroma })}`;
  return gramm > 0 && !/\d\s*g\b/.test(lowerName) ? `${art}, ${gramm} g` : art;
}

/** `seife` is an ingredient ('Sheabutter'), a kind of soap ('Honigseife') or, in lower case, a look ('schwarz'). */
function artOf({ seife, aroma }: Pick<Titelfelder, 'seife' | 'aroma'>): string {
  const isArt = /seife$/i.test(seife);
  const isLook = /^\p{Ll}/u.test(seife);
  if (isOhneDuft(aroma)) return isArt ? `${seife} ohne Duft` : `Seife ohne Duft, ${seife}`;
  if (isArt) return `${seife} mit ${aroma}`;
  // 'Lavendelseife', but 'Minze' and 'Rose' form compounds irregularly.
  const canJoin = /^\p{Lu}\p{Ll}*[^e\W]$/u.test(aroma);
  if (canJoin) return isLook ? `${aroma}seife, ${seife}` : `${aroma}seife mit ${seife}`;
  return isLook ? `Seife mit ${aroma}, ${seife}` : `Seife mit ${aroma} und ${seife}`;
}
