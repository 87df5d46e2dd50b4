import { join } from 'node:path';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { compressAnswers } from './compression.ts';
import type { Config } from './config.ts';
import type { Handlers } from './contract.ts';
import { answerBadRequest, answerError, answerUnknownCall } from './errors.ts';
import { forbidCaching, sendSecurityHeaders } from './headers.ts';
import { acceptJson } from './jsonBodies.ts';
import { logRequests, requestId } from './logging.ts';
import { registerContract } from './openapi.ts';
import type { Services } from './services.ts';
import { acceptForms } from './uploadRoutes.ts';
import { createValidatorCompiler } from './validation.ts';

const jsonLimit = 256 * 1024;

export interface AppParts {
  services: Services;
  handlers: Partial<Handlers>;
  /** Adds the pages beside the API; the tests of the API leave it out. */
  pages?: (app: FastifyInstance) => Promise<void>;
}

/** Where forms put their files while they arrive. */
export function uploadFolder(config: Pick<Config, 'dataDir'>): string {
  return join(config.dataDir, 'uploads');
}

/** The whole server, not yet listening. */
export async function buildApp({ services, handlers, pages }: AppParts): Promise<FastifyInstance> {
  const trusted = services.config.trustProxy;
  const app: FastifyInstance = Fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    trustProxy: typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted,
    bodyLimit: jsonLimit,
    // a slug is a title of 200 letters at most, each up to nine signs long in an address
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    forceCloseConnections: 'idle',
    frameworkErrors: answerError,
    clientErrorHandler: answerBadRequest,
  });
  logRequests(app);
  sendSecurityHeaders(app);
  await compressAnswers(app);
  app.setValidatorCompiler(createValidatorCompiler());
  app.setErrorHandler(answerError);

  await app.register(async (api) => {
    forbidCaching(api);
    acceptJson(api);
    acceptForms(api, uploadFolder(services.config));
    await registerContract(api, services, handlers);
  });
  if (pages) await pages(app);
  else app.setNotFoundHandler(answerUnknownCall);
  return app;
}
