/** The signs of Windows-1252 that are not those of Latin-1, by their byte. */
const besondere: Record<string, number> = {
  ...{ '€': 0x80, '‚': 0x82, ƒ: 0x83, '„': 0x84, '…': 0x85, '†': 0x86, '‡': 0x87, ˆ: 0x88, '‰': 0x89 },
  ...{ Š: 0x8a, '‹': 0x8b, Œ: 0x8c, Ž: 0x8e, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '•': 0x95 },
  ...{ '–': 0x96, '—': 0x97, '˜': 0x98, '™': 0x99, š: 0x9a, '›': 0x9b, œ: 0x9c, ž: 0x9e, Ÿ: 0x9f },
};

/** Letters that do not fall apart into a plain one and a mark, as people write them without their keyboard. */
const ersatz: Record<string, string> = {
  ...{ Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', Ħ: 'H', ħ: 'h', ı: 'i', Ŧ: 'T', ŧ: 't', ŋ: 'n', Ŋ: 'N', ĸ: 'k' },
  ...{ ẞ: 'SS', ſ: 's', '\u2010': '-', '\u2011': '-', '\u2012': '-', '\u2212': '-', '\u202f': ' ' },
};

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  // Control signs, also those between 80 and 9F, belong into no file.
  if (code >= 0x20 && code <= 0x7e) return code;
  return code >= 0xa0 && code <= 0xff ? code : besondere[sign];
}

/** The signs of a text that Windows-1252 does not have, each once. */
export function fremdeZeichen(text: string): string[] {
  return [...new Set([...text.normalize('NFC')].filter((sign) => byteOf(sign) === undefined))];
}

/** The text with the nearest signs that Windows-1252 has, or `undefined` where there are none: another script. */
export function naeherung(text: string): string | undefined {
  const nahe = [...text.normalize('NFC')]
    .map((sign) => {
      if (byteOf(sign) !== undefined) return sign;
      const plain = ersatz[sign] ?? sign.normalize('NFD').replaceAll(/\p{M}/gu, '');
      // Marks without a letter, and what cannot be seen.
      return /^[\p{M}\p{C}]*$/u.test(plain) ? '' : plain;
    })
    .join('');
  return fremdeZeichen(nahe).length === 0 ? nahe : undefined;
}

/** The text in Windows-1252; it has only signs of it and line breaks. */
export function cp1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = [...text.normalize('NFC')].map((sign) => {
    const byte = /^[\r\n]$/.test(sign) ? sign.charCodeAt(0) : byteOf(sign);
    if (byte === undefined) throw new Error(`Windows-1252 has no ${sign}.`);
    return byte;
  });
  return Uint8Array.from(bytes);
}
