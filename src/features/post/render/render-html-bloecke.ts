import type { Block } from '../bloecke.ts';
import { stil } from './render-html-stil.ts';
import { hrefOf, type Teil, textTeileOf } from './render-stueck.ts';

type Of<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text in HTML, between tags or in the quotes of an attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}

/** Blocks as HTML with inline styles; `adresse` is the shop's. */
export function renderBloecke(bloecke: Block[], adresse: string): string[] {
  return bloecke.map((block, at) =>
    renderBlock(block, { adresse, davor: bloecke[at - 1]?.kind, danach: bloecke[at + 1]?.kind }),
  );
}

type Umgebung = { adresse: string; davor: Block['kind'] | undefined; danach: Block['kind'] | undefined };

function renderBlock(block: Block, { adresse, davor, danach }: Umgebung): string {
  switch (block.kind) {
    case 'titel':
      return `<h1 class="hell" style="${stil.titel}">${lines(block.text)}</h1>`;
    case 'ueberschrift':
      return `<h2 class="hell" style="${stil.ueberschrift}">${lines(block.text)}</h2>`;
    case 'text':
      return `<p style="${stil.text}">${inline(textTeileOf(block.stuecke, adresse))}</p>`;
    case 'klein':
      return `<p class="leise" style="${davor === 'knopf' ? stil.kleinNachKnopf : stil.klein}">${inline(textTeileOf(block.stuecke, adresse))}</p>`;
    case 'liste':
      return liste(block, adresse);
    case 'posten':
      return posten(block);
    case 'angaben':
      return angaben(block);
    case 'kasten':
      return kasten(block, adresse);
    case 'knopf':
      return knopf(block, { adresse, margin: danach === 'klein' ? stil.knopfMitKlein : stil.knopf });
    case 'bild':
      return `<img src="cid:${escaped(encodeURIComponent(block.cid))}" alt="${escaped(block.alt)}" width="${Math.round(block.breite)}" style="${stil.bild}">`;
  }
}

function lines(text: string): string {
  return escaped(text).replaceAll('\n', '<br>');
}

function inline(teile: Teil[]): string {
  return teile
    .map(({ text, isBold, href }) => {
      const inner = isBold ? strong(text) : lines(text);
      if (href === undefined) return inner;
      return `<a href="${escaped(href)}" class="link" style="${stil.link}">${inner}</a>`;
    })
    .join('');
}

function strong(text: string): string {
  return `<strong${/^\S{1,20}$/.test(text) ? ` style="${stil.nummer}"` : ''}>${lines(text)}</strong>`;
}

function liste({ punkte }: Of<'liste'>, adresse: string): string {
  const items = punkte.map(
    (punkt) => `<li style="${stil.punkt}">${inline(textTeileOf(punkt, adresse))}</li>`,
  );
  return `<ul style="${stil.liste}">${items.join('')}</ul>`;
}

/** A real table, so that it can be read by its columns. */
function posten({ zeilen, summen, hinweis }: Of<'posten'>): string {
  const kopf = `<thead><tr><th scope="col" align="left" class="leise" style="${stil.spaltenkopf}">Menge</th><th scope="col" align="left" class="leise" style="${stil.spaltenkopf}">Artikel</th><th scope="col" align="right" class="leise" style="${stil.summenkopf}">Summe</th></tr></thead>`;
  const waren = zeilen.map(({ menge, name, details, summe }) => {
    // On one line where there is room: ten articles stay an overview.
    const small = details.filter(Boolean).map(lines).join('&nbsp;· ');
    const klein = small === '' ? '' : `<br><span class="leise" style="${stil.detail}">${small}</span>`;
    return `<tr><td class="linie" style="${stil.menge}">${escaped(menge)}</td><th scope="row" align="left" class="linie" style="${stil.name}">${lines(name)}${klein}</th><td align="right" class="linie" style="${stil.summe}">${escaped(summe)}</td></tr>`;
  });
  const tabelle = `<table width="100%" cellpadding="0" cellspacing="0" border="0" style="${stil.posten}">${zeilen.length > 0 ? kopf : ''}<tbody>${waren.join('')}${summenZeilen(summen)}</tbody></table>`;
  return hinweis === undefined || hinweis === ''
    ? tabelle
    : `${tabelle}<p class="leise" style="${stil.klein}">${lines(hinweis)}</p>`;
}

function summenZeilen(summen: Of<'posten'>['summen']): string {
  return summen
    .map(({ name, wert, isStark }, nr) => {
      const extra = `${nr === 0 ? `;${stil.ersteSumme}` : ''}${isStark ? `;${stil.starkeSumme}` : ''}`;
      return `<tr><th scope="row" colspan="2" align="left" class="linie" style="${stil.summenName}${extra}">${lines(name)}</th><td align="right" class="linie" style="${stil.summenWert}${extra}">${escaped(wert)}</td></tr>`;
    })
    .join('');
}

function angaben({ paare }: Of<'angaben'>): string {
  const rows = paare.map(
    ({ name, zeilen }) =>
      `<tr><th scope="row" align="left" class="angabe angabe-name leise" style="${stil.angabenName}">${lines(name)}</th><td class="angabe" style="${stil.angabenWert}">${zeilen.map(lines).join('<br>')}</td></tr>`,
  );
  return `<table cellpadding="0" cellspacing="0" border="0" style="${stil.angaben}">${rows.join('')}</table>`;
}

function kasten({ bloecke }: Of<'kasten'>, adresse: string): string {
  const inner = renderBloecke(bloecke, adresse).join('');
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="${stil.kasten}"><tr><td class="kasten" style="${stil.kastenInnen}">${inner}</td></tr></table>`;
}

/** A cell in the colour of the button: Word, which draws messages in Outlook, knows no padding of links. */
function knopf(
  { text, href }: Of<'knopf'>,
  { adresse, margin }: { adresse: string; margin: string },
): string {
  const target = hrefOf(href, adresse);
  if (target === undefined) return `<p style="${stil.text}"><strong>${lines(text)}</strong></p>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${margin}"><tr><td bgcolor="#9c4f5c" align="center" style="${stil.knopfInnen}"><a href="${escaped(target)}" style="${stil.knopfLink}">${lines(text)}</a></td></tr></table>`;
}
