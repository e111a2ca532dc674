import { expect, test } from 'vitest';
import { ladenCalls } from '#features/einstellung/calls.ts';
import { ladenTexteReply } from '#features/einstellung/contract.ts';
import { main } from '#test/ui/areas/cart.ts';
import { answerPages, footer, linkIn } from '#test/ui/areas/layout.ts';
import { made } from '#test/ui/made.ts';
import { openPage } from '#test/ui/open-page.tsx';

test("'Das sind wir' loads its texts and keeps its place meanwhile", { tags: ['@S34'] }, async () => {
  const { answers } = await openPage('/agb', { answers: answerPages });
  const werte = [{ titel: 'Natur', text: 'Nur was wächst.' }];
  const release = answers.hold(ladenCalls.readTexte, made(ladenTexteReply, { data: { werte } }));
  await linkIn(footer(), 'Das sind wir').click();
  await expect.poll(() => answers.sent(ladenCalls.readTexte)).toHaveLength(1);
  await expect.element(main().getByRole('heading', { level: 1 })).toHaveTextContent('Das sind wir');
  const wichtig = main().getByRole('heading', { name: 'Was uns wichtig ist' });
  await expect.element(wichtig).not.toBeInTheDocument();
  release();
  await expect.element(wichtig).toBeVisible();
});
