import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail } from './send-mail.ts';
import type { Postweg } from './send-weg.ts';

/**
 * Writes mails as files into the folder `post` beside the data, readable by the shop's user alone: with their
 * secrets, because on a machine without a mail server this is the only way to follow a link. A file is there
 * whole or not at all.
 */
export function openEmlWeg(dataDir: string): Postweg {
  const folder = join(dataDir, 'post');
  const send = async (mail: Mail) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeWhole(join(folder, `${mail.id}.eml`), message as Buffer);
  };
  return { isSmtp: false, send };
}

async function writeWhole(path: string, content: Buffer): Promise<void> {
  const part = `${path}.teil`;
  try {
    const file = await open(part, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
