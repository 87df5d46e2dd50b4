import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '../../resources/handlerTypes.ts';
import { requireKnownAccess, type Security } from './admit.ts';

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: { type?: string; enum?: string[] };
}

type Content = Record<string, { schema: object }>;

/** An operation of the contract, with every reference replaced by what it names. */
export interface Operation {
  operationId: OperationId;
  /** In capitals, such as `GET`. */
  method: string;
  /** As the contract writes it, such as `/api/v1/lands/{id}`. */
  path: string;
  /** The first is the product's word for it. */
  tags: string[];
  /** A call must meet one of them. */
  security: Security;
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
}

/** The operations of the committed contract. */
export const operations: readonly Operation[] = readOperations();

function readOperations(): Operation[] {
  const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8'));
  const follow = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(follow);
    if (typeof value !== 'object' || value === null) return value;
    if (!('$ref' in value))
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, follow(one)]));
    const keys = String(value.$ref).split('/').slice(1);
    return follow(keys.reduce((part, key) => part[key], contract));
  };
  const paths: [string, object][] = Object.entries(Object(follow(contract.paths)));
  return paths.flatMap(([path, item]) => {
    const { parameters = [], ...methods } = Object(item);
    return Object.entries(methods).map(([method, operation]): Operation => {
      const own = Object(operation);
      requireKnownAccess(own);
      return {
        ...own,
        method: method.toUpperCase(),
        path,
        parameters: [...parameters, ...(own.parameters ?? [])],
      };
    });
  });
}
