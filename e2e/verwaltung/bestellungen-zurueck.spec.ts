import { sql } from 'kysely';
import type { Db } from '#server/db/connect.ts';
import { insertAuftrag } from '#test/auftraege.ts';
import { signIn } from '../accounts.ts';
import { bestellungenPath, dialog, snackbar } from '../bestellungen-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, openAlive, test } from '../fixtures.ts';
import { Hand } from '../hand.ts';
import { openLaden } from '../offener-laden.ts';
import { failedCall, fetchProdukt } from '../portfolio-calls.ts';
import { typeInto } from '../type-into.ts';

const seite = (id: string) => `${bestellungenPath}/${id}`;

/** From now on mails wait from the moment in which they are written; not for long, because a time far ahead counts as a wrong clock. */
async function holdPost(db: Db): Promise<void> {
  await sql`create trigger "holdPost" after insert on "nachricht" begin
    update "nachricht" set "faelligAt" = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+10 minutes') where "id" = new."id";
  end`.execute(db);
}

test('who takes back what a mail has said already is asked first, and led to writing another', {
  tag: '@desktop',
}, async ({ page, db }) => {
  await openLaden(db);
  await holdPost(db);
  const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
  const { id } = await insertAuftrag(db, { posten: [{ produktId, menge: 2 }] });
  await signIn(page, 'werkstatt');
  await openAlive(page, seite(id));
  const hand = new Hand(page);
  const verlauf = page.getByRole('region', { name: 'Verlauf' });
  const zurueck = verlauf.getByRole('button', { name: /^Zahlung eingegangen.*Zurücknehmen$/ });
  const buchen = async () => {
    await hand.press(page.getByRole('button', { name: 'Geld ist da' }));
    await hand.press(dialog(page).getByRole('button', { name: 'Buchen' }));
    await expect(dialog(page)).toHaveCount(0);
    await expect(zurueck).toBeVisible();
  };
  // Its mail waits: nothing is asked, and it stays in the shop.
  await buchen();
  await hand.press(zurueck);
  await expect(snackbar(page)).toContainText(/Die E-Mail „[^“]+“ geht nicht mehr hinaus/);
  await expect(verlauf.getByRole('button', { name: 'Nachricht schreiben' })).toHaveCount(0);

  await buchen();
  const jetzt = new Date().toISOString();
  await db
    .updateTable('nachricht')
    .set({ gesendetAt: jetzt, zuerstGesendetAt: jetzt, faelligAt: null, fehler: null })
    .execute();
  await page.reload();
  await hand.press(zurueck);
  const frage = page.getByRole('dialog', { name: 'Trotzdem zurücknehmen?' });
  await expect(frage).toContainText(/Die E-Mail „[^“]+“ ist schon hinausgegangen/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await hand.press(frage.getByRole('button', { name: 'Abbrechen' }));
  await expect(frage).toHaveCount(0);
  await expect(zurueck).toBeFocused();
  await expect(verlauf.getByRole('deletion')).toHaveCount(1);

  await hand.press(zurueck);
  await hand.press(frage.getByRole('button', { name: 'Zurücknehmen' }));
  await expect(verlauf.getByRole('deletion')).toHaveCount(2);
  await expect(snackbar(page)).toContainText('ist schon hinausgegangen. Bitte schreiben Sie der Kundschaft');
  await expect(verlauf).toContainText(/Die E-Mail „[^“]+“ war schon hinausgegangen/);
  await hand.press(verlauf.getByRole('button', { name: 'Nachricht schreiben' }));
  await expect(dialog(page).getByLabel('Nachricht')).toBeVisible();
});

test.describe('an order that was cancelled by mistake', () => {
  test.use({ expectedErrors: [failedCall] });
  test('is taken up again, unless its soaps are sold', { tag: '@desktop' }, async ({ page, db }) => {
    await openLaden(db);
    await holdPost(db);
    const { _id: produktId } = await fetchProdukt(page.request, 'Lavendeltraum');
    const posten = [{ produktId, menge: 12 }];
    const { id } = await insertAuftrag(db, { posten });
    await signIn(page, 'werkstatt');
    await openAlive(page, seite(id));
    const hand = new Hand(page);
    const zuTun = page.getByRole('region', { name: 'Was zu tun ist' });
    const wieder = page.getByRole('button', { name: /Wieder aufnehmen$/ });
    const stornieren = async () => {
      await hand.press(zuTun.getByRole('button', { name: 'Stornieren', exact: true }));
      await expect(dialog(page)).toContainText('solange die Ware noch frei');
      await typeInto(dialog(page).getByLabel('Grund'), 'Doppelt bestellt.');
      await hand.press(dialog(page).getByRole('button', { name: 'Stornieren' }));
      await expect(dialog(page)).toHaveCount(0);
    };
    await stornieren();
    await hand.press(wieder);
    await expect(snackbar(page)).toContainText('geht nicht mehr hinaus');
    await expect(zuTun).toContainText('Wir warten auf');
    await expect(page.getByRole('region', { name: 'Verlauf' }).getByRole('deletion')).toContainText(
      'Storniert',
    );

    await stornieren();
    await insertAuftrag(db, { posten });
    await hand.press(wieder);
    await expect(page.getByRole('alert')).toContainText(
      'Von Lavendeltraum sind nur noch 8 Stück frei, bestellt: 12. Die Bestellung bleibt storniert.',
    );
    await expect(zuTun).toContainText('storniert');
    await expect(wieder).toBeVisible();
  });
});
