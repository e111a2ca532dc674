import { expect, test, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { authCalls } from '#features/auth/calls.ts';
import { okWith } from '#shared/wire/envelope.ts';
import { refusal } from '#test/ui/answers.ts';
import { signedIn, startPage } from '#test/ui/areas/auth.ts';
import { dialog, openEinstellungen } from '#test/ui/areas/einstellungen.ts';
import { entwurfVon, terms } from '#test/ui/areas/rechtstexte.ts';
import type { OpenPage } from '#test/ui/open-page.tsx';
import { retype, typeInto } from '#test/ui/type-into.ts';
import { rechtstextVerwaltungCalls as calls } from '../../../verwaltung-calls.ts';

const form = dialog('AGB bearbeiten');
const text = form.getByRole('textbox', { name: 'Text', exact: true });
const vorschau = form.getByRole('region', { name: 'Vorschau' });
const publish = dialog('AGB veröffentlichen');
const click = (place: Locator, name: string) => place.getByRole('button', { name, exact: true }).click();

async function openEditor(): Promise<OpenPage> {
  const opened = await openEinstellungen('', terms);
  await click(page.getByRole('main'), 'AGB bearbeiten');
  await expect.element(text).toBeVisible();
  return opened;
}

/** Of the signs of the markup nothing is seen. */
const ohneZeichen = () => expect(text.element().textContent).not.toMatch(/[#*{}[\]>]/);

test('a legal text is written without marks, with placeholders by name, previewed, compared and published', async () => {
  vi.setSystemTime('2026-11-27T10:00:00');
  const { answers } = await openEditor();
  await expect
    .element(text.getByRole('heading', { level: 2 }).first())
    .toMatchTextContent(/^1\. Geltungsbereich/);
  await retype(text, 'Von ');
  await click(form, 'Absatz');
  await form.getByText('Platzhalter einfügen').click();
  await click(form, 'Name des Ladens');
  await userEvent.keyboard('.{Enter}');
  await click(form, 'Überschrift');
  await userEvent.keyboard('Alles{Enter}');
  await click(form, 'Liste');
  await userEvent.keyboard('eins{Enter}');
  await click(form, 'Fett');
  await userEvent.keyboard('zwei');
  ohneZeichen();
  const werkzeuge = form.getByRole('group', { name: 'Gestalten' }).getByRole('button').elements();
  const zeilen = new Set(werkzeuge.map((one) => one.getBoundingClientRect().top));
  expect(zeilen.size).toBeLessThanOrEqual(2);
  await expect.element(vorschau.getByText('Von Lindenblatt.')).toBeVisible();
  await expect.element(vorschau.getByRole('heading', { level: 2, name: 'Alles' })).toBeVisible();

  await click(form, 'Weiter zum Veröffent\u00adlichen');
  await publish.getByText('Was sich ändert').click();
  await expect.element(publish.getByText('Alles')).toBeVisible();
  await click(publish, 'Veröffentlichen');
  await expect.element(page.getByText('AGB: Die neue Fassung gilt jetzt.')).toBeVisible();
  expect(answers.sent(calls.saveEntwurf)).toMatchObject([
    { body: { text: 'Von {{laden}}.\n\n## Alles\n\n- eins\n- **zwei**' } },
  ]);
  expect(answers.sent(calls.publish)).toMatchObject([
    { params: { art: 'agb' }, body: { version: 'entwurf-Maria Lindner', gueltigAb: '2026-11-27' } },
  ]);
});

test('a link is set, a text of another program comes without its looks, and all of it is undone', async () => {
  await openEditor();
  await retype(text, 'Siehe AGB');
  await click(form, 'Absatz');
  await click(form, 'Link');
  await typeInto(form.getByRole('textbox', { name: 'Wohin führt der Link?' }), '/agb');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText('Bitte erst die Worte markieren.')).toBeVisible();
  await click(form, 'Link');
  text.element().focus();
  await userEvent.keyboard('{End}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}');
  await click(form, 'Link');
  await typeInto(form.getByRole('textbox', { name: 'Wohin führt der Link?' }), 'agb');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByText(/^Eine Adresse, die mit/)).toBeVisible();
  await retype(form.getByRole('textbox', { name: 'Wohin führt der Link?' }), '/agb');
  await userEvent.keyboard('{Enter}');
  await expect.element(vorschau.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/agb');

  const data = new DataTransfer();
  data.setData('text/html', '<h1 style="color:red">Laut</h1>');
  data.setData('text/plain', 'Laut');
  text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  await expect.element(vorschau.getByText(/Laut/)).toBeVisible();
  expect(text.element().querySelector('h1, [style]')).toBeNull();
  await click(form, 'Rückgängig');
  await expect.element(vorschau.getByText(/Laut/)).not.toBeInTheDocument();
});

/** Drops or pastes, at the start of the element if it is given. */
function bring(type: 'drop' | 'paste', data: DataTransfer, at?: Element): void {
  const init = { bubbles: true, cancelable: true };
  const { left = 0, top = 0, height = 0 } = at?.getBoundingClientRect() ?? {};
  const place = { clientX: left + 1, clientY: top + height / 2 };
  text
    .element()
    .dispatchEvent(
      type === 'paste'
        ? new ClipboardEvent(type, { ...init, clipboardData: data })
        : new DragEvent(type, { ...init, ...place, dataTransfer: data }),
    );
}

test('a picture that is pasted leaves the marked words, and a dropped text lands where it is let go', async () => {
  await openEditor();
  await retype(text, 'Erste');
  await userEvent.keyboard('{Enter}Zweite{Shift>}{ArrowLeft}{/Shift}');
  const bild = new DataTransfer();
  bild.items.add(new File(['x'], 'a.png', { type: 'image/png' }));
  bring('paste', bild);
  await expect.element(text).toHaveTextContent('ErsteZweite');
  const worte = new DataTransfer();
  worte.setData('text/plain', 'Die ');
  bring('drop', worte, text.element().children[0]);
  await expect.element(text).toHaveTextContent('Die ErsteZweite');
});

test('a discarded draft takes along what was typed over it', async () => {
  const { answers } = await openEinstellungen('', (given) =>
    terms(given, { entwurf: entwurfVon('Maria Lindner', 'Ein Entwurf') }),
  );
  await click(page.getByRole('main'), 'AGB bearbeiten');
  await retype(text, 'Mein Text');
  answers.on(calls.discardEntwurf, okWith('Entwurf verworfen.', null));
  await click(form, 'Entwurf verwerfen');
  await click(dialog('Entwurf verwerfen?'), 'Verwerfen');
  await expect.element(form).not.toBeInTheDocument();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Mein Text');
});

test('the preview marks what is missing and general claims, and says what to write instead', async () => {
  const { answers } = await openEditor();
  await retype(text, 'Unsere nachhaltige Seife von {{ladem}}');
  const gibtEsNicht = 'Den Platzhalter {{ladem}} gibt es nicht.';
  await expect.element(form.getByText(gibtEsNicht)).toBeVisible();
  const marks = vorschau.element().querySelectorAll('mark');
  expect([...marks].map(({ textContent }) => textContent)).toEqual(['nachhaltige', '{{ladem}}']);
  await expect
    .element(form.getByText(/Umweltaussage: nachhaltige\. .* Schreiben Sie stattdessen/))
    .toBeVisible();

  answers.on(calls.publish, refusal(400, gibtEsNicht));
  await click(form, 'Weiter zum Veröffent\u00adlichen');
  await click(publish, 'Veröffentlichen');
  await expect.element(publish.getByRole('alert')).toMatchTextContent(gibtEsNicht);
});

test('of two people who write, nobody loses a text', async () => {
  const { answers } = await openEditor();
  const entwurf = entwurfVon('Jonas Lindner', 'Der Text der anderen');
  await retype(text, 'Mein Text');
  answers.on(calls.saveEntwurf, refusal(409, 'Der Entwurf wurde geändert.', { data: { entwurf } }));
  await click(form, 'Entwurf speichern');
  await form.getByText('Den anderen Text ansehen').click();
  await expect
    .element(form.getByRole('textbox', { name: 'Text des anderen Entwurfs' }))
    .toHaveValue('Der Text der anderen');
  await expect.element(text).toHaveTextContent('Mein Text');

  terms(answers);
  await click(form, 'Meinen Text behalten');
  await click(form, 'Entwurf speichern');
  await expect.element(form).not.toBeInTheDocument();
  expect(answers.sent(calls.saveEntwurf).map(({ body }) => body)).toEqual([
    { text: '## Mein Text', version: null },
    { text: '## Mein Text', version: 'entwurf-Jonas Lindner' },
  ]);
  await expect.element(page.getByRole('button', { name: 'AGB veröffentlichen' })).toBeVisible();
});

test('when the session ends, the typed text is there again after signing in, and is saved as the draft', async () => {
  const { answers, router } = await openEditor();
  await retype(text, 'Abend');
  answers.on(calls.saveEntwurf, refusal(401, 'Bitte melden Sie sich an.'));
  await click(form, 'Entwurf speichern');
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  // Until then its fields may be those of the page that is left.
  await expect.element(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible();

  answers.on(authCalls.login, signedIn('admin'));
  startPage(answers);
  terms(answers);
  await typeInto(page.getByLabelText('E-Mail'), 'admin@b.de');
  await typeInto(page.getByLabelText('Passwort', { exact: true }), 'geheim');
  await userEvent.keyboard('{Enter}');
  await page.getByRole('link', { name: 'Weiter ausfüllen' }).first().click();
  await expect.poll(() => router.state.location.pathname).toBe('/admin/einstellungen');
  await click(page.getByRole('main'), 'AGB bearbeiten');
  await expect.element(form.getByText(/sind wieder da\.$/)).toBeVisible();
  await expect.element(text).toHaveTextContent('Abend');
  await click(form, 'Entwurf speichern');
  await expect.element(form).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'AGB veröffentlichen' })).toBeVisible();
});

test('the address of a field opens the editor of its text', async () => {
  const { router } = await openEinstellungen('?feld=rechtstexte.agb', terms);
  await expect.element(text).toHaveFocus();
  await click(form, 'Abbrechen');
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(form).not.toBeInTheDocument();
});

test('the built-in text replaces what was typed only after a question', async () => {
  await openEditor();
  await retype(text, 'Lieferung');
  const fehlt = form.getByText(/^Keine Überschrift nennt die Versandkosten\./);
  await expect.element(fehlt).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Eingebauten Text einsetzen?' });
  await click(form, 'Eingebauten Text einsetzen');
  await expect.element(question).toBeVisible();
  await click(question, 'Weiter bearbeiten');
  await expect.element(text).toHaveTextContent('Lieferung');
  await click(form, 'Eingebauten Text einsetzen');
  await click(question, 'Ersetzen');
  await expect.element(text).toMatchTextContent(/^1\. Geltungsbereich/);
  await expect.element(form.getByText(/^Keine Überschrift nennt/)).not.toBeInTheDocument();
  await click(form, 'Eingebauten Text einsetzen');
  await expect.element(question).not.toBeInTheDocument();
});
