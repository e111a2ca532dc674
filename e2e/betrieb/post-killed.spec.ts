import { runPostKillCampaign } from '../../trust/post-kill-campaign.ts';
import { openStore, storeNames } from '../../trust/store.ts';
import { expect, test } from '../fixtures.ts';

/** The short part of `npm run post-kill-test`; 100 rounds are in docs/trust.md. */
const rounds = 3;

for (const name of storeNames) {
  test(`killed ${rounds} times while it sends mail on ${name}, the shop loses no message`, async () => {
    test.setTimeout(120_000);
    const store = await openStore(name);
    const nodes = name === 'postgres' ? 2 : 1;
    const { kills, queued, problems } = await runPostKillCampaign({ store, rounds, seed: 16, nodes });

    expect(problems).toEqual([]);
    expect(kills).toBe(rounds * nodes);
    expect(queued).toBeGreaterThan(0);
    await store.remove();
  });
}
