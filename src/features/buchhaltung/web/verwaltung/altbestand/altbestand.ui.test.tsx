import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ok } from '#shared/wire/envelope.ts';
import { type Answers, lost, refusal } from '#test/ui/answers.ts';
import { expectAccessible } from '#test/ui/expect-accessible.ts';
import { offenerLaden } from '#test/ui/laden.ts';
import { openPage } from '#test/ui/open-page.tsx';
import { textsOf } from '#test/ui/texts-of.ts';
import type { AltbestandEintrag } from '../../../altbestand-contract.ts';
import { altbestandCalls, buchhaltungCalls } from '../../../calls.ts';

const path = '/admin/belege/altbestand';
const owner = { as: 'admin', laden: offenerLaden } as const;

const eintragOf = (nr: number, part: Partial<AltbestandEintrag> = {}): AltbestandEintrag => ({
  anlass: { art: 'bestellung', id: `a${nr}`, text: `B-26-${nr}` },
  ...{ tag: '2026-10-05', name: 'Mia Sommer', brutto: 12.5, ...part },
});

const viele = Array.from({ length: 60 }, (_, i) => eintragOf(i + 1));
const wenige = [
  eintragOf(1),
  { ...eintragOf(2), anlass: { art: 'markttag' as const, id: 'markt-1', text: 'Leipzig' }, name: undefined },
  eintragOf(3, { brutto: 310.9, hindernis: 'anschrift' }),
];

/** A shop with these deliveries of October. `written`, `abgehakt`: the ids of both, across calls. */
function answer(answers: Answers, eintraege: AltbestandEintrag[]) {
  const written: string[] = [];
  const abgehakt = new Set<string>();
  const offen = () => eintraege.filter(({ anlass: { id } }) => !written.includes(id) && !abgehakt.has(id));
  answers.on(altbestandCalls.monate, () => {
    const monate = offen().length > 0 ? [{ monat: '2026-10', anzahl: offen().length }] : [];
    return ok({ monate, vonHand: abgehakt.size });
  });
  answers.on(altbestandCalls.monat, () => ok({ eintraege: offen() }));
  answers.on(altbestandCalls.vonHand, () => {
    const vonHand = eintraege.filter(({ anlass }) => abgehakt.has(anlass.id));
    return ok({ eintraege: vonHand.map(({ anlass, tag }) => ({ anlass, tag })), hatMehr: false });
  });
  answers.on(altbestandCalls.setVonHand, ({ body }) => {
    const { ids, istVonHand } = body as { ids: string[]; istVonHand: boolean };
    for (const id of ids) istVonHand ? abgehakt.add(id) : abgehakt.delete(id);
    return ok({ ergebnisse: ids.map((id) => ({ id })) });
  });
  answers.on(buchhaltungCalls.folge, ok({ naechste: 'RE-2026-0007', jahr: 2026, frei: 7 }));
  const write = (ids: string[]) => {
    written.push(...ids.filter((id) => !written.includes(id)));
    const nummerOf = (id: string) => `RE-2026-${String(7 + written.indexOf(id)).padStart(4, '0')}`;
    return ok({ ergebnisse: ids.map((id) => ({ id, nummer: nummerOf(id) })) });
  };
  answers.on(altbestandCalls.schreiben, ({ body }) => write((body as { ids: string[] }).ids));
  return { write };
}

async function open(eintraege: AltbestandEintrag[], wie: { isPhone?: boolean } = {}) {
  let shop: ReturnType<typeof answer> | undefined;
  const opened = await openPage(path, {
    ...owner,
    ...wie,
    answers: (answers) => (shop = answer(answers, eintraege)),
  });
  if (!shop) throw new Error('The page was not opened.');
  // The first month is open.
  await expect
    .element(page.getByRole('button', { name: /^Oktober 2026/ }))
    .toHaveAttribute('aria-expanded', 'true');
  return { ...opened, ...shop };
}

const alle = page.getByRole('checkbox', { name: /^Alle aus dem Oktober 2026/ });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const frage = page.getByRole('dialog');
const idsOf = (answers: Answers) =>
  answers.sent(altbestandCalls.schreiben).map(({ body }) => (body as { ids: string[] }).ids);

test('what is ticked is summed up, asked about once and written; what can have no document says why', async () => {
  const { answers } = await open(wenige, { isPhone: true });
  const zeilen = page.getByRole('region', { name: 'Oktober 2026' }).getByRole('listitem');
  await expect.element(zeilen.nth(2)).toBeVisible();
  expect(textsOf(zeilen)).toEqual([
    expect.stringMatching(/^B-26-1\s?Mia Sommer · geliefert am 05\.10\.2026 · 12,50\s€/),
    expect.stringMatching(/^Markttag Leipzig\s?geliefert am 05\.10\.2026 · 12,50\s€/),
    expect.stringMatching(/^B-26-3\s?.*310,90\s€\s?Über 250 € braucht eine Rechnung Namen und Anschrift\./),
  ]);
  await expect
    .element(page.getByRole('link', { name: 'B-26-3 ansehen' }))
    .toHaveAttribute('href', '/admin/bestellungen/a3');
  await expect.element(zeilen.nth(2).getByRole('checkbox')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: 'B-26-1' }).click();
  await expect.element(alle).toBePartiallyChecked();
  await alle.click();
  await expect.element(page.getByText(/^2 ausgewählt, 25,00\s€$/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Alle Belege' }))
    .toHaveAttribute('href', '/admin/belege');
  await expectAccessible();
  await button('2 Belege schreiben').click();
  await expect.element(frage).toMatchTextContent(/Zusammen 25,00\s€, ab Nummer RE-2026-0007/);
  await expect
    .element(frage)
    .toMatchTextContent(/das heutige Datum und nennen den Tag, an dem wirklich geliefert wurde/);
  await expect
    .element(frage)
    .toMatchTextContent(/Zurücknehmen lässt sich ein Beleg nicht\. Eine E-Mail geht nicht hinaus/);
  expect(idsOf(answers)).toEqual([]);
  await frage.getByRole('button', { name: '2 Belege schreiben' }).click();
  await expect.element(page.getByText('2 Belege sind fertig: RE-2026-0007 bis RE-2026-0008.')).toBeVisible();
  expect(idsOf(answers)).toEqual([['a1', 'markt-1']]);
  // What is left is still there, and nothing of it is ticked.
  await expect.element(zeilen).toHaveLength(1);
  await expect.element(page.getByText(/ausgewählt/)).not.toBeInTheDocument();
});

test('a lost network ends it with what is written; it goes on with the rest, and a repeated batch is no second one', async () => {
  const { answers, write } = await open(viele);
  await alle.click();
  let calls = 0;
  // The second batch is written, and its answer lost, also when it is asked for again.
  answers.on(altbestandCalls.schreiben, ({ body }) => {
    const reply = write((body as { ids: string[] }).ids);
    calls += 1;
    return calls === 2 || calls === 3 ? lost : reply;
  });
  await button('60 Belege schreiben').click();
  await frage.getByRole('button', { name: '60 Belege schreiben' }).click();
  const meldung = page.getByRole('alert').filter({ hasText: 'RE-2026-0007' });
  await expect
    .element(meldung)
    .toMatchTextContent(/25 Belege sind fertig: RE-2026-0007 bis RE-2026-0031\..*Netzwerkfehler/);
  await expect.element(meldung).toMatchTextContent('Übrig: 35 Belege. Was fertig ist, bleibt.');
  // One button goes on; another choice is one of its own again.
  await expect.element(button('35 Belege schreiben')).not.toBeInTheDocument();
  await button('Die übrigen 35 schreiben').click();
  await expect.element(page.getByText('60 Belege sind fertig: RE-2026-0007 bis RE-2026-0066.')).toBeVisible();
  expect(idsOf(answers).map((ids) => ids.length)).toEqual([25, 25, 25, 25, 10]);
  expect(new Set(idsOf(answers).flat()).size).toBe(60);
  await expect.element(page.getByText('Hier ist nichts nachzuholen')).toBeVisible();
});

test('it can be stopped after the present batch, and refused ones are named', async () => {
  const { answers } = await open(viele);
  await alle.click();
  const ids = viele.slice(0, 25).map(({ anlass }) => anlass.id);
  const ergebnisse = ids.map((id, i) =>
    i === 0 ? { id, hindernis: 'nichts' as const } : { id, nummer: `RE-${i}` },
  );
  const release = answers.hold(altbestandCalls.schreiben, ok({ ergebnisse }));
  await button('60 Belege schreiben').click();
  await frage.getByRole('button', { name: '60 Belege schreiben' }).click();
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  await expect.element(page.getByText('0 von 60 sind bearbeitet …')).toBeVisible();
  await button('Anhalten').click();
  await expect.element(page.getByText('Wird nach diesem Schritt angehalten …')).toBeVisible();
  release();
  await expect.element(page.getByText('24 Belege sind fertig: RE-1 bis RE-24.')).toBeVisible();
  await expect
    .element(page.getByText('B-26-1: Davon ist nichts mehr zu berechnen. Ein Beleg ist nicht nötig.'))
    .toBeVisible();
  expect(idsOf(answers)).toHaveLength(1);
  await expect.element(button('Die übrigen 35 schreiben')).toBeVisible();
  await page.getByRole('checkbox', { name: 'B-26-60' }).click();
  await expect.element(button('Die übrigen 35 schreiben')).not.toBeInTheDocument();
  await expect.element(button(/^3\d Belege schreiben$/)).toBeVisible();
});

test('where everything has its document, that is said; a failed load can be repeated', async () => {
  const { answers } = await openPage(path, {
    ...owner,
    answers: (answers) => {
      answer(answers, []);
      answers.on(altbestandCalls.monate, refusal(503, 'Bitte gleich noch einmal.'));
    },
  });
  const nochmal = button('Erneut versuchen');
  await expect.element(nochmal).toBeVisible();
  answers.on(altbestandCalls.monate, ok({ monate: [], vonHand: 0 }));
  await nochmal.click();
  await expect.element(page.getByText('Hier ist nichts nachzuholen')).toBeVisible();
});

test('what was invoiced by hand is ticked off after a question, and taken up again at once or later', async () => {
  const { answers } = await open(wenige, { isPhone: true });
  const zeilen = page.getByRole('region', { name: 'Oktober 2026' }).getByRole('listitem');
  await alle.click();
  await button('Als schon berechnet abhaken').last().click();
  await expect.element(frage).toMatchTextContent(/2 Lieferungen als schon berechnet abhaken\?/);
  await expect.element(frage).toMatchTextContent(/der Laden schreibt dafür keine Belege/);
  await expect.element(frage).toMatchTextContent(/berichtigen Sie Ihre eigene Rechnung von Hand/);
  expect(answers.sent(altbestandCalls.setVonHand)).toEqual([]);
  const ja = frage.getByRole('button', { name: 'Als schon berechnet abhaken' });
  await ja.click();
  await expect.element(page.getByText('2 Lieferungen sind abgehakt.')).toBeVisible();
  await expect.element(zeilen).toHaveLength(1);
  await button('Wieder aufnehmen').click();
  await expect.element(page.getByText('2 Lieferungen sind wieder aufgenommen.')).toBeVisible();
  await expect.element(zeilen).toHaveLength(3);

  // The invoice that only she can write.
  await button('B-26-3 als schon berechnet abhaken').click();
  await ja.click();
  await expect.element(page.getByText('1 Lieferung ist abgehakt.')).toBeVisible();
  await button('Von Hand berechnet (1)').click();
  const aufnehmen = page.getByRole('region', { name: 'Von Hand berechnet' }).getByRole('button').last();
  await expect.element(aufnehmen).toBeDisabled();
  await page.getByRole('checkbox', { name: 'B-26-3' }).click();
  await expectAccessible();
  await button('1 Lieferung wieder aufnehmen').click();
  await expect.element(page.getByText('1 Lieferung ist wieder aufgenommen.')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Von Hand berechnet' })).not.toBeInTheDocument();
  expect(answers.sent(altbestandCalls.setVonHand).map(({ body }) => body)).toEqual([
    { ids: ['a1', 'markt-1'], istVonHand: true },
    { ids: ['a1', 'markt-1'], istVonHand: false },
    { ids: ['a3'], istVonHand: true },
    { ids: ['a3'], istVonHand: false },
  ]);
});

test('an order leads to what is ticked off: it is open then', async () => {
  const eintraege = [eintragOf(1)];
  await openPage(`${path}#von-hand`, {
    ...owner,
    answers: (answers) => {
      answer(answers, viele);
      answers.on(altbestandCalls.monate, ok({ monate: [{ monat: '2026-10', anzahl: 60 }], vonHand: 1 }));
      answers.on(altbestandCalls.vonHand, ok({ eintraege, hatMehr: false }));
    },
  });
  await expect.element(page.getByRole('checkbox', { name: 'B-26-1' })).toBeInViewport();
  // What stands above it stays closed, and does not push it away.
  await expect
    .element(page.getByRole('button', { name: /^Oktober 2026/ }))
    .toHaveAttribute('aria-expanded', 'false');
});

test('an answer that does not say what became of a delivery ends it with an error', async () => {
  const { answers } = await open([eintragOf(1)]);
  await alle.click();
  answers.on(altbestandCalls.schreiben, ok({ ergebnisse: [{ id: 'a1' }] }));
  await button('1 Beleg schreiben').click();
  await frage.getByRole('button', { name: '1 Beleg schreiben' }).click();
  await expect.element(page.getByText('Noch ist kein Beleg fertig.')).toBeVisible();
  await expect.element(button('Den Beleg schreiben')).toBeVisible();
});

test('one that got its document in another window is not ticked off, and named', async () => {
  const { answers } = await open(wenige);
  await alle.click();
  const ergebnisse = [{ id: 'a1', nummer: 'RE-2026-0007' }, { id: 'markt-1' }];
  answers.on(altbestandCalls.setVonHand, ok({ ergebnisse }));
  await button('Als schon berechnet abhaken').last().click();
  await frage.getByRole('button', { name: 'Als schon berechnet abhaken' }).click();
  await expect.element(page.getByText('1 Lieferung ist abgehakt.')).toBeVisible();
  await expect
    .element(page.getByText('B-26-1: Dafür gibt es inzwischen den Beleg RE-2026-0007.'))
    .toBeVisible();
});
