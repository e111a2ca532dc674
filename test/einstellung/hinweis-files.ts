import sharp from 'sharp';

/** Files for the guarantee notice, valid and invalid, generated on demand; none is the official one. */

const red = '1 0 0 rg 60 60 200 200 re f 0 g BT /F1 24 Tf 72 700 Td (Hinweis) Tj ET';

/** A PDF with one page of this size in points, or with more of them; `trailer` is added to its trailer. */
export function pdfFile({ box = '0 0 595.28 841.89', content = red, seiten = 1, trailer = '' } = {}): Buffer {
  const kids = Array.from({ length: seiten }, (_, n) => `${n + 5} 0 R`).join(' ');
  const page = `<</Type/Page/Parent 2 0 R/MediaBox[${box}]/Contents 3 0 R/Resources<</Font<</F1 4 0 R>>>>>>`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${seiten}>>`,
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...Array.from({ length: seiten }, () => page),
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = text.length;
    text += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const xref = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${text}${xref}trailer<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${text.length}\n%%EOF`,
  );
}

/** A PDF that asks for a password: its entry for the user's password belongs to none that a reader could try. */
export function protectedPdf(): Buffer {
  const key = 'ab'.repeat(32);
  return pdfFile({
    trailer: `/ID[<${'12'.repeat(16)}><${'12'.repeat(16)}>]/Encrypt<</Filter/Standard/V 2/R 3/Length 128/P -4/O<${key}>/U<${key}>>>`,
  });
}

/** An SVG drawing 300 by 400 units large; `inside` and `before` are added to it. */
export function svgHinweis({ inside = '', before = '' } = {}): Buffer {
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="400" viewBox="0 0 300 400"><rect x="30" y="30" width="60" height="60" fill="#003399"/>${inside}</svg>`,
  );
}

/** A PNG in the blue of the flag, with a yellow square. */
export function pngHinweis(breite = 900, hoehe = 1200): Promise<Buffer> {
  const square = { create: { width: 90, height: 90, channels: 3, background: '#ffcc00' } } as const;
  return sharp({ create: { width: breite, height: hoehe, channels: 3, background: '#003399' } })
    .composite([{ input: square, left: 30, top: 30 }])
    .png()
    .toBuffer();
}

/** The form of an upload. */
export function hinweisForm(datei: Uint8Array, { version = 0, name = 'hinweis.pdf' } = {}): FormData {
  const form = new FormData();
  form.append('datei', new Blob([new Uint8Array(datei)]), name);
  form.append('name', name);
  form.append('version', String(version));
  return form;
}
