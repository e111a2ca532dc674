import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { residentMegabytes } from '#test/process-figures.ts';
import { demoAdmin, demoPassword } from '../../demo/accounts.ts';
import { masterFile } from '../../demo/prepared-pictures.ts';
import { demoProdukte } from '../../demo/produkte.ts';
import { type BenchShop, withShop } from '../bench-shop.ts';
import type { Measurement } from '../measurement.ts';
import { median, quantile } from '../statistics.ts';
import { runAlone } from '../table.ts';

const pictures = 10;
const alone = 3;

/** Duration of an upload of 12 megapixels, and the shop's response times during ten of them. */
export async function measureBildUpload(): Promise<Measurement[]> {
  const photo = await makePhoto();
  return withShop(async (shop) => {
    const upload = await uploader(shop, photo);
    const single: number[] = [];
    for (let i = 0; i < alone; i++) single.push(await upload());

    const undisturbed = await latencies(shop, () => sleep(single.length * 5000));
    const begin = performance.now();
    const disturbed = await latencies(shop, () => uploadAll(upload));
    const seconds = (performance.now() - begin) / 1000;
    const p = (part: number) => ({
      measured: quantile(disturbed, part),
      reference: quantile(undisturbed, part),
    });
    const megabytes = (photo.length / 1e6).toFixed(1);
    return [
      {
        what: 'upload of a 12-megapixel JPEG, alone',
        unit: 'ms',
        measured: median(single),
        note: `median of ${alone}, ${megabytes} MB each; ten, four at a time, took ${seconds.toFixed(1)} s`,
      },
      { what: '/api/portfolio/with-prices during ten uploads, median', unit: 'ms', ...p(0.5) },
      {
        what: '/api/portfolio/with-prices during ten uploads, p99',
        unit: 'ms',
        ...p(0.99),
        goal: { atMost: 50 },
        note: `${disturbed.length} answers against ${undisturbed.length} without uploads, one every 25 ms`,
      },
      { what: 'resident memory after the uploads', unit: 'MB', measured: residentMegabytes(shop.pid) },
    ];
  });
}

/** Ten uploads, as many at a time as one account may have. */
async function uploadAll(upload: () => Promise<number>): Promise<void> {
  let left = pictures;
  const lane = async () => {
    while (left-- > 0) await upload();
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
}

/** A photo of 4000 by 3000 pixels, as a phone makes it. */
async function makePhoto(): Promise<Buffer> {
  const master = masterFile(`${demoProdukte[0]?.slug}-1`);
  return sharp(master).resize(4000, 3000, { fit: 'cover' }).sharpen().jpeg({ quality: 92 }).toBuffer();
}

/** A function that uploads the photo to a gallery, with different bytes each time, and returns the milliseconds. */
async function uploader({ url }: BenchShop, photo: Buffer): Promise<() => Promise<number>> {
  const login = await call(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoAdmin, password: demoPassword }),
  });
  const authorization = `Bearer ${login.token}`;
  const { data } = await call(`${url}/api/portfolio`, {});
  const target = `${url}/api/admin/portfolio/${data[0]._id}/upload-image`;
  let number = 0;
  return async () => {
    // Bytes after the end of a JPEG change the file's hash, not the picture.
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(photo), String(number++)]), 'foto.jpg');
    body.append('isHauptbild', 'false');
    body.append('alt_text', 'Foto');
    const begin = performance.now();
    await call(target, { method: 'POST', headers: { authorization }, body });
    return performance.now() - begin;
  };
}

async function call(url: string, init: RequestInit) {
  const reply = await fetch(url, init);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Response times of the shop while `work` runs. */
async function latencies({ url }: BenchShop, work: () => Promise<unknown>): Promise<number[]> {
  const client = fork(join(import.meta.dirname, 'latency-client.ts'));
  client.send(`${url}/api/portfolio/with-prices`);
  await sleep(1000);
  await work();
  client.send('stop');
  const [times] = (await once(client, 'message')) as [number[]];
  return times.slice(times.length > 40 ? 40 : 0);
}

if (import.meta.main) await runAlone(measureBildUpload);
