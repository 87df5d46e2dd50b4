import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';
import { Refusal } from '../config/refusal.ts';
import { refusalText } from '../config/refusalText.ts';
import type { Handlers, OperationId } from '../resources/handlerTypes.ts';
import type { Services } from '../resources/services.ts';
import { admit } from './access.ts';
import { countCall } from './addressLimits.ts';
import { expectUploads } from './validation.ts';

type SecurityRequirement = Record<string, string[]>;

interface ContractDocument {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { parameters: Record<string, ContractParameter> };
}

interface ContractOperation {
  operationId?: OperationId;
  security?: SecurityRequirement[];
  parameters?: ContractParameter[];
  requestBody?: { content: Record<string, unknown> };
  responses?: Record<string, { content?: Record<string, unknown> }>;
}

/** As far as it is read here; a reference names one of the shared parameters. */
interface ContractParameter {
  name?: string;
  in?: string;
  $ref?: string;
  schema?: { enum?: string[] };
}

/** The committed contract, parsed. */
export function readContract(): ContractDocument {
  return parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
}

export function operationsOf(contract: ContractDocument): Map<string, ContractOperation> {
  const found = new Map<string, ContractOperation>();
  for (const item of Object.values(contract.paths)) {
    for (const operation of Object.values(item)) {
      if (operation.operationId) found.set(operation.operationId, operation);
    }
  }
  return found;
}

/** @throws Error that names every operation which only one side has. */
function checkComplete(operations: ReadonlyMap<string, unknown>, handlers: Partial<Handlers>): void {
  const missing = [...operations.keys()].filter((id) => !Object.hasOwn(handlers, id));
  const surplus = Object.keys(handlers).filter((id) => !operations.has(id));
  if (missing.length > 0) throw new Error(`No handler for the contract's ${missing.join(', ')}`);
  if (surplus.length > 0) throw new Error(`The contract does not have ${surplus.join(', ')}`);
}

/**
 * A handler as the router calls it: what its types promise has been checked against the contract by
 * then.
 */
interface AnyOperation {
  handle(call: {
    params: unknown;
    query: unknown;
    headers: unknown;
    body: unknown;
    session: FastifyRequest['session'];
    request: FastifyRequest;
  }): Promise<{ status: number; body: unknown; headers?: Record<string, string | number> }>;
}

/**
 * Opens one route per operation of the contract, each with its access rule, its validation and its
 * handler.
 * @throws Error when contract and handlers do not name the same operations.
 */
export async function registerContract(
  app: FastifyInstance,
  services: Services,
  handlers: Partial<Handlers>,
): Promise<void> {
  const contract = readContract();
  const operations = operationsOf(contract);
  checkComplete(operations, handlers);
  app.decorateRequest('session', undefined);

  const served = new Map(
    [...operations].map(([id, operation]) => [
      id,
      serve(id, operation, headersOf(operation, contract), services, handlers),
    ]),
  );
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      const id = route.schema?.operationId;
      if (id === undefined) return;
      // before the body is read: a stranger must not make the server take in files
      const admitted = served.get(id)?.onRequest;
      if (admitted) route.onRequest = admitted;
      validateBodyWhateverItsType(route);
    });
    await scope.register(openapiGlue, {
      specification: withoutFiles(contract),
      operationResolver: (id: string) => served.get(id)?.handler ?? neverServed,
    });
  });
}

/**
 * The contract as the glue needs it: answers that are files have nothing to serialise, and it warns
 * of types that it cannot read.
 */
function withoutFiles(contract: ContractDocument): ContractDocument {
  const copy = structuredClone(contract);
  for (const operation of operationsOf(copy).values()) {
    for (const response of Object.values(operation.responses ?? {})) {
      for (const type of Object.keys(response.content ?? {})) {
        if (type !== 'application/json') delete response.content?.[type];
      }
    }
  }
  return copy;
}

/** The names of the headers that an operation reads. */
function headersOf({ parameters = [] }: ContractOperation, contract: ContractDocument): string[] {
  return parameters.flatMap((given) => {
    const shared = given.$ref?.replace('#/components/parameters/', '');
    const one = shared === undefined ? given : contract.components.parameters[shared];
    return one?.in === 'header' && one.name !== undefined ? [one.name] : [];
  });
}

interface Served {
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply>;
}

function serve(
  id: string,
  operation: ContractOperation,
  headerNames: readonly string[],
  services: Services,
  handlers: Partial<Handlers>,
): Served {
  const { operationId } = operation;
  const handle = operationId && handlers[operationId];
  if (!handle) throw new Error(`No handler for the contract's ${id}`);
  const served: AnyOperation = { handle };
  const security = operation.security ?? [];
  const bodyTypes = Object.keys(operation.requestBody?.content ?? {});
  return {
    async onRequest(request, reply) {
      request.session = await admit(request, security, services);
      requireType(request, bodyTypes);
      if (bodyTypes.includes('multipart/form-data')) {
        const isVisitor = request.session === undefined;
        const giveBack = services.uploadSlots.take({ ip: request.ip, isVisitor });
        // the response closes once it is sent or its connection is lost, which may have happened
        // during `admit`
        if (reply.raw.closed) giveBack();
        else reply.raw.once('close', giveBack);
      }
      await countCall(operationId, request.ip, services);
    },
    async handler(request, reply) {
      const answer = await served.handle({
        params: request.params,
        query: request.query,
        headers: Object.fromEntries(headerNames.map((name) => [name, request.headers[name.toLowerCase()]])),
        body: request.body,
        session: request.session,
        request,
      });
      reply.code(answer.status);
      if (answer.headers) reply.headers(answer.headers);
      return reply.send(answer.body);
    },
  };
}

function neverServed(): never {
  throw new Error('checkComplete has let an operation through that has no handler');
}

/** @throws Refusal 415 when a body comes in a type that the operation does not take. */
function requireType(request: FastifyRequest, bodyTypes: readonly string[]): void {
  const type = request.headers['content-type'];
  if (type === undefined) return;
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  // a client may say JSON and send nothing where nothing is expected
  const taken = bodyTypes.length > 0 ? bodyTypes : ['application/json'];
  if (!taken.includes(essence)) throw new Refusal(415, refusalText.wrongType);
}

/**
 * The router picks a body's schema by its content type and validates nothing when it finds none.
 * Each operation takes one type only, so its schema is made to hold for whatever came.
 */
function validateBodyWhateverItsType(route: RouteOptions): void {
  const body = route.schema?.body;
  if (!route.schema || typeof body !== 'object' || body === null || !('content' in body)) return;
  const content: unknown = body.content;
  if (typeof content !== 'object' || content === null) return;
  const [only, ...others] = Object.entries(content);
  if (!only || others.length > 0) throw new Error(`${String(route.url)} must take exactly one type of body`);
  const [type, media] = only;
  route.schema.body = type === 'multipart/form-data' ? expectUploads(media.schema) : media.schema;
}
