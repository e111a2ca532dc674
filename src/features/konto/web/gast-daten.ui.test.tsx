import { expect, test } from 'vitest';
import { makeBestellung } from '#test/auftrag/beispiel-bestellung.ts';
import { bare } from '#test/ui/answers.ts';
import { openBestellung, part } from '#test/ui/areas/bestellung.ts';

const karte = part('Meine Daten');
const loeschen = karte.getByRole('button', { name: 'Angaben löschen lassen …' });

test('an answer without its days still says what stays', async () => {
  const { aufbewahrung: _, ...alt } = makeBestellung();
  await openBestellung(bare({ success: true, data: alt }));
  await loeschen.click();
  await expect.element(karte).toMatchTextContent('Es bleiben Name und Anschrift');
});

test('an order of an account leads to the profile', async () => {
  await openBestellung(makeBestellung({ hatKonto: true }));
  await expect.element(karte.getByRole('link', { name: 'Profil' })).toBeVisible();
  await expect.element(loeschen).not.toBeInTheDocument();
});

test('what a guest asked for is still done when the order belongs to an account by now', async () => {
  const { aufbewahrung, ...rest } = makeBestellung({ hatKonto: true });
  const loeschwunschAt = '2026-11-24T09:00:00.000Z';
  await openBestellung({ ...rest, aufbewahrung: { ...aufbewahrung, loeschwunschAt } });
  await expect.element(karte).toMatchTextContent('Löschung vorgemerkt am');
  await expect.element(loeschen).not.toBeInTheDocument();
});
