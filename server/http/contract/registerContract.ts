import { METHODS } from 'node:http';
import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { maxFormBytes } from '../../forms/formRules.ts';
import type { Handlers } from '../../resources/handlerTypes.ts';
import type { Services } from '../../resources/services.ts';
import { rulesOf } from './acceptForms.ts';
import { ignoreBodies } from './acceptJson.ts';
import { countCall } from './addressLimits.ts';
import { admit } from './admit.ts';
import { type Operation, operations } from './operations.ts';
import { traceAnswer, traceBefore } from './traces.ts';
import { expectExactParameter, expectExactTypes, expectUploads } from './validation.ts';

declare module 'fastify' {
  interface FastifySchema {
    operationId?: string;
  }
  interface FastifyContextConfig {
    /** Whether the operation is for those who are signed in. */
    needsSession?: boolean;
  }
}

/** A handler as the router calls it, once the call has been validated against the contract. */
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

/** Adds a route for each operation of the contract: access rule, validation and handler. */
export async function registerContract(
  app: FastifyInstance,
  services: Services,
  handlers: Handlers,
): Promise<void> {
  app.decorateRequest('session', undefined);
  app.decorateRequest('caller', undefined);
  app.decorateRequest('trace', undefined);
  const add = (scope: FastifyInstance, operation: Operation) => {
    scope.route(routeOf(operation, services, { handle: handlers[operation.operationId] }));
  };
  for (const operation of operations) if (operation.requestBody) add(app, operation);
  await app.register(async (scope) => {
    ignoreBodies(scope);
    for (const operation of operations) if (!operation.requestBody) add(scope, operation);
    refuseOtherMethods(scope);
  });
}

/** Answers the methods that a path does not declare, so that no other path's parameter takes it. */
function refuseOtherMethods(app: FastifyInstance): void {
  // the server would answer 404 to a method that it does not know
  for (const method of METHODS.filter((one) => one !== 'CONNECT' && !app.supportedMethods.includes(one)))
    app.addHttpMethod(method);
  const byPath = Map.groupBy(operations, ({ path }) => path);
  for (const [path, declared] of byPath) {
    const methods = declared.map(({ method }) => method);
    const allowed = [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
    const headers = { Allow: allowed.join(', ') };
    const url = toUrl(path);
    app.route({
      method: app.supportedMethods.filter((method) => !allowed.includes(method)),
      url,
      async onRequest() {
        throw new Refusal(405, refusalText.noSuchCall, { headers });
      },
      async handler() {},
    });
    app.options(url, async (_request, reply) => reply.code(204).headers(headers).send());
  }
}

function routeOf(operation: Operation, services: Services, { handle }: AnyOperation): RouteOptions {
  const { operationId, method, path, parameters, security, requestBody } = operation;
  const bodyTypes = Object.keys(requestBody?.content ?? {});
  // what a form holds, until its handler has ended: its sender may have hung up long before
  const held = new WeakMap<FastifyRequest, (() => void)[]>();
  const headerNames = parameters.flatMap(({ name, in: place }) => (place === 'header' ? [name] : []));
  return {
    method,
    url: toUrl(path),
    schema: schemas.get(operationId) ?? {},
    config: { needsSession: security.some((one) => 'session' in one) },
    // before the body is read, so that callers without access cannot upload files
    async onRequest(request) {
      request.session = await admit(request, security, services);
      if (requestBody) requireType(request, bodyTypes);
      if (bodyTypes.includes('multipart/form-data')) {
        const isVisitor = request.session === undefined;
        const releases = [services.uploadSlots.take({ ip: request.ip, isVisitor })];
        held.set(request, releases);
        releases.push(await services.disk.claim(announcedBytes(operationId, request)));
      }
      await countCall(operationId, request.ip, services);
    },
    // unlike `onResponse`, this also runs when the connection was lost
    async onSend(request) {
      for (const release of held.get(request) ?? []) release();
      held.delete(request);
    },
    async onResponse(request, reply) {
      traceAnswer(operationId, request, reply, services);
    },
    async handler(request, reply) {
      const answer = await handle({
        params: request.params,
        query: request.query,
        headers: Object.fromEntries(headerNames.map((name) => [name, request.headers[name.toLowerCase()]])),
        body: request.body,
        session: request.session,
        request,
      });
      await traceBefore(operationId, request, services);
      reply.code(answer.status);
      if (answer.headers) reply.headers(answer.headers);
      return reply.send(answer.body);
    },
  };
}

/** How many bytes of a form may reach the disk. */
function announcedBytes(operationId: string, { headers }: FastifyRequest): number {
  const rules = rulesOf(operationId);
  const most = rules ? maxFormBytes(rules) : 0;
  // a form that is sent in chunks does not say
  return Math.min(Number(headers['content-length'] ?? most), most);
}

/** The path as the router writes it. */
function toUrl(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** What Fastify validates of a call, and which fields of an answer it writes. */
function schemaOf({ operationId, parameters, requestBody, responses }: Operation): FastifySchema {
  const schema: FastifySchema = { operationId };
  for (const [part, place] of partsOfCall) {
    const found = parameters.filter((one) => one.in === place);
    if (found.length === 0) continue;
    schema[part] = {
      type: 'object',
      properties: Object.fromEntries(found.map((one) => [one.name, expectExactParameter(one.schema)])),
      required: found.filter(({ required }) => required).map(({ name }) => name),
    };
  }
  const [body, ...others] = Object.values(requestBody?.content ?? {});
  if (others.length > 0) throw new Error(`${operationId} must take exactly one type of body`);
  // not by content type, so that a body of a wrong or missing type is validated as well
  if (body) schema.body = expectExactTypes(expectUploads(body.schema));
  const answers: Record<string, object> = {};
  for (const [status, { content }] of Object.entries(responses)) {
    const json = content?.['application/json'];
    // `errors.ts` makes the failures, which all have the same fields
    if (json && Number(status) < 300) answers[status] = json.schema;
  }
  schema.response = answers;
  return schema;
}

const partsOfCall = [
  ['params', 'path'],
  ['querystring', 'query'],
  ['headers', 'header'],
] as const;
const schemas = new Map(operations.map((one) => [one.operationId, schemaOf(one)]));

/** @throws Refusal 415 when the body is of a type that the operation does not accept. */
function requireType(request: FastifyRequest, bodyTypes: readonly string[]): void {
  const type = request.headers['content-type'];
  if (type === undefined) return;
  const essence = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (!bodyTypes.includes(essence)) throw new Refusal(415, refusalText.wrongType);
}
