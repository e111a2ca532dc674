import { describe, expect, test } from 'vitest';
import { gruppeCallsOf } from '#features/einstellung/einstellung-calls.ts';
import { leererLaden } from '#features/einstellung/gruppen/laden-angaben.ts';
import { rechtstextVerwaltungCalls } from '#features/rechtstexte/verwaltung-calls.ts';
import { databases, openMigratedDatabase } from '#test/database/databases.ts';
import { openPages } from '#test/shop-pages.ts';
import { callerAs } from '#test/test-app.ts';

describe.each(databases)('the page of a legal text on %s', (database) => {
  test('shows the built-in text at the place that prices lead to, and the next version from its day on', async () => {
    const { db } = await openMigratedDatabase(database);
    let time = new Date('2026-11-23T09:00:00Z');
    const now = () => time;
    const { app, read: body } = await openPages(db, { now });

    const before = await body('/agb');
    expect(before).toContain('<section id="versand"><h2><span>3. Preise und Versandkosten</span></h2>');
    expect(before).toContain('Stand: Oktober 2025');
    expect(before).toContain('Beispieltext.');
    expect(before).not.toContain('Alle Fassungen');

    const admin = callerAs(app, db, { role: 'admin', now });
    const params = { art: 'agb' };
    const text = '## Nur <b>eins</b>\n\nAb morgen';
    const { data } = await admin.send(rechtstextVerwaltungCalls.saveEntwurf, {
      params,
      body: { text, version: null },
    });
    await admin.send(rechtstextVerwaltungCalls.publish, {
      params,
      body: { version: data.version, gueltigAb: '2026-11-24' },
    });
    expect(await body('/agb')).toBe(before);

    time = new Date('2026-11-23T23:00:00Z');
    const after = await body('/agb');
    expect(after).toContain('<h2><span>Nur &lt;b&gt;eins&lt;/b&gt;</span></h2>');
    expect(after).not.toContain('Beispieltext.');
    expect(after).toContain('href="/rechtstexte/agb/1"');
    expect(await body('/rechtstexte/agb/1')).toContain('3. Preise und Versandkosten');
  });

  test('a change of settings or of a legal text is in the pages of two nodes on the next request', async () => {
    const { db, reopen } = await openMigratedDatabase(database);
    const now = () => new Date('2026-11-23T09:00:00Z');
    const nodes = [await openPages(db, { now }), await openPages(reopen(), { now })] as const;
    const bodies = (path: string) => Promise.all(nodes.map(({ read }) => read(path)));
    for (const path of ['/', '/agb', '/impressum'])
      for (const body of await bodies(path)) expect(body).not.toMatch(/Seifenhof|Ganz neu/);

    const admin = callerAs(nodes[0].app, db, { role: 'admin', now });
    const laden = { ...leererLaden, name: 'Seifenhof', inhaberin: 'Ada Beispiel', version: 0 };
    await admin.send(gruppeCallsOf('laden').save, { body: laden });
    for (const path of ['/', '/agb', '/impressum'])
      for (const body of await bodies(path)) expect(body).toContain('Seifenhof');

    const { saveEntwurf, publish } = rechtstextVerwaltungCalls;
    const params = { art: 'agb' };
    const body = { text: '## Ganz neu\n\nText', version: null };
    const { version } = (await admin.send(saveEntwurf, { params, body })).data;
    await admin.send(publish, { params, body: { version, gueltigAb: '2026-11-23' } });
    for (const page of await bodies('/agb')) expect(page).toContain('<h2><span>Ganz neu</span></h2>');
  });
});
