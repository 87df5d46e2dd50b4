import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Handlers } from '../resources/handlerTypes.ts';
import type { Services } from '../resources/services.ts';
import { compressAnswers } from './compression.ts';
import { acceptForms } from './contract/acceptForms.ts';
import { acceptJson } from './contract/acceptJson.ts';
import { registerContract } from './contract/registerContract.ts';
import { compileValidator } from './contract/validation.ts';
import { answerBadRequest, answerError, answerUnknownCall } from './errors.ts';
import { addSecurityHeaders, forbidCaching, sendSecurityHeaders } from './headers.ts';
import { logRequests, requestId } from './logging.ts';
import { createSlowSenders, type SlowSenderLimits, slowSenderLimits } from './slowSenders.ts';

/** Fastify answers 413 above it; see `uploadLimits.ts` for the limits of forms. */
const maxJsonBytes = 256 * 1024;

interface ConnectionLimits extends SlowSenderLimits {
  /**
   * Limit for receiving the request headers, from the opening of the connection, or from the first
   * byte on an open one.
   */
  headersTimeoutMs: number;
  /** Between two requests on a connection; longer than the 60 s of common balancers. */
  keepAliveTimeoutMs: number;
  /** Without a byte in either direction, as when the client does not read the answer. */
  inactivityTimeoutMs: number;
}

const connectionLimits: ConnectionLimits = {
  ...slowSenderLimits,
  headersTimeoutMs: 20_000,
  keepAliveTimeoutMs: 72_000,
  // converting the images of an ad takes minutes on a slow machine
  inactivityTimeoutMs: 600_000,
};

export interface AppParts {
  services: Services;
  handlers: Handlers;
  /** Measures the answers; its hook is registered first, so that it sees every answer. */
  measure?: ((app: FastifyInstance) => void) | undefined;
  /** Adds the pages; the tests of the API leave it out. */
  pages?: (app: FastifyInstance) => Promise<void>;
  /** Tests shorten the times. */
  limits?: Partial<ConnectionLimits>;
}

/** Where the files of a form are written while they arrive. */
export function uploadFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads');
}

/**
 * An address that the router can decode. A link that was cut within a letter names its record by
 * the id all the same, and what names nothing gets the answer of any unknown address.
 */
function decodable(url: string): string {
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/** Builds the whole HTTP server; it does not listen yet. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { services, handlers, measure, pages } = parts;
  const trusted = services.config.trustProxy;
  const limits = { ...connectionLimits, ...parts.limits };
  const slowSenders = createSlowSenders(limits);
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    rewriteUrl: ({ url = '/' }) => decodable(url),
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    bodyLimit: maxJsonBytes,
    http: {
      headersTimeout: limits.headersTimeoutMs,
      connectionsCheckingInterval: Math.min(limits.headersTimeoutMs, 5_000),
    },
    keepAliveTimeout: limits.keepAliveTimeoutMs,
    connectionTimeout: limits.inactivityTimeoutMs,
    // a slug has up to 200 letters, each up to nine characters long in an address
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    // a proxy sends requests until it notices that the port is closed
    return503OnClosing: false,
    frameworkErrors: (error, request, reply) => {
      // Fastify runs no hooks for these
      slowSenders.watch(request.raw, reply.raw);
      addSecurityHeaders(request, reply);
      answerError(error, request, reply);
    },
    clientErrorHandler: answerBadRequest,
  });
  app.addHook('onRequest', async (request, reply) =>
    // its session is read after this hook
    slowSenders.watch(request.raw, reply.raw, () => request.session === undefined),
  );
  app.addHook('onClose', async () => slowSenders.stop());
  logRequests(app);
  measure?.(app);
  sendSecurityHeaders(app);
  await compressAnswers(app);
  app.setValidatorCompiler(compileValidator);
  app.setErrorHandler(answerError);

  await app.register(async (api) => {
    forbidCaching(api);
    acceptJson(api, services);
    acceptForms(api, uploadFolder(services.config), services);
    await registerContract(api, services, handlers);
  });
  if (pages) await pages(app);
  else app.setNotFoundHandler(answerUnknownCall);
  return app;
}
