import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fassungenOf, textOf } from '../inhalt.ts';
import { renderNachricht } from '../render/render-nachricht.ts';
import { packInhalt, unpackInhalt } from './pack-inhalt.ts';

const rahmen = { ladenName: 'Seifenhof', adresse: 'https://seifenhof.example', ende: ['Seifenhof'] };

/** What a shop that wrote it stored: one of each kind. Such rows are years old: this text never changes. */
const gespeichert = `{"bloecke":[{"kind":"titel","text":"Titel"},{"kind":"ueberschrift","text":"Überschrift"},
{"kind":"text","stuecke":["Guten Tag ",{"text":"Käthe","isBold":true},{"text":"hier","href":"/agb"}]},
{"kind":"liste","punkte":[["eins"],[{"text":"zwei","href":"https://seifenhof.example/zwei"}]]},
{"kind":"posten","zeilen":[{"menge":"2 ×","name":"Rose","details":["100 g"],"summe":"15,80 €"}],
"summen":[{"name":"Gesamt","wert":"15,80 €","isStark":true}],"hinweis":"inkl. MwSt."},
{"kind":"angaben","paare":[{"name":"IBAN","zeilen":["DE02"]}]},
{"kind":"kasten","bloecke":[{"kind":"text","stuecke":["Im Kasten"]},
{"kind":"bild","cid":"code","alt":"GiroCode","breite":160}]},
{"kind":"knopf","text":"Ansehen","href":"/bestellung/{{bestellung}}"},{"kind":"klein","stuecke":["Klein."]}],
"rahmen":{"ladenName":"Seifenhof","adresse":"https://seifenhof.example","ende":["Grüße","Ada"],"widerruf":"/widerruf"}}`;

describe('what a message says', () => {
  test('is the same after it was stored, whatever signs are in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bloecke = [{ kind: 'text' as const, stuecke: [text, { text, href: `/${text}` }] }];
        const mit = { ...rahmen, ende: [text] };
        const read = unpackInhalt(packInhalt({ bloecke, rahmen: mit }));
        expect(read && fassungenOf(read)).toEqual(renderNachricht(bloecke, mit));
        expect(read && textOf(read)).toBe(renderNachricht(bloecke, mit).text);
      }),
    );
  });

  test('is read for as long as the shop keeps it', () => {
    const inhalt = unpackInhalt(deflateSync(gespeichert));
    if (!inhalt) throw new Error('It cannot be read.');
    const { html, text } = fassungenOf(inhalt);
    expect(text).toMatchSnapshot();
    const worte = html.replace(/<head>.*<\/head>/s, '').replaceAll(/<[^>]*>/g, ' ');
    expect(worte.split(/\s+/).join(' ')).toMatchSnapshot();
  });

  test('is not read from damaged bytes, nor from others', () => {
    const inhalt = { bloecke: [{ kind: 'titel' as const, text: 'Guten Tag' }], rahmen };
    const bytes = packInhalt(inhalt);
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = Uint8Array.from(bytes, (byte, i) => (i === at ? byte ^ 0x10 : byte));
      // A few bits stand for nothing.
      expect([undefined, inhalt]).toContainEqual(unpackInhalt(damaged));
      expect(unpackInhalt(bytes.subarray(0, at))).toBeUndefined();
    }
    for (const other of ['{}', '[]', '{"html":"x"}', `{"bloecke":[{"kind":"neu"}],"rahmen":{}}`])
      expect(unpackInhalt(deflateSync(other))).toBeUndefined();
  });
});
