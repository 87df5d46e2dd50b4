import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { inspection } from './scripts/inspection/inspection.ts';
import { mockSwitch } from './scripts/inspection/mockSwitch.ts';
import { stateRecording } from './scripts/inspection/stateRecording.ts';

/** The server writes these into each answer; the development server has no such step. */
function placeholders(): Plugin {
  return {
    name: 'placeholders',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('__PUBLIC_TOKEN__', process.env.PUBLIC_TOKEN ?? 'arazi-teklif-web')
        .replace('__MAP_TILES__', '')
        .replaceAll('__CSP_NONCE__', 'dev')
        .replace('__YEAR__', String(new Date().getFullYear())),
  };
}

/** Compresses the assets once, at the highest level, instead of on every visit. */
function precompress(): Plugin {
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(resolve(root, build.outDir), 'assets');
    },
    // not closeBundle: it also runs after a failed build, and its own error would hide the reason
    writeBundle: () => {
      for (const name of readdirSync(folder).filter((file) => /\.(js|css|svg)$/.test(file))) {
        const content = readFileSync(join(folder, name));
        if (content.length < 1024) continue;
        writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(content, { level: 9 }));
      }
    },
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    placeholders(),
    ...(isSsrBuild ? [] : [precompress()]),
    inspection(),
    mockSwitch(),
    stateRecording(),
  ],
  css: { transformer: 'lightningcss' },
  build: {
    target: 'es2022',
    // a browser without `modulepreload` loads the same files a little later
    modulePreload: { polyfill: false },
    // one file, which the server writes into the prerendered pages
    cssCodeSplit: false,
    outDir: join(process.env.BUILD_FOLDER ?? 'dist', isSsrBuild ? 'prerender' : 'web'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 600,
    // tells the server which scripts each page needs
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
  },
  // prepares every page's libraries at the start: Vite reloads an open page when it finds one later
  optimizeDeps: { entries: ['index.html', 'src/**/*.{ts,tsx}', '!**/*.test.ts'] },
  server: {
    host: '127.0.0.1',
    port: 5173,
    // `api/` is also the folder of the client
    proxy: { '/api/v1/': { target: process.env.API_URL ?? 'http://127.0.0.1:3000' } },
  },
}));
