import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../own-process/program-files.ts';
import { fill } from './page-shell.ts';
import type { PageSource } from './pages.ts';

/** Serves pages from the sources through Vite, with hot reload in the browser. */
export function devPages(): PageSource {
  let vite: ViteDevServer;
  return {
    render: async (url, options) =>
      (await vite.ssrLoadModule('/src/app/web/entry-server.tsx')).renderPage(url, options),
    shell: async ({ head, body, state }) => {
      const template = await readFile(join(root, 'src/app/web/index.html'), 'utf8');
      const scripts = '<script type="module" src="/src/app/web/start.ts"></script>';
      return vite.transformIndexHtml('/', fill(template, { head, body, state, scripts }));
    },
    serveFiles: async (app) => {
      vite = await createServer({
        root,
        // Vite's default loader writes a copy beside the file, which `node --watch` would take for a change.
        configLoader: 'native',
        server: { middlewareMode: true, hmr: { server: app.server } },
        appType: 'custom',
      });
      app.addHook('onClose', () => vite.close());
      app.addHook('onRequest', (request, reply, done) => {
        if (request.url.startsWith('/api/')) done();
        else vite.middlewares(request.raw, reply.raw, () => done());
      });
      // Vite's inline scripts would violate the shop's content policy.
      app.addHook('onSend', async (_request, reply) => void reply.removeHeader('content-security-policy'));
    },
  };
}
