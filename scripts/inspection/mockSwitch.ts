import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import { type MockAnswer, type MockOperation, operationsPath } from '../../src/dev/mock/mockOperation.ts';

const contract = join(import.meta.dirname, '../../openapi.yaml');
const methods = ['get', 'post', 'put', 'patch', 'delete'];

/**
 * With `MOCK` in the environment, as in `npm run dev:mock`, every page has a switch that asks the
 * mock for a declared answer. The script stands before that of the pages, whose calls it changes.
 */
export function mockSwitch(): Plugin {
  return {
    name: 'mock-switch',
    apply: (_, { command }) => command === 'serve' && Boolean(process.env.MOCK),
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: '/src/dev/mock/open.tsx' }, injectTo: 'head' },
    ],
    configureServer: ({ middlewares }) => {
      middlewares.use(operationsPath, (_, answer) => {
        answer.setHeader('content-type', 'application/json');
        answer.end(JSON.stringify(readOperations()));
      });
    },
  };
}

interface Response {
  content?: Record<string, { examples?: Record<string, { value: unknown }> }>;
}

interface Example extends MockAnswer {
  value?: unknown;
}

/** The operations of the contract, with what can be chosen for each. */
export function readOperations(): MockOperation[] {
  const { paths, components } = parse(readFileSync(contract, 'utf8'), { merge: true });
  const resolved = (response: Response & { $ref?: string }): Response =>
    response.$ref ? components.responses[response.$ref.slice(response.$ref.lastIndexOf('/') + 1)] : response;
  return Object.entries(Object(paths)).flatMap(([path, item]) =>
    Object.entries(Object(item))
      .filter(([method]) => methods.includes(method))
      .map(([method, operation]) => {
        const { operationId: id, responses } = Object(operation);
        const answers = Object.entries(Object(responses)).flatMap(([status, response]): Example[] => {
          const examples = Object.entries(examplesOf(resolved(Object(response))));
          if (examples.length === 0) return [{ status: Number(status) }];
          return examples.map(([example, { value }]) => ({ status: Number(status), example, value }));
        });
        return {
          id,
          method: method.toUpperCase(),
          path,
          answers: answers.map(({ value: _, ...answer }) => answer),
          exampleByEmail: id === 'login' ? emailsIn(answers) : {},
        };
      }),
  );
}

function examplesOf({ content = {} }: Response): Record<string, { value: unknown }> {
  return Object.values(content)[0]?.examples ?? {};
}

function emailsIn(answers: readonly Example[]): Record<string, string> {
  return Object.fromEntries(
    answers.flatMap(({ example, value }) => {
      const email: unknown = Object(Object(value).data).email;
      return typeof email === 'string' && example ? [[email, example]] : [];
    }),
  );
}
