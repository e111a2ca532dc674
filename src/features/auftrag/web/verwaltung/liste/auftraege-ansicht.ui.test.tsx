import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ok, okWith } from '#shared/wire/envelope.ts';
import { makeAuftrag, makeZeile } from '#test/auftrag/auftrag-antworten.ts';
import { refusal } from '#test/ui/answers.ts';
import { dialog, fuehrt, listet, openListe, rowOf, snackbar } from '#test/ui/areas/auftraege.ts';
import { laden } from '#test/ui/laden.ts';
import { retype } from '#test/ui/type-into.ts';
import { untilDrawn } from '#test/ui/until-drawn.ts';
import { auftragCalls } from '../../../calls.ts';

const reiter = (name: RegExp) =>
  page.getByRole('navigation', { name: 'Was zu tun ist' }).getByRole('link', { name });
const suchfeld = page.getByRole('searchbox', { name: 'Nummer, Name, Produkt suchen' });
const bezahlt = { aufgabe: 'packen', stand: 'bezahlt', offen: 0, bezahlt: 26.49 } as const;
const dort = { versandart: 'abholung', zahlart: 'abholung' } as const;
const zuViel = { aufgabe: 'problem', stand: 'storniert', offen: 0, bezahlt: 26.49, zurueck: 26.49 } as const;

test.each([
  ['a desktop', false],
  ['a phone', true],
])(
  'on %s Back leads to the group before, and a press anywhere on an order opens it',
  async (_screen, isPhone) => {
    const { router } = await openListe([makeZeile(1), makeZeile(2, zuViel)], {
      address: '?aufgabe=geld',
      isPhone,
      answers: (answers) => {
        listet(answers, [makeZeile(1), makeZeile(2, zuViel)]);
        fuehrt(answers, makeAuftrag({ ...zuViel, _id: 'id-2', nummer: 'B-26-AAA02' }));
      },
    });
    await expect.element(rowOf('B-26-AAA01')).toBeVisible();
    await reiter(/^Problem/).click();
    await expect.poll(() => router.state.location.search).toBe('?aufgabe=problem');
    await expect.element(rowOf('B-26-AAA02')).toMatchTextContent('zurückzahlen');
    await expect.element(rowOf('B-26-AAA01')).not.toBeInTheDocument();
    await rowOf('B-26-AAA02').click();
    await expect.poll(() => router.state.location.pathname).toBe('/admin/bestellungen/id-2');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('B-26-AAA02');
    await router.navigate(-1);
    await expect.element(rowOf('B-26-AAA02')).toBeVisible();
    await router.navigate(-1);
    await expect.element(rowOf('B-26-AAA01')).toBeVisible();
  },
);

test('an order is found by name, number and soap in all groups, and the address keeps the search', async () => {
  const posten = [{ name: 'Minzmorgen', menge: 1 }];
  const zeilen = [makeZeile(1), makeZeile(2, { posten, stand: 'storniert', aufgabe: 'erledigt' })];
  const { router, answers } = await openListe(zeilen);
  await retype(suchfeld, 'minzm');
  await expect.element(rowOf('B-26-AAA02')).toMatchTextContent('storniert');
  await expect.element(rowOf('B-26-AAA01')).not.toBeInTheDocument();
  await expect.poll(() => router.state.location.search).toBe('?suche=minzm');
  expect(answers.sent(auftragCalls.list).at(-1)?.query).toEqual({ suche: 'minzm' });
  await retype(suchfeld, 'b-26-aaa01');
  await expect.element(rowOf('B-26-AAA01')).toBeVisible();
  await retype(suchfeld, 'Zitronen baum');
  await expect.element(page.getByText('Keine Bestellung mit „Zitronen baum“')).toBeVisible();
  await expect.poll(() => router.state.location.search).toBe('?suche=Zitronen+baum');
});

test('the search of the address is asked and shown, and can be cleared', async () => {
  await openListe([makeZeile(1)], { address: '?suche=Zitronenbaum' });
  await expect.element(suchfeld).toHaveValue('Zitronenbaum');
  await expect.element(page.getByText('Keine Bestellung mit „Zitronenbaum“')).toBeVisible();
  // In the field, and below the drawing.
  await page.getByRole('button', { name: 'Suche leeren' }).last().click();
  await expect.element(rowOf('B-26-AAA01')).toBeVisible();
  await expect.element(suchfeld).toHaveFocus();
});

test('each group offers the step that fits, and an employee no bank statements', {
  tags: ['@R44'],
}, async () => {
  await openListe([
    makeZeile(1, { ...bezahlt, isZuFertigen: true }),
    makeZeile(2, { ...bezahlt, stand: 'gepackt', isGepackt: true, hatNotiz: true }),
    makeZeile(3, { aufgabe: 'packen', ...dort }),
    makeZeile(4, { aufgabe: 'abholbereit', stand: 'abholbereit', ...dort }),
    makeZeile(5, zuViel),
  ]);
  const link = (name: string) => page.getByRole('main').getByRole('link', { name });
  await expect.element(link('Alle packen')).toHaveAttribute('href', '/admin/packen');
  await expect.element(link('Bestellung aufnehmen')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Kontoauszug', exact: true })).not.toBeInTheDocument();
  await expect.element(rowOf('B-26-AAA01')).toMatchTextContent('überfällig');
  await expect.element(rowOf('B-26-AAA01')).toMatchTextContent('zu fertigen');
  await expect.element(rowOf('B-26-AAA02').getByRole('img', { name: 'mit Notiz' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'B-26-AAA03: Zum Abholen bereitlegen' }))
    .toBeVisible();
  await expect
    .element(link('B-26-AAA02: Versand eintragen'))
    .toHaveAttribute('href', '/admin/bestellungen/id-2?aktion=versendet');
  await expect.element(link('B-26-AAA01: Fertigen')).toHaveAttribute('href', '/admin/inventory');
  await reiter(/^Abholbereit/).click();
  await page.getByRole('button', { name: 'B-26-AAA04: Abholung eintragen' }).click();
  await expect.element(dialog).toMatchTextContent(/26,49\s€ sind bezahlt/);
  await expect.element(dialog).not.toMatchTextContent(/\bbar\b/);
  await userEvent.keyboard('{Escape}');
  await reiter(/^Problem/).click();
  await expect.element(rowOf('B-26-AAA05')).toMatchTextContent(/26,49\s€ zurückzahlen/);
  await expect
    .element(link('B-26-AAA05: Geld zurückzahlen'))
    .toHaveAttribute('href', '/admin/bestellungen/id-5?aktion=erstattung');
});

test('packed by one tap or a double one, taken back by another', async () => {
  const { answers } = await openListe([makeZeile(1, bezahlt)], { isPhone: true });
  const { ereignisse, ...auftrag } = makeAuftrag();
  const [erstes] = ereignisse;
  if (!erstes) throw new Error('no event');
  const gepackt = { ...erstes, nr: 3, typ: 'gepackt' as const, text: 'Gepackt', kannZurueck: true };
  const packed = { ...auftrag, letzteNr: 3, ereignisse: [...ereignisse, gepackt] };
  fuehrt(answers, packed, { zuruecknehmen: { letzteNr: 4 } });
  // The answer comes after the second click: before it, a quick one would make that click the next step's.
  const answer = answers.hold(auftragCalls.gepackt, okWith('', packed));
  await page.getByRole('button', { name: 'B-26-AAA01: Als gepackt vermerken' }).dblClick();
  answer();
  await expect.element(snackbar).toMatchTextContent('B-26-AAA01: Gepackt.');
  await snackbar.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.element(snackbar).toMatchTextContent('zurückgenommen');
  expect(answers.sent(auftragCalls.gepackt)).toMatchObject([
    { params: { id: 'id-1' }, body: { gesehen: 1 } },
  ]);
  expect(answers.sent(auftragCalls.zuruecknehmen)).toMatchObject([
    { params: { id: 'id-1' }, body: { gesehen: 3, nr: 3 } },
  ]);
});

test('who packs one by its button goes on at the same order', async () => {
  const { answers } = await openListe([makeZeile(1, bezahlt), makeZeile(2, bezahlt)]);
  fuehrt(answers, makeAuftrag(), { gepackt: { letzteNr: 3 } });
  await expect.element(rowOf('B-26-AAA01')).toBeVisible();
  const gepackt = makeZeile(2, { ...bezahlt, stand: 'gepackt', isGepackt: true });
  listet(answers, [makeZeile(1, bezahlt), gepackt]);
  await page.getByRole('button', { name: 'B-26-AAA02: Als gepackt vermerken' }).click();
  await expect.element(page.getByRole('link', { name: 'B-26-AAA02: Versand eintragen' })).toBeVisible();
  await expect.poll(() => rowOf('B-26-AAA02').element().contains(document.activeElement)).toBe(true);
});

test('further orders are shown on demand, each once', async () => {
  await openListe([], {
    as: 'admin',
    answers: (answers) =>
      answers.on(auftragCalls.list, ({ query }) => {
        const nach = Number(query.nach ?? 0);
        // The last one of the page before again: it has moved meanwhile.
        const auftraege = Array.from({ length: 3 }, (_, index) => makeZeile(nach + index + 1));
        const anzahl = { packen: 0, geld: 5, abholbereit: 0, problem: 0, erledigt: 0 };
        return ok({ auftraege, anzahl, ...(nach === 0 ? { weiter: '2' } : {}) });
      }),
  });
  await expect.element(rowOf('B-26-AAA03')).toBeVisible();
  await page.getByRole('button', { name: 'Weitere anzeigen' }).click();
  await expect.element(rowOf('B-26-AAA05')).toBeVisible();
  expect(rowOf('B-26-AAA03').elements()).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: 'Weitere anzeigen' })).not.toBeInTheDocument();
});

test('a shop without orders says so', async () => {
  await openListe([], { as: 'admin' });
  await expect.element(page.getByText('Noch keine Bestellungen')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Kontoauszug', exact: true })).toBeVisible();
});

test('a group without work says so', async () => {
  await openListe([makeZeile(1)], { as: 'admin', address: '?aufgabe=abholbereit' });
  await expect.element(page.getByText('Es liegt nichts zum Abholen bereit')).toBeVisible();
});

test('a list that cannot be had is said, and a retry offered', async () => {
  const { answers } = await openListe([], {
    ...{ as: 'admin', address: '?aufgabe=geld' },
    answers: (given) => given.on(auftragCalls.list, refusal(500, 'Serverfehler.')),
  });
  await expect.element(page.getByRole('alert').filter({ hasText: 'gerade nicht laden' })).toBeVisible();
  listet(answers, [makeZeile(1)]);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(rowOf('B-26-AAA01')).toBeVisible();
});

test('while the shop is announced the screen has its heading alone', async () => {
  const { answers } = await openListe([], { as: 'admin', laden });
  await expect.poll(() => answers.sent(auftragCalls.list)).toHaveLength(1);
  await untilDrawn();
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/^Bestell\u00adver/);
  await expect.element(page.getByText('Noch keine Bestellungen')).not.toBeInTheDocument();
  await expect.element(suchfeld).not.toBeInTheDocument();
});

test('an announced shop with orders has them all the same', async () => {
  await openListe([makeZeile(1)], { as: 'admin', laden });
  await expect.element(rowOf('B-26-AAA01')).toMatchTextContent('offen');
});

test('the open group is in sight on the smallest phone, and its days are whole', async () => {
  onTestFinished(() => page.viewport(360, 740));
  const termin = { von: '2026-11-30', bis: '2026-12-02' };
  await openListe([makeZeile(1, { aufgabe: 'problem', stand: 'bezahlt', termin })], { isPhone: true });
  await page.viewport(320, 740);
  await expect.element(rowOf('B-26-AAA01')).toMatchTextContent('Mo 30. Nov. – Mi 2. Dez.');
  await expect.element(reiter(/^Problem/)).toBeInViewport({ ratio: 1 });
  const links = page.getByRole('navigation', { name: 'Was zu tun ist' }).getByRole('link').elements();
  for (const link of links) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

test('buttons of cards beside each other stand at one height, however much each card says', async () => {
  onTestFinished(() => page.viewport(1440, 900));
  const seifen = ['Lavendeltraum', 'Minzmorgen', 'Honigwabe', 'Schwarzer Sandel', 'Jasminblüte'];
  const posten = seifen.map((name) => ({ name, menge: 12 }));
  await openListe([makeZeile(1, { posten }), makeZeile(2)], { as: 'admin', address: '?aufgabe=geld' });
  await page.viewport(900, 900);
  const knoepfe = page.getByRole('article').getByRole('button');
  await expect.poll(() => knoepfe.elements()).toHaveLength(2);
  const [eins, zwei] = knoepfe.elements().map((one) => Math.round(one.getBoundingClientRect().bottom));
  expect(eins).toBe(zwei);
});

test('a pick-up whose invoice may need an address is entered on its own screen', async () => {
  const teuer = makeZeile(4, {
    ...{ aufgabe: 'abholbereit', stand: 'abholbereit', versandart: 'abholung', zahlart: 'abholung' },
    ...{ gesamt: 250.01, offen: 250.01 },
  });
  await openListe([teuer], { address: '?aufgabe=abholbereit' });
  await expect
    .element(page.getByRole('link', { name: `${teuer.nummer}: Abholung eintragen` }))
    .toHaveAttribute('href', `/admin/bestellungen/${teuer._id}?aktion=abgeholt`);
});
