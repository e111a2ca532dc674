import type { Fault } from './fault.ts';

/** Starts that must be refused, and stops. */
export const starts: Fault[] = [
  {
    name: 'a misspelled setting of the environment is taken for no',
    area: 'config',
    floor: 'start',
    file: 'src/app/server/config.ts',
    find: "  .enum(['0', '1'], { error: 'muss 0 oder 1 sein' })\n",
    replace: '  .string()\n',
    caughtBy: [{ file: 'src/app/server/config.test.ts', title: 'an invalid TRUST_PROXY is named' }],
  },
  {
    name: 'an owner is made whose password everybody could guess',
    area: 'config',
    floor: 'start',
    file: 'src/app/server/config.ts',
    find: "    .min(8, 'muss mindestens 8 Zeichen haben')\n",
    replace: '',
    caughtBy: [{ file: 'src/app/server/config.test.ts', title: 'an invalid ADMIN_PASSWORD is named' }],
  },
  {
    name: 'a shop that everybody can reach opens with the published password of the example workshop',
    area: 'main',
    floor: 'start',
    file: 'src/app/server/open-shop.ts',
    find: '  if (config.isPublic) await refuseOpenDemo(db);\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/app/server/open-shop.api.test.ts',
        title: 'is refused to others while the example accounts have their published password',
      },
    ],
  },
  {
    name: 'a shop whose database is gone begins empty, as if there had been none',
    area: 'main',
    floor: 'start',
    file: 'src/app/server/start/prepare-database.ts',
    find: '  else refuseUnfitFolder(config, { isKept });\n',
    replace: '',
    caughtBy: [
      { file: 'src/app/server/open-shop.api.test.ts', title: 'is refused when it is damaged or emptied' },
    ],
  },
  {
    name: 'after a kill the shop opens without having read its database',
    area: 'main',
    floor: 'start',
    file: 'src/app/server/start/clean-stop.ts',
    find: '  rmSync(note);\n',
    replace: '',
    caughtBy: [
      {
        file: 'src/app/server/start/clean-stop.api.test.ts',
        title: 'a stop in order is known once: after a kill the next start knows nothing',
      },
    ],
  },
  {
    name: 'an older program opens the database of a newer one',
    area: 'db',
    floor: 'start',
    file: 'src/server/db/migrate/migrate.ts',
    find: '  if (unknown.length > 0) throw new NewerDatabaseError(unknown);\n',
    replace: '',
    caughtBy: [
      { file: 'src/app/server/open-shop.api.test.ts', title: 'is refused where a newer program has been' },
    ],
  },
  {
    name: 'stopping the shop cuts off whoever is just ordering',
    area: 'main',
    floor: 'start',
    file: 'src/app/server/open-shop.ts',
    find: '  await app?.finishRequests();\n',
    replace: '  app?.server.closeAllConnections();\n',
    caughtBy: [
      {
        file: 'e2e/betrieb/start-and-stop.spec.ts',
        title: 'SIGTERM lets a request under way be finished',
        project: 'betrieb',
      },
    ],
  },
];
