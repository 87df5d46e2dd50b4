/**
 * Every import that is not allowed below is forbidden, so a new folder is checked from its first
 * day. The floors are `api`, `rules`, `machines` and `src`; the server stands on the types of `api`
 * and on `rules`. A room of the server imports only the rooms before it in `rooms`. Type-only
 * imports count too.
 */
const ours = '^(api|rules|machines|src|server|mock-server|tests|scripts)/';

/** The rooms of the server from the ground up. */
const rooms = [
  'config',
  'database',
  'forms',
  'identity',
  'files',
  'outbox',
  'webhooks',
  'resources',
  'http',
  'metrics',
  'pages',
  'backup',
  'start',
  'demo',
];

/** Programs, and the pages, which the router finds by their folder. */
const entries =
  '(^src/app/(main|prerender|beforeScripts)|^src/pages/.*Page|^server/.*main|^server/forms/tables/tableWorker)[.]tsx?$';

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: ours }, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: { path: ours }, to: { couldNotResolve: true } },
    {
      name: 'server-takes-only-types-of-api',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '^rules/', pathNot: '[.]test[.]ts$' },
      to: { path: 'node_modules/' },
    },
    {
      name: 'machines-know-no-browser',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: 'node_modules/(react|react-dom|@mui|@emotion|wouter|@xstate/react)/' },
    },
    {
      name: 'app-only-composes',
      severity: 'error',
      from: { path: '^src/(components|pages|site|browser|text)/' },
      to: { path: '^src/app/' },
    },
    ...rooms.map((room, index) => ({
      name: `server-${room}-imports-downwards`,
      severity: 'error',
      from: { path: `^server/${room}/` },
      to: { path: `^server/(${[...rooms.slice(index + 1), 'main[.]ts$'].join('|')})` },
    })),
    {
      name: 'no-unused-files',
      severity: 'error',
      from: { path: entries },
      to: {
        path: '^(rules|machines|src|server)/',
        pathNot: `${entries}|[.]test[.]ts$|^src/dev/|^server/database/migrations/`,
        reachable: false,
      },
    },
    {
      name: 'server-holds-rooms-alone',
      severity: 'error',
      from: {},
      to: { path: `^server/(?!(${rooms.join('|')})/|main[.]ts$)` },
    },
  ],
  allowed: [
    { from: { path: ours }, to: { pathNot: ours } },
    { from: { path: '^api/' }, to: { path: '^api/' } },
    { from: { path: '^rules/' }, to: { path: '^(rules|api)/' } },
    { from: { path: '^machines/' }, to: { path: '^(machines|rules|api)/' } },
    { from: { path: '^src/' }, to: { path: '^(src|machines|rules|api)/' } },
    { from: { path: '^server/' }, to: { path: '^(server|rules|api)/' } },
    { from: { path: '^mock-server/' }, to: { path: '^mock-server/' } },
    { from: { path: '^(tests|scripts)/' }, to: { path: ours } },
    // the configurations of tools, which scripts import
    { from: { path: '^[^/]+[.]config[.]m?[jt]s$' }, to: {} },
  ],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
