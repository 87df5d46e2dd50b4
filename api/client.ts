import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { ApiError, errorFromAnswer } from './error.ts';
import type { paths } from './schema.ts';
import type {} from './upload.ts';

export type ApiClient = Client<paths>;

/** Without a timeout a lost answer would leave a machine busy for ever. */
const callTimeoutMs = 30_000;

export interface ApiClientOptions {
  /** The API's origin; empty for the pages' own. */
  baseUrl: string;
  /** Header `X-Token` of the location calls and the public land request. */
  publicToken: string;
  /** Header `token`, `{id}.{token}` of the signed-in user; read for each call. */
  sessionToken: () => string | undefined;
  /**
   * Called with the `token` header of a call whose session the server has rejected. By then another
   * session may have begun.
   */
  onSessionRejected: (token: string) => void;
  /** Whether nobody has touched the page for some minutes: its calls then keep no session open. */
  isUnattended?: () => boolean;
  /** Called when an admin must first turn on a second factor. */
  onSecondFactorNeeded?: () => void;
  /** Replaceable for tests. */
  fetch?: (request: Request) => Promise<Response>;
}

/**
 * The contract's client. A call resolves with a declared success or rejects with {@link ApiError}.
 * A call that its caller aborts before the answer never settles. A call may set its own `token`.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const send =
    options.fetch ??
    (async (request: Request) => {
      const { onProgress } = request;
      if (!onProgress) return fetch(request);
      // Loaded on demand, because few visitors upload. After a release the old file may be gone:
      // the upload then runs without progress.
      const upload = await import('./upload.ts').catch(() => undefined);
      return upload ? upload.sendWithProgress(request, onProgress) : fetch(request);
    });
  const client = createClient<paths>({
    baseUrl: options.baseUrl,
    fetch: async (request) => {
      try {
        return await send(withTimeout(request));
      } catch {
        // React's strict mode starts every machine twice: the second start must not take the
        // aborted call of the first for a failure
        if (request.signal.aborted) return new Promise(() => undefined);
        throw new ApiError('unreachable', 0);
      }
    },
  });
  client.use(headers(options));
  client.use(failures(options));
  return client;
}

function withTimeout(request: Request): Request {
  // an upload may take longer; the user can stop it
  if (request.headers.get('content-type')?.startsWith('multipart/')) return request;
  return new Request(request, {
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(callTimeoutMs)]),
  });
}

function headers(options: ApiClientOptions): Middleware {
  return {
    onRequest({ request, schemaPath }) {
      const takesPublicToken =
        schemaPath.startsWith('/api/v1/location/') || schemaPath === '/api/v1/lands/all';
      if (takesPublicToken) request.headers.set('X-Token', options.publicToken);
      const token = options.sessionToken();
      if (token && !takesPublicToken && !request.headers.has('token')) request.headers.set('token', token);
      if (options.isUnattended?.()) request.headers.set('X-Unattended', '1');
      return request;
    },
  };
}

function failures(options: ApiClientOptions): Middleware {
  return {
    async onResponse({ request, response }) {
      if (response.ok) return undefined;
      const body: unknown = await response.json().catch(() => undefined);
      // a 401 to a call without a session is a wrong password
      const token = request.headers.get('token');
      if (response.status === 401 && token !== null) options.onSessionRejected(token);
      const error = errorFromAnswer(response.status, body);
      if (response.status === 403 && error.fields.second_factor) options.onSecondFactorNeeded?.();
      throw error;
    },
  };
}

/**
 * The body of a success.
 * @throws ApiError when the body is empty.
 */
export function body<Data>(answer: { data?: Data }): Data {
  if (answer.data === undefined) throw new ApiError('failed', 200);
  return answer.data;
}

/**
 * Accepts only the success status that the product names for a call (product, 4, 7 and 8). Where it
 * names none, as for saving a post, an application or a profile, any 2xx is a success.
 * @throws ApiError for any other status.
 */
export function expectStatus<Answer extends { response: Response }>(
  answer: Answer,
  status: 200 | 202,
): Answer {
  if (answer.response.status !== status) throw new ApiError('failed', answer.response.status);
  return answer;
}

/**
 * The only item of an answer that is an array (product, 7).
 * @throws ApiError of the kind `missing` when the array is empty.
 */
export function onlyItem<Item>(answer: { data?: Item[] }): Item {
  const [item] = body(answer);
  if (item === undefined) throw new ApiError('missing', 404);
  return item;
}

/**
 * Encodes a form with files. A list becomes the parts `name[0]`, `name[1]`, …; a field that is
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
