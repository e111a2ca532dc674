import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { stopTime } from '#test/ui/stop-time.ts';
import { typeInto } from '#test/ui/type-into.ts';
import { AdminProvider } from '../admin-provider.tsx';
import { NumberField } from './number-field.tsx';

/** The content of a number field is replaced by typing, however the field got the focus. */

const anzahl = page.getByLabelText('Anzahl');
const input = () => anzahl.element() as HTMLInputElement;

async function showField(): Promise<void> {
  await render(
    <AdminProvider>
      <button type="button">davor</button>
      <NumberField label="Anzahl" isWhole unit="Stück" defaultValue="1" />
    </AdminProvider>,
  );
  await expect.element(anzahl).toHaveValue('1');
}

test('its unit is part of its name', async () => {
  await showField();
  await expect.element(anzahl).toHaveAccessibleName('Anzahl in Stück');
});

test('a press and typing 2 gives 2, not 21, and so does the key Tab', { tags: ['@A27'] }, async () => {
  await showField();
  await typeInto(anzahl, '2');
  await expect.element(anzahl).toHaveValue('2');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Tab}30');
  await expect.element(anzahl).toHaveValue('30');
});

test('a press into the field that a dialog focused lets typing replace its content', async () => {
  await showField();
  input().focus();
  await typeInto(anzahl, '2');
  await expect.element(anzahl).toHaveValue('2');
});

test('a further press places the caret, and beside the number selects it again', async () => {
  await showField();
  input().focus();
  await userEvent.keyboard('120');
  const { clientWidth, clientHeight } = input();
  const x = clientWidth - Number.parseFloat(getComputedStyle(input()).paddingRight) - 1;
  await anzahl.click({ position: { x, y: clientHeight / 2 } });
  await userEvent.keyboard('5');
  await expect.element(anzahl).toHaveValue('1205');

  await anzahl.click({ position: { x: 4, y: 10 } });
  await userEvent.keyboard('7');
  await expect.element(anzahl).toHaveValue('7');
});

test('where a browser puts the caret after the press, as iPhones do, the content is selected again', async () => {
  await showField();
  const toStart = () => input().setSelectionRange(0, 0);
  input().addEventListener('mouseup', toStart);
  input().addEventListener('click', () => setTimeout(toStart), { once: true });
  await anzahl.click();
  await expect.poll(() => [input().selectionStart, input().selectionEnd]).toEqual([0, 1]);
  await userEvent.keyboard('3');
  await expect.element(anzahl).toHaveValue('3');
});

test('a digit typed right after a press into the focused field replaces its content', {
  tags: ['@A27'],
}, async () => {
  await showField();
  input().focus();
  stopTime({ fromMs: 0 });
  await typeInto(anzahl, '2');
  await expect.element(anzahl).toHaveValue('2');
});

test('a digit typed right after the press stays, also when it equals the old content', {
  tags: ['@A27'],
}, async () => {
  await showField();
  stopTime({ fromMs: 0 });
  await typeInto(anzahl, '1');
  vi.advanceTimersByTime(100);
  await userEvent.keyboard('2');
  await expect.element(anzahl).toHaveValue('12');
});

test('its own unit, typed or pasted behind the number, is taken off', async () => {
  await showField();
  await typeInto(anzahl, '20 Stück');
  await expect.element(anzahl).toHaveValue('20');
  await anzahl.fill('5 kg');
  await expect.element(anzahl).toHaveValue('5 kg');
  await anzahl.fill('5 Stück ');
  await expect.element(anzahl).toHaveValue('5');
});
