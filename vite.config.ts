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
        .replace('__CSP_NONCE__', 'dev')
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

/**
 * Lets the browser evaluate React in a task of its own: a slow phone can scroll between two short
 * tasks, and not within a long one.
 */
function evaluateReactAlone(): Plugin {
  return {
    name: 'evaluate-react-alone',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(
          /<link rel="modulepreload" crossorigin href="([^"]*\/react-[^"]*)">/,
          '<script type="module" async crossorigin src="$1"></script>',
        ),
    },
  };
}

/** What the first rows of a list do without: dialogs and menus, and parts of a record's page. */
const afterFirstRows = [
  // a library's code follows the modules that import it; public pages use Paper and Stack too
  /\/node_modules\b(?!.*\/(Paper|Stack)\/)/,
  /\/src\/components\/(dialogs|editor|files|records\/(HistoryPanel|DocumentLink))\b/,
  /\/src\/text\/(documents|editor|history|leavePrompt)\b/,
  /\/(documentView|recordMove)\./,
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    placeholders(),
    evaluateReactAlone(),
    ...(isSsrBuild ? [] : [precompress()]),
    inspection(),
    mockSwitch(),
    stateRecording(),
  ],
  css: { transformer: 'lightningcss' },
  resolve: {
    // the router and XState ask for what React has had since version 18
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
      {
        find: /^use-sync-external-store\/shim\/with-selector/,
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  build: {
    target: 'es2022',
    // a browser without `modulepreload` loads the same files a little later
    modulePreload: {
      polyfill: false,
      // every page has loaded these two by the time that it loads another file
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)) : files,
    },
    // one file, which the server writes into the prerendered pages
    cssCodeSplit: false,
    outDir: join(process.env.BUILD_FOLDER ?? 'dist', isSsrBuild ? 'prerender' : 'web'),
    emptyOutDir: true,
    chunkSizeWarningLimit: 600,
    // tells the server which scripts each page needs
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    rolldownOptions: {
      // Emotion has it for a function that nothing calls
      treeshake: { moduleSideEffects: [{ test: /\/hoist-non-react-statics\//, sideEffects: false }] },
      output: isSsrBuild
        ? {}
        : {
            // the first file names all others, and these bytes do not compress
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // few files compress better than many, and need fewer requests
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  tags: ['$initial'],
                  priority: 3,
                },
                { name: 'first', tags: ['$initial'], priority: 2 },
                // of what many pages share, a page behind a message's link needs only this
                { name: 'problems', test: /\/(text\/problems|focus\/openModal)\.ts$/, priority: 2 },
                // or the lists of the panel would load it, of which only that of posts needs it
                { name: 'excerpt', test: /\/rules\/blog\/excerpt\.ts$/, priority: 2 },
                {
                  name: 'shared',
                  minShareCount: 5,
                  priority: 1,
                  test: (id) => !afterFirstRows.some((part) => part.test(id)),
                },
                // what else five pages share: mostly dialogs, with MUI's code for them
                { name: 'dialogs', minShareCount: 5 },
                // small ones that some pages share: the first file would name each of them
                { name: 'blog', test: /\/(loadPosts\.ts|stripCspViolations\.ts|text\/blog\/blog\.ts)$/ },
                {
                  name: 'ads',
                  test: /\/(AmountFilters\.tsx|loadAds\.ts|mediaNames\.ts|text\/ads\/ads\.ts)$/,
                },
                {
                  name: 'images',
                  test: /\/(CoverImage\.tsx|MapLines\.tsx|fileUrl\.ts|metaDescription\.ts)$/,
                },
                {
                  name: 'forms',
                  test: /\/(FileField|NewPasswordFields|PasswordInput|SignInMessages|signIn)\.tsx?$/,
                },
              ],
            },
          },
    },
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
