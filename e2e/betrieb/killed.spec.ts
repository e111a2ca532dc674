import { runKillCampaign } from '../../trust/kill-campaign.ts';
import { openStore, storeNames } from '../../trust/store.ts';
import { expect, test } from '../fixtures.ts';

/** The short part of `npm run kill-test`; 200 rounds each are in docs/trust.md. */
const rounds = { embedded: 3, postgres: 2 };

for (const name of storeNames) {
  test(`killed ${rounds[name]} times under load on ${name}, the shop loses nothing it acknowledged`, async () => {
    test.setTimeout(300_000);
    const store = await openStore(name);
    const report = await runKillCampaign({ store, rounds: rounds[name], seed: 26 });

    expect(report.problems).toEqual([]);
    expect(report.rounds).toBe(rounds[name]);
    expect(report.compared).toBeGreaterThan(0);
    await store.remove();
  });
}
