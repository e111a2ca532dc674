import { posix } from 'node:path';

const mostFiles = 25;
/** Lists that grow with every release, and pictures: nobody reads these from top to bottom. */
const lists = /^(src\/server\/db\/migrations|src\/web\/public|demo\/pictures)(\/|$)/;
/** Rooms of every area, and where they are; a topic of that name would lie behind their walls without being one. */
const rooms = /^src\/features\/[^/]+\/(server$|web$|web\/(shop|verwaltung)$)/;

/**
 * The walls of folders: more than 25 files are a topic that wants a name, and no topic has the name of a
 * room. `files` are paths relative to the base folder, one line of the answer for each folder that breaks a
 * wall.
 */
export function findBrokenRooms(files: string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => [
    ...(count > mostFiles && !lists.test(folder) ? [`folders-hold-25-files: ${folder} → ${count}`] : []),
    ...misnamedIn(folder).map((name) => `topics-are-no-rooms: ${folder} → ${name}`),
  ]);
}

function misnamedIn(folder: string): string[] {
  if (!folder.startsWith('src/features/')) return [];
  const parts = folder.split('/');
  return parts.filter(
    (name, index) =>
      /^(server|web|shop|verwaltung)$/.test(name) && !rooms.test(parts.slice(0, index + 1).join('/')),
  );
}
