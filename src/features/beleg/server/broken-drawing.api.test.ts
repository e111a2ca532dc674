import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawInTurn } from '#server/pdf/draw-apart.ts';
import { AppError } from '#shared/wire/errors.ts';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import { insertBelegRows } from '#test/beleg/insert-beleg.ts';
import { openMigratedDatabase } from '#test/database/databases.ts';
import { drawMissingBelege, hasMissingBelege } from './draw-missing-belege.ts';
import type { BelegBlatt } from './pdf/draw-belege.ts';
import { readBelegDatei } from './read-beleg-datei.ts';

vi.mock('#server/pdf/draw-apart.ts', () => ({ drawApart: vi.fn(), drawInTurn: vi.fn() }));
const process = vi.mocked(drawInTurn);
afterEach(() => process.mockReset());

/** A process that breaks at these documents, with all that it was to draw. */
function breakAt(...nummern: string[]): void {
  process.mockImplementation(async (_db, blatt) => {
    const { belege } = blatt as BelegBlatt;
    const all = belege.map(({ inhalt }) => inhalt.nummer);
    if (all.some((nummer) => nummern.includes(nummer))) throw new Error('the process broke');
    return all.map((nummer) => ({ pdf: Buffer.from(nummer) })) as never;
  });
}

describe('a process that breaks while it draws documents', () => {
  async function openBelege() {
    const { db } = await openMigratedDatabase('SQLite');
    for (const lauf of [1, 2, 3]) await insertBelegRows(db, lauf, belegProbe({ nummer: `R-${lauf}` }));
    const fehler: object[] = [];
    const log = { info: () => {}, error: (details: object) => void fehler.push(details) };
    const signal = new AbortController().signal;
    const run = () => drawMissingBelege(db, { now: new Date(), signal, log });
    const kept = async () =>
      (await db.selectFrom('belegPdf').select('daten').orderBy('belegId').execute()).map(({ daten }) =>
        Buffer.from(daten).toString(),
      );
    return { db, fehler, run, kept };
  }

  test('leaves out the one that broke it, and no other', async () => {
    const { db, fehler, run, kept } = await openBelege();
    breakAt('R-2');
    await run();
    expect(await kept()).toEqual(['R-1', 'R-3']);
    expect(fehler).toEqual([expect.objectContaining({ fehler: expect.stringContaining('broke') })]);
    expect(await hasMissingBelege(db)).toBe(false);
  });

  test('is tried again later when it draws none at all', async () => {
    const { db, fehler, run, kept } = await openBelege();
    breakAt('R-1', 'R-2', 'R-3');
    await expect(run()).rejects.toThrow('the process broke');
    expect([await kept(), fehler]).toEqual([[], []]);
    expect(await hasMissingBelege(db)).toBe(true);
    breakAt();
    await run();
    expect(await kept()).toEqual(['R-1', 'R-2', 'R-3']);
  });

  test('at the only one leaves it out after some runs, until the next start; later ones are drawn', async () => {
    const { db, fehler, run, kept } = await openBelege();
    breakAt('R-1', 'R-2', 'R-3');
    for (let nr = 1; nr < 5; nr += 1) await expect(run()).rejects.toThrow('the process broke');
    await run();
    expect(fehler).toHaveLength(3);
    expect(await hasMissingBelege(db)).toBe(false);
    await insertBelegRows(db, 4, belegProbe({ nummer: 'R-4' }));
    await run();
    expect(await kept()).toEqual(['R-4']);
  });

  test('that breaks sends its XML with a message; one that has no time lets the message wait', async () => {
    const { db } = await openBelege();
    const [one] = await db.selectFrom('beleg').select('id').orderBy('lauf').execute();
    process.mockRejectedValue(new AppError('UNAVAILABLE', 'Bitte gleich noch einmal.'));
    await expect(readBelegDatei(db, one?.id ?? '')).rejects.toThrow('gleich noch einmal');
    process.mockRejectedValue(new Error('the process broke'));
    expect(await readBelegDatei(db, one?.id ?? '')).toMatchObject({
      ...{ typ: 'xml', fehler: expect.stringContaining('the process broke') },
    });
  });
});
