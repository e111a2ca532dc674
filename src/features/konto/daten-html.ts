import { formatLangesDatum, formatZeitpunkt } from '#shared/datum/datum.ts';
import { readMerkmale } from '#shared/merkmale/merkmale-text.ts';
import { formatEuro } from '#shared/number/money.ts';
import { ownValue } from '#shared/wire/own-value.ts';
import { isRecord } from '#shared/wire/read-value.ts';
import type { Daten, GastDaten } from './contract.ts';
import { datenFeldNamen, euroFelder, namenFelder, werteWorte } from './daten-worte.ts';

const stil = `:root{color-scheme:light}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h1{font-size:1.75rem}h2{margin-top:2.5rem;border-bottom:1px solid #999}h3{margin-top:2rem}
dl{display:grid;grid-template-columns:minmax(9rem,16rem) 1fr;gap:.25rem 1rem}dt{color:#555}dd{margin:0}dd dl{margin:0}
h1,h2,h3,dt,dd,td,p{overflow-wrap:anywhere}
.tafel{overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #ddd}
.text{white-space:pre-wrap;border-inline-start:3px solid #ddd;padding-inline-start:1rem}
@media (max-width:30rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}
@media print{body{margin:0;max-width:none;font-size:11pt}section,tr{break-inside:avoid}.tafel{overflow:visible}}`;

/**
 * A person's data as one German page to read and print: complete in itself, without scripts, links and
 * pictures. All data stand in it as text.
 */
export function datenHtml(daten: GastDaten & Partial<Daten>): string {
  const { laden, erstelltAm, bestellungen, nachrichten } = daten;
  const titel = escaped(`Meine Daten bei ${laden}`);
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${titel}</title>
<style>${stil}</style>
</head>
<body>
<h1>${titel}</h1>
<p>Alles, was der Laden über Sie gespeichert hat. Stand: ${wertOf('erstelltAm', erstelltAm)}</p>
${kontoTeile(daten)}<h2>Bestellungen</h2>
${teileOf(bestellungen, ({ nummer, ...rest }) => `<h3>Bestellung ${textOf(nummer)}</h3>\n${listOf(rest)}`)}
<h2>Nachrichten</h2>
${teileOf(nachrichten, nachrichtOf)}
</body>
</html>
`;
}

/** What only accounts have. */
function kontoTeile({ konto, person, sitzungen, warenkorb }: Partial<Daten>): string {
  const teile = [
    ['Konto', konto && listOf(konto)],
    ['Person', person && listOf(person)],
    ['Sitzungen', sitzungen && tafelOf(sitzungen)],
    ['Warenkorb', warenkorb && tafelOf(warenkorb)],
  ];
  return teile.map(([titel, teil]) => (teil === undefined ? '' : `<h2>${titel}</h2>\n${teil}\n`)).join('');
}

type Angaben = Record<string, unknown>;

function teileOf(teile: Angaben[], render: (teil: Angaben) => string): string {
  if (teile.length === 0) return '<p>Keine.</p>';
  return teile.map((teil) => `<section>\n${render(teil)}\n</section>`).join('\n');
}

function nachrichtOf({ betreff, text, ...rest }: Angaben): string {
  return `<h3>${textOf(betreff)}</h3>\n${listOf(rest)}\n<p class="text">${textOf(text)}</p>`;
}

function listOf(angaben: Angaben): string {
  const zeilen = Object.entries(angaben).map(
    ([feld, wert]) => `<dt>${nameOf(feld)}</dt><dd>${wertOf(feld, wert)}</dd>`,
  );
  return `<dl>\n${zeilen.join('\n')}\n</dl>`;
}

/** Equal things below each other; a column for every field that one of them has. */
function tafelOf(rows: Angaben[]): string {
  if (rows.length === 0) return '<p>Keine.</p>';
  const zeilen = rows.map(withMerkmale);
  const felder = [...new Set(zeilen.flatMap((zeile) => Object.keys(zeile)))];
  const kopf = felder.map((feld) => `<th scope="col">${nameOf(feld)}</th>`).join('');
  const rumpf = zeilen.map(
    (zeile) => `<tr>${felder.map((feld) => `<td>${wertOf(feld, ownValue(zeile, feld))}</td>`).join('')}</tr>`,
  );
  return `<div class="tafel"><table>\n<thead><tr>${kopf}</tr></thead>\n<tbody>\n${rumpf.join('\n')}\n</tbody>\n</table></div>`;
}

/** What a product says of itself, as fields of their own. */
function withMerkmale(zeile: Angaben): Angaben {
  const felder = Object.entries(zeile).flatMap(([feld, wert]) =>
    feld === 'merkmale' ? readMerkmale(wert).map(({ label, text }) => [label, text]) : [[feld, wert]],
  );
  return Object.fromEntries(felder);
}

function nameOf(feld: string): string {
  return escaped(ownValue(datenFeldNamen, feld) ?? feld);
}

/** A value as HTML: parts and lists as such, all others as text. */
function wertOf(feld: string, wert: unknown): string {
  if (Array.isArray(wert)) {
    const [erstes] = wert;
    return isRecord(erstes)
      ? tafelOf(wert.filter(isRecord))
      : escaped(wert.map((eins) => wortOf(feld, eins)).join(', ') || '–');
  }
  if (isRecord(wert)) return listOf(wert);
  if (typeof wert === 'number' && euroFelder.has(feld)) return escaped(formatEuro(wert));
  return escaped(wortOf(feld, wert) || '–');
}

/** A value in words, if it is one of a field's stored words or the name of a field. */
function wortOf(feld: string, wert: unknown): string {
  const text = textOfValue(wert);
  if (namenFelder.has(feld))
    return text
      .split('.')
      .map((teil) => ownValue(datenFeldNamen, teil) ?? teil)
      .join(': ');
  return ownValue(ownValue(werteWorte, feld) ?? {}, text) ?? text;
}

function textOf(wert: unknown): string {
  return escaped(textOfValue(wert) || '–');
}

function textOfValue(wert: unknown): string {
  if (wert === null || wert === undefined) return '';
  if (typeof wert === 'boolean') return wert ? 'ja' : 'nein';
  if (typeof wert === 'number') return wert.toLocaleString('de-DE');
  if (typeof wert !== 'string') return JSON.stringify(wert) ?? '';
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(wert) && !Number.isNaN(Date.parse(wert)))
    return `${formatZeitpunkt(wert)} Uhr`;
  return (/^\d{4}-\d\d-\d\d$/.test(wert) && formatLangesDatum(wert)) || wert;
}

const zeichen: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** As text of a page, without signs that no page can hold. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll(/[&<>"']/g, (one) => zeichen[one] ?? one);
}
