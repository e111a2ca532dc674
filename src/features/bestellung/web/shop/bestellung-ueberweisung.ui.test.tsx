import { expect, test, vi } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { main, openBestellung, unbezahlt } from '#test/ui/areas/bestellung.ts';

async function pressEnter(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}

/** What the page copies from now on. */
function recordCopies(): string[] {
  const copies: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copies.push(text));
  return copies;
}

function forbidCopies(): void {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
}

test('each line of the transfer can be copied by keyboard, which is announced', async () => {
  const copies = recordCopies();
  await openBestellung(unbezahlt);
  for (const [name, copied] of [
    ['Betrag', '26,49'],
    ['Empfänger', 'Helga Lindner'],
    ['IBAN', 'DE89370400440532013000'],
    ['Bank', 'Sparkasse Musterstadt'],
    ['Verwendungszweck', 'B-26-K7M4Q'],
  ] as const) {
    await pressEnter(main.getByRole('button', { name: `${name} kopieren` }));
    await expect.element(main.getByRole('status').filter({ hasText: `${name} kopiert` })).toBeInTheDocument();
    await expect.element(main.getByRole('button', { name: `${name} kopiert` })).toHaveFocus();
    expect(copies.at(-1)).toBe(copied);
  }
});

test('without a clipboard the line is selected', async () => {
  forbidCopies();
  await openBestellung(unbezahlt);
  await main.getByRole('button', { name: 'IBAN kopieren' }).click();
  await expect.element(main.getByRole('status').filter({ hasText: 'IBAN ist markiert' })).toBeInTheDocument();
  expect(String(getSelection())).toBe('DE89 3704 0044 0532 0130 00');
});
