/**
 * İleti Merkezi, as its documents (iletimerkezi/apidocs-website ff9a603, 2024-11-15) describe it.
 * User and password are the key and its hash, from the gateway's panel.
 */
import type { SmsAccountConfig } from '../../config/smsConfig.ts';
import { callGateway, jsonPost } from './callGateway.ts';
import {
  checkHeader,
  commercialRecipient,
  type DeliveryReport,
  fieldOf,
  gatewayText,
  readJson,
  resultOf,
  type SendResult,
  type SmsGateway,
  wordOf,
} from './gateway.ts';

const liveUrl = 'https://api.iletimerkezi.com';
/** It refuses the same text to the same number for ten minutes. */
const repeatSafeSeconds = 9 * 60;

const accountProblems: Readonly<Record<string, string>> = {
  '401':
    'İleti Merkezi anahtarı, hash’i ya da bu sunucunun IP adresini kabul etmiyor; API erişimi kapalı olabilir',
  '402': 'İleti Merkezi hesabının kredisi yetersiz',
  '450': 'SMS başlığı İleti Merkezi’nde onaylı değil',
  '459': 'İleti Merkezi’ne SMS başlığı gönderilmedi',
  '460': 'SMS başlığı İleti Merkezi’nin kurallarına uymuyor',
  '467': 'İleti Merkezi hesabının evrakları eksik',
  '468': 'İleti Merkezi hesabında İYS tercihi yapılmamış',
  '469': 'İleti Merkezi hesabında İYS listesi eksik',
  '470': 'İleti Merkezi hesabında İYS kodu eksik',
};

const refusals: Readonly<Record<string, string>> = {
  '400': 'İleti Merkezi isteği kabul etmedi',
  '404': 'İleti Merkezi’nin adresi bulunamadı',
  '422': 'İleti Merkezi isteği kabul etmedi',
  '452': 'Numara hatalı',
  '453': 'Mesaj çok uzun',
  '454': 'Mesaj boş',
  '466': 'Numara SMS hesabının engelli listesinde',
};
const numberFaults = ['452', '466'];
/** People get onto the block list by their own wish; the gateway names no refusal of İYS. */
const consentRefusals = ['466'];
const sentBefore = '451';

const iysFields = {
  informational: { iys: '0' },
  commercial: { iys: '1', iysList: commercialRecipient },
} as const;

/** @param config with the key as user and its hash as password. */
export function createIletimerkezi({ user, password, header, apiUrl }: SmsAccountConfig): SmsGateway {
  const base = `${apiUrl ?? liveUrl}/v1`;
  const authentication = { key: user, hash: password };
  const post = (path: string, request: object, signal: AbortSignal) =>
    callGateway(`${base}/${path}/json`, jsonPost({ request: { authentication, ...request } }), signal);

  return {
    provider: 'iletimerkezi',

    async send({ to, text, messageClass }, signal) {
      const order = {
        sender: header,
        sendDateTime: '',
        ...iysFields[messageClass],
        // spelt so by the gateway
        message: { text, receipents: { number: [to.replace(/^\+(?=90)/, '')] } },
      };
      return resultOf(await post('send-sms', { order }, signal), ({ body }) => readSend(readJson(body)));
    },

    async beforeRepeat({ secondsAgo }) {
      if (secondsAgo < repeatSafeSeconds) return { decision: 'send' };
      return { decision: 'giveUp', reason: gatewayText.undecided };
    },

    async checkAccount(signal) {
      const answer = await post('get-sender', {}, signal);
      if (typeof answer === 'string') return 'unknown';
      const response = fieldOf(readJson(answer.body), 'response');
      const code = wordOf(fieldOf(response, 'status', 'code'));
      const refusal = code === undefined ? undefined : accountProblems[code];
      if (refusal !== undefined) return { problem: gatewayText.refused(refusal, code ?? '') };
      const senders = fieldOf(response, 'senders', 'sender');
      return code === '200' ? checkHeader(senders, header, accountProblems['450']) : 'unknown';
    },

    reports: {
      max: 1,
      async ask([id = ''], signal) {
        const answer = await post('get-report', { order: { id, page: 1, rowCount: 1000 } }, signal);
        if (typeof answer === 'string') return 'busy';
        const response = fieldOf(readJson(answer.body), 'response');
        const code = wordOf(fieldOf(response, 'status', 'code'));
        // no such order, or its time has not come
        if (code === '455' || code === '456') return [];
        return code === '200' ? readOrder(id, fieldOf(response, 'order')) : 'busy';
      },
    },
  };
}

function readSend(body: unknown): SendResult | undefined {
  const response = fieldOf(body, 'response');
  const code = wordOf(fieldOf(response, 'status', 'code'));
  if (code === undefined) return undefined;
  if (code === '200') {
    const reference = wordOf(fieldOf(response, 'order', 'id'));
    return reference === undefined ? undefined : { end: 'taken', reference };
  }
  if (code === sentBefore) return { end: 'taken' };
  const problem = accountProblems[code];
  if (problem !== undefined) return { end: 'accountRefused', reason: gatewayText.refused(problem, code) };
  const refusal = refusals[code];
  if (refusal === undefined) return undefined;
  return {
    end: 'refused',
    reason: gatewayText.refused(refusal, code),
    isNumberFault: numberFaults.includes(code),
    isConsentRefused: consentRefusals.includes(code),
  };
}

/** An order of ours has one message. */
function readOrder(reference: string, order: unknown): DeliveryReport[] {
  const messages = fieldOf(order, 'message');
  const [message] = Array.isArray(messages) ? messages : [messages];
  const status = wordOf(fieldOf(message, 'status'));
  if (status === '111') return [{ reference, state: 'delivered' }];
  const isLost = status === '112' || (status === undefined && wordOf(fieldOf(order, 'status')) === '115');
  if (isLost) return [{ reference, state: 'undelivered', reason: unexplained }];
  return [{ reference, state: 'open' }];
}

/** The gateway gives no reason. */
const unexplained = 'Operatör mesajı teslim edemedi';

const pushedStates: Readonly<Record<string, DeliveryReport['state']>> = {
  accepted: 'open',
  delivered: 'delivered',
  undelivered: 'undelivered',
};

/** @returns undefined for what is no report of İleti Merkezi. */
export function readIletimerkeziReport(body: unknown): DeliveryReport | undefined {
  const report = fieldOf(body, 'report');
  const reference = wordOf(fieldOf(report, 'packet_id'));
  const status = wordOf(fieldOf(report, 'status'))?.toLowerCase();
  const state = status === undefined ? undefined : pushedStates[status];
  if (reference === undefined || state === undefined) return undefined;
  return { reference, state, ...(state === 'undelivered' && { reason: unexplained }) };
}
