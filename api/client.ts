import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { deadline } from './deadline.ts';
import { ApiError, errorFromAnswer } from './error.ts';
import type { paths } from './schema.ts';
import { sendWithProgress } from './upload.ts';

export type ApiClient = Client<paths>;

export interface ApiClientOptions {
  /** Where the API lives; empty for the pages' own origin. */
  baseUrl: string;
  /** The fixed token of the location calls and the public land request, header `X-Token`. */
  publicToken: string;
  /** `{id}.{token}` of the signed-in person, read at each call; header `token`. */
  sessionToken: () => string | undefined;
  /**
   * Called when the server no longer knows the session that a call carried, with the `token` header
   * of that call. The answer may come late: by then another session may have begun.
   */
  onSignedOut: (token: string) => void;
  /** Replaceable for tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The client of the contract. Every call either resolves with a declared success or rejects with
 * {@link ApiError}; nothing else is thrown. A call that its caller gave up before its answer began
 * comes to neither: nobody waits for it. A call may name a `token` of its own.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send =
    options.fetch ??
    ((request: Request) =>
      request.onProgress ? sendWithProgress(request, request.onProgress) : fetch(request));
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: async (request) => {
      try {
        return await send(withDeadline(request));
      } catch {
        // React's strict mode starts every flow twice: the second must not take the end of the
        // first one's call for its own failure
        if (request.signal.aborted) return new Promise(() => undefined);
        throw new ApiError('unreachable', 0);
      }
    },
  });
  client.use(headers(options));
  client.use(failures(options));
  return client;
}

function withDeadline(request: Request): Request {
  // an upload takes as long as the line allows, and is ended by the person
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request;
  return new Request(request, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(deadline)]) });
}

function headers(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const takesPublicToken =
        schemaPath.startsWith('/api/v1/location/') || schemaPath === '/api/v1/lands/all';
      if (takesPublicToken) request.headers.set('X-Token', options.publicToken);
      const token = options.sessionToken();
      if (token && !takesPublicToken && !request.headers.has('token')) request.headers.set('token', token);
      return request;
    },
  };
}

function failures(options: ApiClientOptions): Middleware {
  return {
    async onResponse({ request, response }) {
      if (response.ok) return undefined;
      const body: unknown = await response.json().catch(() => undefined);
      // a wrong password also answers 401, but that call carried no session that could have ended
      const token = request.headers.get('token');
      if (response.status === 401 && token !== null) options.onSignedOut(token);
      throw errorFromAnswer(response.status, body);
    },
  };
}

/** The body of a success; an empty one is a broken promise of the contract. */
export function body<Data>(answer: { data?: Data }): Data {
  if (answer.data === undefined) throw new ApiError('failed', 200);
  return answer.data;
}

/**
 * Takes for done only the status that the specification names for a call (sections 4, 7 and 8); any
 * other success is none.
 */
export function expectStatus<Answer extends { response: Response }>(
  answer: Answer,
  status: 200 | 202,
): Answer {
  if (answer.response.status !== status) throw new ApiError('failed', answer.response.status);
  return answer;
}

/**
 * The only item of an answer that comes as an array (product, 7); without it there is
 * no such thing.
 */
export function onlyItem<Item>(answer: { data?: Item[] }): Item {
  const [item] = body(answer);
  if (item === undefined) throw new ApiError('missing', 404);
  return item;
}

/**
 * Encodes a form with files; lists become repeated parts `name[0]`, `name[1]`, …, and what is
 * undefined is left out.
 */
export function toFormData(fields: Record<string, string | number | Blob | Blob[] | undefined>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) value.forEach((file, index) => void form.append(`${name}[${index}]`, file));
    else form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
