/** A sheet of labels, or a label that is a page of its own. Lengths in millimetres. */
export type EtikettFormat = {
  titel: string;
  /** The page. */
  breite: number;
  hoehe: number;
  /** One label. */
  etikettBreite: number;
  etikettHoehe: number;
  spalten: number;
  zeilen: number;
  /** From the page's edge to the first label, and between two of them. */
  oben: number;
  links: number;
  abstand: number;
};

const a4 = { breite: 210, hoehe: 297 };

/** The sheets that are sold everywhere in Germany, and the paper of label printers (ADR 069). */
export const etikettFormate = {
  bogen10: {
    titel: '105 × 57 mm, Bogen mit 10 Etiketten',
    ...a4,
    etikettBreite: 105,
    etikettHoehe: 57,
    ...{ spalten: 2, zeilen: 5, oben: 6, links: 0, abstand: 0 },
  },
  bogen8: {
    titel: '99,1 × 67,7 mm, Bogen mit 8 Etiketten',
    ...a4,
    etikettBreite: 99.1,
    etikettHoehe: 67.7,
    ...{ spalten: 2, zeilen: 4, oben: 13.1, links: 4.65, abstand: 2.5 },
  },
  einzeln: {
    titel: '100 × 62 mm, Etikettendrucker',
    ...{ breite: 100, hoehe: 62, etikettBreite: 100, etikettHoehe: 62 },
    ...{ spalten: 1, zeilen: 1, oben: 0, links: 0, abstand: 0 },
  },
} as const satisfies Record<string, EtikettFormat>;
export type EtikettFormatName = keyof typeof etikettFormate;

export const etikettFormatNamen = Object.keys(etikettFormate) as EtikettFormatName[];

/** Empty space within a label, in millimetres: no printer feeds its paper more exactly. */
export const etikettRand = 5;

export type EtikettOrt = { seite: number; x: number; y: number };

/** Labels of one page. */
export function etikettenJeSeite({ spalten, zeilen }: EtikettFormat): number {
  return spalten * zeilen;
}

/**
 * Where the label of this number is, from 0, when the first one is put on label `ab` of the sheet (from 1);
 * row by row.
 */
export function etikettOrt(format: EtikettFormat, nr: number, ab: number): EtikettOrt {
  const { spalten, etikettBreite, etikettHoehe, oben, links, abstand } = format;
  const jeSeite = etikettenJeSeite(format);
  const stelle = nr + ab - 1;
  const platz = stelle % jeSeite;
  return {
    seite: Math.floor(stelle / jeSeite),
    x: links + (platz % spalten) * (etikettBreite + abstand),
    y: oben + Math.floor(platz / spalten) * etikettHoehe,
  };
}
