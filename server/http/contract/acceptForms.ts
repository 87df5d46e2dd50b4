import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../config/refusal.ts';
import { refusalText } from '../../config/refusalText.ts';
import { type FormRules, formRules } from '../../forms/formRules.ts';
import { type ReceivedForm, receiveForm } from '../../forms/receiveForm.ts';
import type { Services } from '../../resources/services.ts';

/** The file fields of an operation that accepts forms. */
export function rulesOf(operationId: string | undefined): FormRules | undefined {
  return Object.entries(formRules).find(([id]) => id === operationId)?.[1];
}

/**
 * Accepts multipart forms for the operations of {@link formRules}: `request.body` holds the text
 * fields and uploads before the validation. Files are written to `folder` and removed when the
 * request ends, regardless of its outcome. `onRequest` must have checked the caller's access.
 */
export function acceptForms(
  app: FastifyInstance,
  folder: string,
  { visitorImages }: Pick<Services, 'visitorImages'>,
): void {
  const forms = new WeakMap<FastifyRequest, ReceivedForm>();

  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: typeof request.raw) => {
      const rules = rulesOf(request.routeOptions.schema?.operationId);
      if (!rules) throw new Refusal(415, refusalText.wrongType);
      const inTurn = request.session ? undefined : visitorImages.turnsOf(request.ip);
      const form = await receiveForm(payload, request.headers, rules, folder, inTurn);
      forms.set(request, form);
      return form.body;
    },
  );

  // unlike `onResponse`, this also runs when the connection was lost
  app.addHook('onSend', async (request) => {
    await forms.get(request)?.dispose();
    forms.delete(request);
  });
}
