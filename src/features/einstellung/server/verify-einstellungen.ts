import type { Db } from '#server/db/connect.ts';
import { fillAngaben } from '../fill-angaben.ts';
import { einstellungen } from '../gruppen/gruppen.ts';
import { listAlleVersionen } from './einstellung.repository.ts';

/** German lines about settings that cannot be read, or whose versions have a gap. */
export async function verifyEinstellungen(db: Db): Promise<string[]> {
  const last = new Map<string, number>();
  const problems: string[] = [];
  for (const { gruppe, version, angaben } of await listAlleVersionen(db)) {
    const name = `Einstellung „${gruppe}“, Version ${version}`;
    if (version !== (last.get(gruppe) ?? 0) + 1) problems.push(`${name}: die Version davor fehlt.`);
    last.set(gruppe, version);
    if (!isReadable(gruppe, angaben)) problems.push(`${name}: ist nicht lesbar.`);
  }
  return problems;
}

function isReadable(gruppe: string, text: string): boolean {
  const kind = Object.entries(einstellungen).find(([name]) => name === gruppe)?.[1];
  try {
    return kind?.angaben.safeParse(fillAngaben(kind.leer, JSON.parse(text))).success ?? false;
  } catch {
    return false;
  }
}
