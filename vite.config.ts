import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

// Two builds from one file: the browser's chunks with a manifest, and (`--ssr`) the one module that renders pages.
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'src/web/public',
  // The server's own React must be the production one, whatever NODE_ENV says, so everything is bundled.
  ssr: { noExternal: command === 'build' ? true : [] },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rollupOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : ['src/web/start.ts', 'src/web/entry-client.tsx'],
    },
  },
}));
