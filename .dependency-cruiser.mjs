/**
 * The import order of the design: forbidden unless listed, so that a new folder is guarded the day
 * it appears. `api` imports nothing of ours; `machines` imports `api`; `src` both; `server` only
 * the types of `api`; `mock-server` none.
 */
const ours = '^(api|rules|machines|src|server|mock-server|tests|scripts)/';

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: { path: ours },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: { path: ours }, to: { couldNotResolve: true } },
    {
      name: 'server-takes-only-types-of-api',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^api/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'machines-know-no-browser',
      severity: 'error',
      from: { path: '^machines/' },
      to: { path: 'node_modules/(react|react-dom|@mui|@emotion|wouter|@xstate/react)/' },
    },
  ],
  allowed: [
    { from: { path: ours }, to: { pathNot: ours } },
    { from: { path: '^api/' }, to: { path: '^api/' } },
    { from: { path: '^rules/' }, to: { path: '^(rules|machines|api)/' } },
    { from: { path: '^machines/' }, to: { path: '^(machines|rules|api)/' } },
    { from: { path: '^src/' }, to: { path: '^(src|machines|rules|api)/' } },
    { from: { path: '^server/' }, to: { path: '^(server|rules|api)/' } },
    { from: { path: '^mock-server/' }, to: { path: '^mock-server/' } },
    { from: { path: '^(tests|scripts)/' }, to: { path: ours } },
  ],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
