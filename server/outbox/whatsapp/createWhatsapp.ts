/**
 * WhatsApp's Cloud API, as developers.facebook.com/documentation/business-messaging/whatsapp
 * (2026-05-21 to 2026-06-18) and WhatsApp-Nodejs-SDK 58ca3d5 (2023-06-07) describe it.
 */
import type { WhatsappConfig } from '../../config/whatsappConfig.ts';
import type { MessageTemplate } from '../../database/tables/outbox.ts';
import { callGateway, type HttpAnswer, jsonPost } from '../gateways/callGateway.ts';
import { type AccountCheck, fieldOf, readJson, wordOf } from '../gateways/gateway.ts';
import { readWhatsappError, type WhatsappFailure } from './whatsappErrors.ts';
import { whatsappText } from './whatsappText.ts';

const liveUrl = 'https://graph.facebook.com';
/** What the templates are approved in. */
const language = 'tr';

export interface TemplateMessage {
  /** `+` and digits. */
  to: string;
  template: MessageTemplate;
  /** Ours; the statuses of the message name it. */
  deliveryKey: string;
}

export type WhatsappResult =
  | { end: 'taken'; reference: string }
  | { end: WhatsappFailure; reason: string }
  /** The message may have gone out. */
  | { end: 'unknown'; reason: string };

/** The Cloud API behind the outbox. No method throws for what it answers. */
export interface Whatsapp {
  provider: 'whatsapp';
  send(message: TemplateMessage, signal: AbortSignal): Promise<WhatsappResult>;
  /** Tests the token and the number; only a message tells whether the template is approved. */
  checkAccount(signal: AbortSignal): Promise<AccountCheck>;
}

export function createWhatsapp({
  token,
  phoneId,
  template: name,
  apiUrl,
  apiVersion,
}: WhatsappConfig): Whatsapp {
  const number = `${apiUrl ?? liveUrl}/${apiVersion}/${phoneId}`;
  const authorization = `Bearer ${token}`;

  return {
    provider: 'whatsapp',

    async send({ to, template, deliveryKey }, signal) {
      const message = {
        messaging_product: 'whatsapp',
        to: to.replace(/^\+/, ''),
        type: 'template',
        biz_opaque_callback_data: deliveryKey,
        template: { name, language: { code: language }, components: componentsOf(template) },
      };
      return readSend(await callGateway(`${number}/messages`, jsonPost(message, { authorization }), signal));
    },

    async checkAccount(signal) {
      const address = `${number}?fields=id`;
      const answer = await callGateway(address, { headers: { authorization } }, signal);
      if (typeof answer === 'string') return 'unknown';
      const body = readJson(answer.body);
      const error = readWhatsappError(fieldOf(body, 'error', 'code'));
      if (error?.failure === 'account') return { problem: error.reason };
      return answer.status === 200 && wordOf(fieldOf(body, 'id')) === phoneId
        ? { problem: undefined }
        : 'unknown';
    },
  };
}

function componentsOf({ body, button }: MessageTemplate) {
  const texts = (some: readonly string[]) => some.map((text) => ({ type: 'text', text: oneLine(text) }));
  return [
    { type: 'body', parameters: texts(body) },
    { type: 'button', sub_type: 'url', index: '0', parameters: texts([button]) },
  ];
}

/** A parameter holds no line break, and no long gap. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

function readSend(answer: HttpAnswer): WhatsappResult {
  if (answer === 'unreachable') return { end: 'again', reason: whatsappText.unreachable };
  if (answer === 'unanswered') return { end: 'unknown', reason: whatsappText.unanswered };
  const { status } = answer;
  const body = readJson(answer.body);
  const error = readWhatsappError(fieldOf(body, 'error', 'code'));
  if (error) return { end: error.failure, reason: error.reason };
  const reference = wordOf(fieldOf(body, 'messages', '0', 'id'));
  const isTaken = status >= 200 && status < 300 && fieldOf(body, 'error') === undefined;
  if (isTaken && reference !== undefined) return { end: 'taken', reference };
  return { end: 'unknown', reason: whatsappText.strange(status) };
}
