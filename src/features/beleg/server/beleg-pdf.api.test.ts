import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { belegProbe } from '#test/beleg/beleg-proben.ts';
import { insertBelegRows } from '#test/beleg/insert-beleg.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { belegXml } from '../xml/beleg-xml.ts';
import { drawMissingBelege, hasMissingBelege } from './draw-missing-belege.ts';
import { pdfOfBeleg } from './pdf/pdf-beleg.ts';
import { readBelegPdf } from './read-beleg-pdf.ts';

const now = new Date('2026-11-24T09:00:00.000Z');
const inhalt = belegProbe();

describe.each(databases)('the PDF of a document on %s', (database) => {
  async function openBelege() {
    const { db, reopen } = await openMigratedDatabase(database);
    const fehler: object[] = [];
    const log = { info: () => {}, error: (details: object) => void fehler.push(details) };
    const run = (on = db, signal = new AbortController().signal) =>
      drawMissingBelege(on, { now, signal, log });
    const kept = async () => {
      const rows = await db.selectFrom('belegPdf').select('belegId').orderBy('belegId').execute();
      return rows.map(({ belegId }) => belegId);
    };
    return { db, reopen, fehler, run, kept };
  }

  test('is drawn in a process of its own when it is asked for first, and kept with its hash', async () => {
    const { db, reopen } = await openBelege();
    const id = await insertBelegRows(db, 1, inhalt);
    const [one, other, onNode] = await Promise.all([
      readBelegPdf(db, id),
      readBelegPdf(db, id),
      readBelegPdf(reopen(), id, { isJob: true }),
    ]);
    const pdf = Buffer.from(await pdfOfBeleg({ inhalt, xml: belegXml(inhalt) }));
    for (const read of [one, other, onNode]) expect(read && pdf.equals(read)).toBe(true);
    const rows = await db.selectFrom('belegPdf').selectAll().execute();
    expect(rows).toMatchObject([{ belegId: id, hash: createHash('sha256').update(pdf).digest('hex') }]);
    expect(await hasMissingBelege(db)).toBe(false);
  });

  test('is read as it was kept, whatever would be drawn today', async () => {
    const { db } = await openBelege();
    const id = await insertBelegRows(db, 1, inhalt);
    const damals = { daten: Buffer.from('%PDF damals'), hash: 'b'.repeat(64), createdAt: now.toISOString() };
    await db
      .insertInto('belegPdf')
      .values({ belegId: id, ...damals })
      .execute();
    expect(await readBelegPdf(db, id).then((pdf) => Buffer.from(pdf ?? []).toString())).toBe('%PDF damals');
  });

  test('is missing where there is no such document', async () => {
    const { db } = await openBelege();
    expect(await readBelegPdf(db, 'keiner')).toBeUndefined();
  });

  test('is drawn by a job, the next ones too, and one that cannot be drawn holds up none', async () => {
    const { db, reopen, fehler, run, kept } = await openBelege();
    expect(await hasMissingBelege(db)).toBe(false);
    const falsch = await insertBelegRows(db, 1, belegProbe({ tag: 'gestern' }));
    const erster = await insertBelegRows(db, 2, inhalt);
    expect(await hasMissingBelege(db)).toBe(true);
    await run();
    expect(await kept()).toEqual([erster]);
    expect(fehler).toEqual([{ beleg: falsch, fehler: expect.stringContaining('Invalid') }]);
    expect(await hasMissingBelege(db)).toBe(false);
    const zweiter = await insertBelegRows(db, 3, inhalt);
    expect(await hasMissingBelege(db)).toBe(true);
    await run();
    expect(await kept()).toEqual([erster, zweiter]);
    expect(fehler).toHaveLength(1);
    await expect(readBelegPdf(db, falsch)).rejects.toThrow(/cannot be drawn/);
    // A start begins anew: the fault may have been in the program.
    expect(await hasMissingBelege(reopen())).toBe(true);
  });

  test('is not drawn of one that cannot be read: that is logged, and later ones are drawn', async () => {
    const { db, fehler, run, kept } = await openBelege();
    const unlesbar = await insertBelegRows(db, 1, { ...inhalt, form: 2 as 1 });
    const zweiter = await insertBelegRows(db, 2, inhalt);
    await run();
    expect(await kept()).toEqual([zweiter]);
    expect(fehler).toEqual([{ beleg: unlesbar, fehler: 'its content cannot be read' }]);
    expect(await hasMissingBelege(db)).toBe(false);
    await expect(readBelegPdf(db, unlesbar)).rejects.toThrow(/cannot be drawn: its content cannot be read/);
  });

  test('is left to the next start when the shop stops', async () => {
    const { db, run, kept } = await openBelege();
    await insertBelegRows(db, 1, inhalt);
    const stop = new AbortController();
    const running = run(db, stop.signal);
    stop.abort(new Error('stop'));
    await expect(running).rejects.toThrow();
    expect(await kept()).toEqual([]);
    expect(await hasMissingBelege(db)).toBe(true);
  });
});
