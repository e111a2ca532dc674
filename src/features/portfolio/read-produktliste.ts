import { maybe, number, shape, text } from '#shared/wire/reader.ts';
import type { Produktliste } from './produktliste.ts';
import { parseProdukte } from './read-produkt.ts';

const readTeil = shape<{ gesamt: number | undefined; weiter: string | undefined }>({
  gesamt: number(undefined),
  weiter: maybe(text),
});

/** Reads a part of the list from an answer; one that names no part is the whole. */
export function parseProduktliste(answer: unknown): Produktliste {
  const produkte = parseProdukte(answer);
  const { gesamt = produkte.length, weiter } = readTeil(answer);
  return { produkte, gesamt, ...(weiter === undefined ? {} : { weiter }) };
}
