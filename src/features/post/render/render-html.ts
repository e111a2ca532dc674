import type { Block } from '../bloecke.ts';
import { escaped, renderBloecke } from './render-html-bloecke.ts';
import { stil, stilBlatt } from './render-html-stil.ts';
import { type Rahmen, widerrufWort } from './render-rahmen.ts';
import { hrefOf, textTeileOf } from './render-stueck.ts';

/** Signs of the hidden text that programs show beside the subject. */
const vorschauLaenge = 140;

const tabelle = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The message as a page of tables 600 px wide at most, without anything from the network. */
export function renderHtml(bloecke: Block[], rahmen: Rahmen): string {
  const { ladenName, adresse } = rahmen;
  const titel = bloecke.find((block) => block.kind === 'titel')?.text ?? ladenName;
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><meta name="format-detection" content="telephone=no, date=no, address=no, email=no"><title>${escaped(titel.replaceAll('\n', ' '))}</title><style>${stilBlatt}</style></head>
<body class="grund" style="${stil.body}">${vorschau(bloecke)}
<table ${tabelle} width="100%" class="grund" style="${stil.grund}"><tr><td align="center" style="padding:0 8px">
<!--[if mso]><table ${tabelle} width="600"><tr><td><![endif]-->
<table ${tabelle} width="100%" style="${stil.spalte}">
<tr><td class="kopf hell" style="${stil.kopf}">${kopf(ladenName, adresse)}</td></tr>
<tr><td class="karte" style="${stil.karte}">
${renderBloecke(bloecke, adresse).join('\n')}
</td></tr>
<tr><td class="leise" style="${stil.fuss}">${fuss(rahmen)}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`;
}

/** The first paragraphs: the very first one may be a greeting alone. */
function vorschau(bloecke: Block[]): string {
  const texte = bloecke.filter((block) => block.kind === 'text').slice(0, 2);
  if (texte.length === 0) return '';
  const text = texte
    .map(({ stuecke }) =>
      textTeileOf(stuecke, '')
        .map((teil) => teil.text)
        .join(''),
    )
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  const kurz = [...text].slice(0, vorschauLaenge).join('');
  return `<div style="${stil.vorschau}">${escaped(kurz)}</div>`;
}

function kopf(ladenName: string, adresse: string): string {
  const href = hrefOf('/', adresse);
  if (!/^https?:/.test(adresse) || href === undefined) return escaped(ladenName);
  return `<a href="${escaped(href)}" class="hell" style="${stil.kopfLink}">${escaped(ladenName)}</a>`;
}

/** An empty line ends a paragraph. */
function fuss({ ende, adresse, widerruf }: Rahmen): string {
  const absaetze = ende
    .join('\n')
    .split(/\n{2,}/)
    .filter((absatz) => absatz !== '')
    .map((absatz) => escaped(absatz).replaceAll('\n', '<br>'));
  const href = widerruf === undefined ? undefined : hrefOf(widerruf, adresse);
  const link =
    href && `<a href="${escaped(href)}" class="leise" style="${stil.fussLink}">${widerrufWort}</a>`;
  return [...absaetze, ...(link ? [link] : [])]
    .map((html) => `<p style="${stil.fussAbsatz}">${html}</p>`)
    .join('');
}
