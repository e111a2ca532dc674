import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { refusal } from '#test/ui/answers.ts';
import {
  annasKorb,
  emptyText,
  expectSums,
  goneItem,
  heading,
  item,
  Korb,
  leeren,
  line,
  main,
  menge,
  openWith,
  plus,
  press,
  question,
  remove,
  toast,
} from '#test/ui/areas/cart.ts';
import { cartCalls } from '../../calls.ts';

const rueckgaengig = () => main().getByRole('button', { name: /^Rückgängig/ });
const announcement = () => main().getByRole('status');

test('a removed line is put back with its pieces, by keyboard alone', {
  tags: ['@S27', '@S41'],
}, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  await plus(line('Lavendeltraum')).click();
  await press(remove(line('Lavendeltraum')), '{Enter}');

  await expect.element(line('Lavendeltraum')).not.toBeInTheDocument();
  await expect.element(announcement()).toHaveTextContent('Lavendeltraum entfernt');
  // In place of the line, so that the focus stays there.
  await expect.element(rueckgaengig()).toHaveFocus();
  await expect.element(main().getByRole('listitem').first()).toMatchTextContent('Lavendeltraum entfernt');
  await expectSums(['8,50', '7,69', '16,19']);
  await userEvent.keyboard('{Enter}');

  await expect.element(menge(line('Lavendeltraum'))).toHaveValue('3');
  await expect.element(heading()).toHaveTextContent('Warenkorb (4)');
  await expect.element(heading()).toHaveFocus();
  await expect.element(rueckgaengig()).not.toBeInTheDocument();
  expect(korb.mengeOf('Lavendeltraum')).toBe(3);
});

test('the last line and a whole cart can be put back as well', { tags: ['@S26', '@S27'] }, async () => {
  const korb = annasKorb();
  await openWith(korb, '/cart', { as: 'anna' });
  await leeren().click();
  await question().getByRole('button', { name: 'Ja, alle entfernen' }).click();
  await expect.element(emptyText()).toBeVisible();
  await expect.element(announcement()).toHaveTextContent('Warenkorb geleert');
  await rueckgaengig().click();
  await expect.element(heading()).toHaveTextContent('Warenkorb (3)');
  await expectSums(['24,30', '7,69', '31,99']);

  await remove(line('Lavendeltraum')).click();
  await expect.element(rueckgaengig()).toHaveAccessibleName(/Lavendeltraum/);
  await remove(line('Honigwabe')).click();
  await expect.element(emptyText()).toBeVisible();
  await expect.element(rueckgaengig()).toHaveAccessibleName(/Honigwabe/);
  await expect.element(rueckgaengig()).toHaveFocus();
  await rueckgaengig().click();
  await expect.element(menge(line('Honigwabe'))).toHaveValue('1');
  expect(korb.items).toMatchObject([{ name: 'Honigwabe', menge: 1 }]);
});

test("'Rückgängig' is not offered for an unavailable product, and can be retried after a failure", {
  tags: ['@R7', '@S30'],
}, async () => {
  const korb = new Korb(item('Lavendeltraum', 2), goneItem('Honigwabe', 1));
  const { answers } = await openWith(korb, '/cart', { as: 'anna' });
  await remove(line('Honigwabe')).click();
  await expect.element(line('Honigwabe')).not.toBeInTheDocument();
  await expect.element(heading()).toHaveFocus();
  await expect.element(rueckgaengig()).not.toBeInTheDocument();

  await remove(line('Lavendeltraum')).click();
  answers.on(cartCalls.add, refusal(500, 'Interna'));
  await rueckgaengig().click();
  await expect.element(toast('Fehler beim Hinzufügen zum Warenkorb')).toBeVisible();
  await expect.element(rueckgaengig()).toHaveFocus();
  korb.serve(answers);
  await rueckgaengig().click();
  await expect.element(menge(line('Lavendeltraum'))).toHaveValue('2');
});
