import { expect, test } from 'vitest';
import { vollstaendig } from '#test/einstellung/bereit-fakten.ts';
import { bereitschaft } from '../../bereitschaft/bereitschaft.ts';
import { sammleRechtstexte } from './rechtstexte-gesammelt.ts';

const geprueftAm = (...tage: (string | null)[]) =>
  sammleRechtstexte(
    bereitschaft({
      ...vollstaendig,
      rechtstexte: vollstaendig.rechtstexte.map((text, at) => ({ ...text, geprueftAm: tage[at] ?? null })),
    }),
  ).find(({ id }) => id === 'rechtstexte')?.fehlt;
const feld = (art: string) => `/admin/einstellungen?feld=rechtstexte.${art}.geprueftAm`;

test('the texts that nobody has checked are one point with a link to each', () => {
  expect(geprueftAm(null, null)).toMatchObject([
    {
      text: '2 Rechtstexte ohne Prüfvermerk',
      ziel: null,
      ziele: [
        { wort: 'AGB', ziel: feld('agb') },
        { wort: 'Impressum', ziel: feld('impressum') },
      ],
    },
  ]);
});

test('a single one is said as it is, and so is one whose mark is too old', () => {
  expect(geprueftAm('2026-10-02', null)).toMatchObject([{ ziel: feld('impressum') }]);
  const [zuAlt, ohne] = geprueftAm('2026-09-01', null) ?? [];
  expect([zuAlt?.ziel, ohne?.ziel]).toEqual([feld('agb'), feld('impressum')]);
});
