import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { isSigned } from '../../identity/isSigned.ts';
import type { OperationId } from '../../resources/handlerTypes.ts';
import type { Services } from '../../resources/services.ts';

type Check = (request: FastifyRequest, body: Buffer, services: Pick<Services, 'config'>) => void;

/** The operations whose body is signed. */
const checks: Readonly<Partial<Record<OperationId, Check>>> = {
  receiveWhatsappEvents({ headers }, body, { config }) {
    const { whatsapp } = config.messages;
    if (!whatsapp) throw new Refusal(404, refusalText.missing);
    if (!isSigned(headers['x-hub-signature-256'], body, whatsapp.appSecret))
      throw new Refusal(403, refusalText.notAllowed);
  },
};

/**
 * Checks the signature of a body, before anything reads it.
 * @throws Refusal 403 for one that is missing or forged, 404 where the service is not configured.
 */
export function checkSignature(
  request: FastifyRequest,
  body: Buffer,
  services: Pick<Services, 'config'>,
): void {
  const id = request.routeOptions.schema?.operationId;
  for (const [operationId, check] of Object.entries(checks)) {
    if (operationId === id) check(request, body, services);
  }
}
