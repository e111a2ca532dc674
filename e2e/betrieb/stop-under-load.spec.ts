import { imageFile, uploadForm } from '#test/ware/bild-files.ts';
import { demoPassword } from '../../demo/accounts.ts';
import { emailOf } from '../arrange/accounts.ts';
import { type KeepAliveAnswer, keepAliveClient, sendUntilClosed } from '../arrange/keep-alive-client.ts';
import { fetchProdukt } from '../arrange/portfolio-calls.ts';
import { expect, test } from '../own-shop.ts';

/** A form as bytes, for sending on a connection of the test's own. */
async function uploadOf(picture: Uint8Array) {
  const form = new Response(uploadForm(picture, { isHauptbild: 'false' }));
  const type = form.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await form.arrayBuffer()), headers: { 'content-type': type } };
}

test('SIGTERM under load loses no request', async ({ shop, db, request }) => {
  test.setTimeout(120_000);
  const login = { email: emailOf('admin'), password: demoPassword };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const { _id: produktId } = await fetchProdukt(request, 'Lavendeltraum');
  const authorization = `Bearer ${token}`;
  const json = { authorization, 'content-type': 'application/json' };
  const levelOf = () =>
    db.selectFrom('bestand').select('menge').where('artikelId', '=', produktId).executeTakeFirstOrThrow();
  const picturesOf = () =>
    db.selectFrom('produktBild').select('hash').where('produktId', '=', produktId).execute();
  const [level, pictures] = [(await levelOf()).menge, (await picturesOf()).length];

  const [booked, read, uploaded] = [[], [], []] as [KeepAliveAnswer[], KeepAliveAnswer[], KeepAliveAnswer[]];
  const body = JSON.stringify({ typ: 'produkt', artikelId: produktId, aenderung: 1 });
  const book = { method: 'POST', headers: json, body };
  const clients = Array.from({ length: 10 }, () => keepAliveClient(shop.url));
  const work = [
    ...clients
      .slice(0, 4)
      .map(({ send }) => sendUntilClosed(() => send('/api/lager/korrektur', book), booked)),
    ...clients.slice(4, 6).map(({ send }) => sendUntilClosed(() => send('/products'), read)),
  ];
  // One is being processed, the others wait.
  for (const [i, client] of clients.slice(6).entries()) {
    const upload = await uploadOf(await imageFile('jpeg', `#aabbc${i}`));
    const headers = { ...upload.headers, authorization };
    const path = `/api/admin/portfolio/${produktId}/upload-image`;
    work.push(
      client
        .send(path, { method: 'POST', headers, body: upload.body })
        .then((answer) => void uploaded.push(answer)),
    );
  }
  await expect.poll(() => booked.length).toBeGreaterThan(50);
  await expect.poll(() => uploaded.length).toBeGreaterThan(0);

  expect(await shop.stop()).toBe(0);
  // Fails when a sent request got no answer.
  await Promise.all(work);
  for (const client of clients) client.close();

  for (const { status } of [...booked, ...read]) expect(status).toBe(200);
  expect(booked.filter(({ isLast }) => isLast)).toHaveLength(4);
  expect(read.filter(({ isLast }) => isLast)).toHaveLength(2);
  expect((await levelOf()).menge).toBe(level + booked.length);
  const kept = uploaded.filter(({ status }) => status === 200);
  for (const { status, body } of uploaded)
    if (status !== 200) expect([status, body]).toEqual([503, expect.stringContaining('neu gestartet')]);
  expect(await picturesOf()).toHaveLength(pictures + kept.length);
});
