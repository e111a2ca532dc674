import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { card } from '#test/ui/areas/cart.ts';
import { answerPages, groundOf } from '#test/ui/areas/layout.ts';
import { openPage } from '#test/ui/open-page.tsx';

const hex = (parts: number[]) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

test('rose is the first colour, sand the ground, mint the accent', { tags: ['@S40'] }, async () => {
  const { router } = await openPage('/products', { answers: answerPages });
  await expect.element(card('Lavendeltraum')).toBeVisible();
  const style = getComputedStyle(document.documentElement);
  const palette = ['--rose', '--sand', '--mint'].map((name) => style.getPropertyValue(name));
  expect(palette).toEqual(['#9c4f5c', '#eadfcf', '#9fcdb8']);
  expect(hex(groundOf(card('Lavendeltraum').getByText('Sheabutter', { exact: true })))).toBe('#9fcdb8');
  expect(hex(groundOf(page.getByRole('heading', { level: 1 })))).toBe('#fbf7f2');
  await router.navigate('/');
  await expect.element(page.getByRole('link', { name: 'Jetzt shoppen' })).toBeVisible();
  expect(hex(groundOf(page.getByRole('link', { name: 'Jetzt shoppen' })))).toBe('#9c4f5c');
});

test('nothing moves with reduced motion', { tags: ['@S40'] }, async () => {
  await openPage('/', { answers: answerPages });
  await expect.element(page.getByRole('heading', { level: 3, name: 'Lavendeltraum' })).toBeVisible();
  const styles = [...document.querySelectorAll('*')].map((element) => getComputedStyle(element));
  const secondsOf = (text: string) => text.split(',').map(Number.parseFloat);
  // One of a moment is one for each property of each element: forms of thousands of elements become slow by it.
  expect(Math.max(...styles.flatMap(({ transitionDuration }) => secondsOf(transitionDuration)))).toBe(0);
  expect(Math.max(...styles.flatMap(({ animationDuration }) => secondsOf(animationDuration)))).toBeLessThan(
    0.01,
  );
});
