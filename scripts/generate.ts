/**
 * Writes `api/schema.ts` from `openapi.yaml`. With `--check` it writes nothing and fails when the
 * committed file is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const target = new URL('../api/schema.ts', import.meta.url);
const blob = ts.factory.createTypeReferenceNode('Blob');

const nodes = await openapiTS(new URL('../openapi.yaml', import.meta.url), {
  defaultNonNullable: false,
  // an uploaded or downloaded file is a Blob in the browser, never a string
  transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
});
const fresh = `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.\n${astToString(nodes)}`;

if (!process.argv.includes('--check')) writeFileSync(target, fresh);
else if (readFileSync(target, 'utf8') !== fresh) {
  console.error('api/schema.ts is older than openapi.yaml. Run: npm run generate');
  process.exit(1);
}
