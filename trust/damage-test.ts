import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { verifyPath } from '#app/server/backup/verify-path.ts';
import { connect, connectReadOnly, sqliteFileOf } from '#server/db/connect.ts';
import { holdsShop } from '#server/db/engines/sqlite-file.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { demoPassword } from '../demo/accounts.ts';
import { seedDemo } from '../demo/seed.ts';
import { type Random, seededRandom } from './seeded-random.ts';

const page = 4096;
const sector = 512;

/** What a disk can do to a file, each at a random place. */
const harms: Record<string, (bytes: Buffer, random: Random) => void> = {
  'a flipped bit': (bytes, random) => {
    const at = random.below(bytes.byteLength);
    bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << random.below(8)), at);
  },
  'a lost sector of 512 bytes': (bytes, random) => {
    const at = random.below(bytes.byteLength / sector) * sector;
    bytes.fill(0, at, at + sector);
  },
  'a lost page of 4096 bytes': (bytes, random) => {
    const at = random.below(bytes.byteLength / page) * page;
    bytes.fill(0, at, at + page);
  },
};

/** `node trust/damage-test.ts [rounds]`: how much damage of the example workshop's file a start and `verify` notice. */
async function main(): Promise<void> {
  const rounds = Number(process.argv[2] ?? 200);
  const dir = mkdtempSync(join(tmpdir(), 'laden-damage-'));
  try {
    const whole = await exampleFile(dir);
    const copy = join(dir, 'copy.sqlite');
    const content = await contentOf(sqliteFileOf(dir));
    for (const [what, harm] of Object.entries(harms)) {
      const random = seededRandom(13);
      const counts = { 'refused at the start': 0, 'found by verify': 0, 'without effect': 0, unnoticed: 0 };
      for (let round = 0; round < rounds; round += 1) {
        const bytes = Buffer.from(whole);
        harm(bytes, random);
        writeFileSync(copy, bytes);
        counts[await outcomeOf(copy, content)] += 1;
      }
      console.log(`${what}, ${rounds} times:`, counts);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

async function exampleFile(dataDir: string): Promise<Buffer> {
  const db = connect({ databaseUrl: undefined, dataDir, onError: console.error });
  await migrate(db);
  await seedDemo(db, demoPassword);
  await db.destroy();
  return readFileSync(sqliteFileOf(dataDir));
}

async function outcomeOf(file: string, content: string) {
  if (isRefused(file)) return 'refused at the start';
  if ((await verifyPath(file)).problems.length > 0) return 'found by verify';
  return (await contentOf(file)) === content ? 'without effect' : 'unnoticed';
}

function isRefused(file: string): boolean {
  try {
    return !holdsShop(file);
  } catch {
    return true;
  }
}

/** A text that differs if one value of one row does. */
async function contentOf(file: string): Promise<string> {
  const db = connectReadOnly(file);
  try {
    const parts: string[] = [];
    for (const { name } of await db.introspection.getTables()) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db);
      for (const row of rows)
        for (const value of Object.values(row))
          parts.push(value instanceof Uint8Array ? Buffer.from(value).toString('base64') : String(value));
    }
    return parts.join('\n');
  } finally {
    await db.destroy();
  }
}

await main();
