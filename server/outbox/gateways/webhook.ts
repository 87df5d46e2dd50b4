import type { SmsConfig } from '../../config/smsConfig.ts';
import { callForStatus, jsonPost } from './callGateway.ts';
import { resultOf, type SendResult, type SmsGateway } from './gateway.ts';

/** Answers about the message itself, unlike those about the configuration. */
const permanentStatuses = [400, 410, 413, 422];
const accountStatuses = [401, 403];

/**
 * A gateway of the operator's own, which takes a JSON post. Its status alone says how it ended; the
 * key in `Idempotency-Key` lets it discard a repeat.
 */
export function createWebhook({ url, token }: Extract<SmsConfig, { provider: 'webhook' }>): SmsGateway {
  return {
    provider: 'webhook',

    async send({ to, text, deliveryKey, messageClass }, signal) {
      const headers = {
        'idempotency-key': deliveryKey,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      };
      const sms = { to, text, ...(messageClass === 'commercial' && { commercial: true }) };
      return resultOf(await callForStatus(url, jsonPost(sms, headers), signal), readStatus);
    },

    async beforeRepeat() {
      return { decision: 'send' };
    },
  };
}

function readStatus({ status }: { status: number }): SendResult {
  if (status >= 200 && status < 300) return { end: 'taken' };
  const reason = `The SMS gateway answered ${status}`;
  if (permanentStatuses.includes(status)) return { end: 'refused', reason, isNumberFault: false };
  if (accountStatuses.includes(status)) return { end: 'accountRefused', reason };
  return { end: 'later', reason, seconds: 0 };
}
