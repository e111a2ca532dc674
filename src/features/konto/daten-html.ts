import type { Daten } from './contract.ts';

const teile = [
  ['konto', 'Konto'],
  ['person', 'Person'],
  ['sitzungen', 'Angemeldete Geräte'],
  ['warenkorb', 'Warenkorb'],
  ['bestellungen', 'Bestellungen'],
  ['nachrichten', 'Nachrichten'],
] as const;

/** All data about a person as one page that needs nothing else. */
export function datenHtml(daten: Daten): string {
  const titel = escapeText(`Ihre Daten bei ${daten.laden}`);
  const inhalt = teile.map(([feld, name]) => `<h2>${name}</h2>${htmlOf(daten[feld])}`).join('');
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${titel}</title><h1>${titel}</h1><p>Stand: ${escapeText(daten.erstelltAm)}</p>${inhalt}</html>`;
}

function htmlOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '<p>–</p>' : value.map(htmlOf).join('<hr>');
  if (typeof value !== 'object' || value === null) return escapeText(String(value ?? ''));
  const rows = Object.entries(value).map(
    ([name, inner]) => `<dt>${escapeText(name)}</dt><dd>${htmlOf(inner)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
