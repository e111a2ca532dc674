import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { handFocusOn } from './hand-focus-on.ts';

function show(html: string): void {
  const place = document.createElement('div');
  place.innerHTML = html;
  document.body.append(place);
  const end = handFocusOn();
  onTestFinished(() => {
    end();
    place.remove();
  });
}

const button = (name: string) => page.getByRole('button', { name }).element() as HTMLElement;

/** Focused, pressed, gone. */
function pressAway(name: string): void {
  button(name).focus();
  button(name).remove();
  expect(document.activeElement).toBe(document.body);
}

test.each([
  [
    'the heading of its part',
    '<h2>Lager</h2><section><h3>Seifen</h3><p><button>Weg</button></p></section>',
    'Seifen',
  ],
  ['the heading further out', '<h2>Lager</h2><section><p><button>Weg</button></p></section>', 'Lager'],
  [
    'what can be used where no heading is in view',
    '<h2>Lager</h2><div style="height: 3000px"></div><button>Weg</button><button>Nächste</button>',
    'Nächste',
  ],
])('an element that goes hands the focus on to %s, and nothing scrolls', async (_, html, text) => {
  show(`<main>${html}</main>`);
  button('Weg').scrollIntoView();
  const { scrollY } = window;
  pressAway('Weg');
  await expect.poll(() => document.activeElement?.textContent).toBe(text);
  expect(window.scrollY).toBe(scrollY);
});

test('what floats above the page hands it back to where it came from, else to the page', async () => {
  show(
    '<main><h1>Seifen</h1><button>Lavendel</button></main><aside><button>Ja</button><button>Nein</button></aside>',
  );
  button('Lavendel').focus();
  pressAway('Ja');
  await expect.element(page.getByRole('button', { name: 'Lavendel' })).toHaveFocus();
  button('Lavendel').remove();
  await expect.element(page.getByRole('heading', { name: 'Seifen' })).toHaveFocus();
  page.getByRole('heading').element().remove();
  pressAway('Nein');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('a question that goes together with what it was asked from hands the focus on to the heading of the page', async () => {
  show(
    '<main><h1>Seifen</h1><button>Zeile</button></main><div role="dialog" aria-modal="true"><button>Löschen</button></div>',
  );
  button('Zeile').focus();
  button('Löschen').focus();
  button('Zeile').remove();
  page.getByRole('dialog').element().remove();
  await expect.element(page.getByRole('heading', { name: 'Seifen' })).toHaveFocus();
});

test('where no heading is in view either, the page gets it and no field, which would bring a phone’s keyboard', async () => {
  show('<main><p>Menge</p><input aria-label="Menge"></main><aside><button>Nein</button></aside>');
  pressAway('Nein');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('who places the focus in time keeps it', async () => {
  show('<main><h1>Seifen</h1><button>Weg</button><button>Ziel</button></main>');
  pressAway('Weg');
  setTimeout(() => button('Ziel').focus());
  await new Promise((done) => setTimeout(done, 200));
  await expect.element(page.getByRole('button', { name: 'Ziel' })).toHaveFocus();
});

test('who has left an element by a tap beside it gets no focus when it goes', async () => {
  show('<main><h1>Seifen</h1><button>Weg</button></main>');
  await page.getByRole('button', { name: 'Weg' }).click();
  await page.getByRole('heading').click();
  expect(document.activeElement).toBe(document.body);
  button('Weg').remove();
  await new Promise((done) => setTimeout(done, 200));
  expect(document.activeElement).toBe(document.body);
});

test('a page that goes on changing does not keep the focus waiting', async () => {
  show('<main><h1>Seifen</h1><p>1</p><button>Weg</button></main>');
  const place = page.getByText('1').element();
  pressAway('Weg');
  const changing = setInterval(() => place.append(document.createElement('i')), 20);
  onTestFinished(() => clearInterval(changing));
  await expect.element(page.getByRole('heading', { name: 'Seifen' }), { timeout: 500 }).toHaveFocus();
});
