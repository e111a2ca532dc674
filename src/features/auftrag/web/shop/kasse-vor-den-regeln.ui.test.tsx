import { expect, test, vi } from 'vitest';
import { bestellen, openKasse, rememberEntwurf, schritt, weiter } from '#test/ui/areas/kasse.ts';

const { regelnDa, load } = vi.hoisted(() => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { regelnDa: promise, load: resolve };
});
vi.mock(import('#features/auftrag/adress-regeln.ts'), async (original) => {
  await regelnDa;
  return original();
});

test('who goes on before the rules of addresses are loaded gets there with them, and back', async () => {
  rememberEntwurf({ schritt: 1 });
  const { router } = await openKasse();
  await weiter.click();
  await expect.element(weiter).toBeVisible();
  load();
  await expect.element(bestellen).toBeVisible();
  await router.navigate(-1);
  await expect.element(schritt('1 Adresse').getByRole('textbox').first()).toBeVisible();
  expect(router.state.location.state).toEqual({ schritt: 1 });
});
