/**
 * Writes `api/schema.ts` from `openapi.yaml`. With `--check` it writes nothing and fails when the
 * committed file is stale.
 */
import { readFile, writeFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

const contract = new URL('../openapi.yaml', import.meta.url);
const target = new URL('../api/schema.ts', import.meta.url);

const blob = ts.factory.createTypeReferenceNode(ts.factory.createIdentifier('Blob'));

async function generate(): Promise<string> {
  const nodes = await openapiTS(contract, {
    alphabetize: false,
    defaultNonNullable: false,
    // an uploaded or downloaded file is a Blob in the browser, never a string
    transform: (schema) => ('format' in schema && schema.format === 'binary' ? blob : undefined),
  });
  return `// Generated from openapi.yaml by \`npm run generate\`. Do not edit.\n${astToString(nodes)}`;
}

const fresh = await generate();
if (process.argv.includes('--check')) {
  const committed = await readFile(target, 'utf8').catch(() => '');
  if (committed !== fresh) {
    console.error('api/schema.ts is older than openapi.yaml. Run: npm run generate');
    process.exit(1);
  }
  console.log('api/schema.ts is current');
} else {
  await writeFile(target, fresh);
  console.log('api/schema.ts written');
}
