import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { RenderPage } from '#shared/rendered-page.ts';
import { keepBuild, listFiles } from '../builds/keep-build.ts';
import { serveAssets } from '../builds/serve-assets.ts';
import type { Db } from '../db/connect.ts';
import { root } from '../own-process/program-files.ts';
import { builtShell } from './page-shell.ts';
import type { PageSource } from './pages.ts';

const clientDir = join(root, 'dist/client');
/** Files with a content hash in their name. */
const assetsDir = join(clientDir, 'assets');

/** The pages and files of `npm run build`, and the files of the build before it. */
export async function builtPages(db: Db): Promise<PageSource> {
  // A computed name, because the built module does not exist when the sources are type-checked.
  const built: { renderPage: RenderPage } = await import(join(root, 'dist/server/entry-server.js'));
  return {
    render: built.renderPage,
    shell: await builtShell(clientDir, join(root, 'src/app/web/index.html')),
    serveFiles: async (app) => {
      await app.register(fastifyStatic, {
        root: clientDir,
        // Only existing files get a route; every other address is a page. Those of `assets` share one.
        wildcard: false,
        index: false,
        preCompressed: true,
        cacheControl: false,
        globIgnore: ['.vite/**', 'assets/**', '**/*.br', '**/*.gz'],
        setHeaders: (reply, path) => {
          const isNamedByContent = path.startsWith(assetsDir);
          reply.header(
            'cache-control',
            isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
          );
        },
      });
      serveAssets(app, db, new Set(await listFiles(assetsDir)));
      // With a full disk the shop opens all the same; pages that are open then reload themselves after an update.
      await keepBuild(db, assetsDir, new Date()).catch((err) =>
        app.log.error({ err }, 'files of this build not kept'),
      );
    },
  };
}
