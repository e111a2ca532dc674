import { type LockedPackage, type Lockfile, packagesOf } from './lockfile.ts';

/** Licences that only require attribution. */
const free = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
];

/** Allowed at run time: fonts may be distributed with the shop, libvips is a separate library that can be replaced. */
const inShop = new Set([...free, 'OFL-1.1', 'LGPL-3.0-or-later']);
/** Allowed for tools, which are not distributed. */
const inTools = new Set([...inShop, 'LGPL-3.0+', 'MPL-2.0', 'Python-2.0', 'CC-BY-4.0']);

/** Packages that state their licence only in a file, as it was read in exactly this version. */
const read: Record<string, string> = { 'png-js@2.0.0': 'MIT' };

function licenceOf([name, { license, version }]: [name: string, locked: LockedPackage]): string {
  return license ?? read[`${name}@${version}`] ?? '(none)';
}

/** Packages whose licence is not approved, one line each. */
export function findLicenceFaults(lockfile: Lockfile): string[] {
  return packagesOf(lockfile)
    .filter((locked) => !isAllowed(licenceOf(locked), locked[1].dev ? inTools : inShop))
    .map((locked) => `${locked[0]}: the licence ${licenceOf(locked)} is not on the list`);
}

/** Of an OR one licence must be allowed, of an AND all. */
function isAllowed(expression: string, allowed: Set<string>): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence.trim())));
}

/** The page `docs/licences.md`. */
export function licencesPage(lockfile: Lockfile): string {
  const packages = packagesOf(lockfile);
  return `# Licences

The shop itself is under the [MIT licence](../LICENSE). These are the packages it stands on, as its lockfile has them; those for
other systems and processors are in the list too. \`npm run check:supply -- --write\` writes this page, \`npm run check:supply\`
checks it and refuses a licence that nobody has agreed to (\`scripts/supply/licences.ts\`).

## What runs the shop

${listOf(packages.filter(([, { dev }]) => !dev))}
## Tools to build and test it

${listOf(packages.filter(([, { dev }]) => dev))}`;
}

function listOf(packages: ReturnType<typeof packagesOf>): string {
  const byLicence = Map.groupBy(packages, licenceOf);
  return [...byLicence]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, of]) => {
      const names = [...new Set(of.map(([name, { version }]) => `${name} ${version}`))];
      const sorted = names.sort((a, b) => a.localeCompare(b, 'en'));
      return `- **${licence}** (${names.length}): ${sorted.join(', ')}\n`;
    })
    .join('');
}
