/** Verimor, as its guide (verimor/SMS-API, be96dad5, 2023-02-28) describes it. */
import { type SmsEncoding, smsEncoding } from '../../../rules/messages/smsText.ts';
import type { SmsAccountConfig } from '../../config/smsConfig.ts';
import { callGateway, jsonPost } from './callGateway.ts';
import {
  checkHeader,
  commercialRecipient,
  type DeliveryReport,
  fieldOf,
  gatewayText,
  numberOf,
  readJson,
  resultOf,
  type SendResult,
  type SmsGateway,
  wordOf,
} from './gateway.ts';

const liveUrl = 'https://sms.verimor.com.tr';
/** The longest that it takes: an owner's phone may be off for a day. */
const validFor = '48:00';
const dataCodings: Readonly<Record<SmsEncoding, string>> = { gsm: '0', turkish: '1', unicode: '2' };

const badAccount = 'Verimor kullanıcı adını, şifreyi ya da bu sunucunun IP adresini kabul etmiyor';
const accountProblems: Readonly<Record<string, string>> = {
  INSUFFICIENT_CREDITS: 'Verimor hesabının kredisi yetersiz',
  INVALID_SOURCE_ADDRESS: 'SMS başlığı Verimor’da tanımlı değil',
  MISSING_IYS_BRAND_CODE: 'Verimor hesabında İYS marka kodu yok',
  AHS_AUTHORIZATION_ERROR: 'Verimor hesabının İYS yetkisi yok',
  NO_AHS_BRAND_ERROR: 'Verimor hesabında İYS markası yok',
  INVALID_IYS_RECIPIENT_TYPE: 'Verimor hesabının İYS alıcı türü geçersiz',
};

const refusals: Readonly<Record<string, string>> = {
  INVALID_DESTINATION_ADDRESS: 'Numara hatalı',
  MISSING_DESTINATION_ADDRESS: 'Numara hatalı',
  MISSING_MESSAGE: 'Mesaj boş',
  MESSAGE_TOO_LONG: 'Mesaj çok uzun',
  FORBIDDEN_MESSAGE: 'Verimor mesaj metnini kabul etmedi',
  INVALID_UTF8: 'Verimor mesaj metnini kabul etmedi',
  INVALID_DATACODING: 'Verimor isteği kabul etmedi',
  INVALID_PERIOD: 'Verimor isteği kabul etmedi',
  INVALID_DELIVERY_TIME: 'Verimor isteği kabul etmedi',
  INVALID_JSON: 'Verimor isteği kabul etmedi',
  MESSAGE_COUNT_LIMIT_EXCEEDED: 'Verimor isteği kabul etmedi',
};
const numberRefusals = ['INVALID_DESTINATION_ADDRESS', 'MISSING_DESTINATION_ADDRESS'];
const sentBefore = 'MUKERRER_RAPORLAMA';

const iysFields = {
  informational: { is_commercial: false },
  commercial: { is_commercial: true, iys_recipient_type: commercialRecipient },
} as const;

/** @param config with the number of twelve digits as user. */
export function createVerimor({ user, password, header, apiUrl }: SmsAccountConfig): SmsGateway {
  const base = `${apiUrl ?? liveUrl}/v2`;
  const get = (path: string, query: Record<string, string>, signal: AbortSignal) => {
    const search = new URLSearchParams({ username: user, password, ...query });
    return callGateway(`${base}/${path}?${search}`, {}, signal);
  };

  return {
    provider: 'verimor',

    async send({ to, text, deliveryKey, messageClass }, signal) {
      const message = {
        username: user,
        password,
        source_addr: header,
        custom_id: deliveryKey,
        datacoding: dataCodings[smsEncoding(text)],
        valid_for: validFor,
        ...iysFields[messageClass],
        messages: [{ msg: text, dest: to.replace(/^\+/, '') }],
      };
      return resultOf(await callGateway(`${base}/send.json`, jsonPost(message), signal), readSend);
    },

    async beforeRepeat({ deliveryKey }, signal) {
      const answer = await get('status', { custom_id: deliveryKey }, signal);
      if (typeof answer === 'string') return { decision: 'wait', reason: gatewayText.askedInVain };
      if (answer.status === 404) return { decision: 'send' };
      const body = readJson(answer.body);
      if (answer.status !== 200 || !Array.isArray(body))
        return { decision: 'wait', reason: gatewayText.askedInVain };
      const reference = wordOf(fieldOf(body[0], 'campaign_id'));
      return { decision: 'taken', ...(reference !== undefined && { reference }) };
    },

    async checkAccount(signal) {
      const answer = await get('headers', {}, signal);
      if (typeof answer === 'string') return 'unknown';
      if (answer.status === 401) return { problem: gatewayText.refused(badAccount, 401) };
      if (answer.status !== 200) return 'unknown';
      return checkHeader(readJson(answer.body), header, accountProblems.INVALID_SOURCE_ADDRESS);
    },
  };
}

function readSend({ status, body }: { status: number; body: string }): SendResult | undefined {
  const word = body.trim();
  if (status === 200 && /^\d+$/.test(word)) return { end: 'taken', reference: word };
  if (word === sentBefore) return { end: 'taken' };
  if (status === 401) return { end: 'accountRefused', reason: gatewayText.refused(badAccount, status) };
  if (status === 429)
    return {
      end: 'later',
      reason: gatewayText.refused('Verimor kısa sürede çok sayıda istek aldı', status),
      seconds: 60,
    };
  const problem = accountProblems[word];
  if (problem !== undefined) return { end: 'accountRefused', reason: gatewayText.refused(problem, word) };
  const refusal = status === 413 ? 'Verimor isteği kabul etmedi' : refusals[word];
  if (refusal === undefined) return undefined;
  return {
    end: 'refused',
    reason: gatewayText.refused(refusal, status === 413 ? status : word),
    isNumberFault: numberRefusals.includes(word),
  };
}

/** Why a message was not delivered, by the status of its report. */
const undelivered: Readonly<Record<string, string>> = {
  NOT_DELIVERED: 'Operatör mesajı teslim edemedi',
  EXPIRED: 'Süresi içinde teslim edilemedi (telefon kapalı ya da kapsama dışında)',
  INVALID_DESTINATION_ADDRESS: 'Numara hatalı',
  REJECTED: 'Operatör mesajı kabul etmedi',
  SEND_ERROR: 'Gönderim sırasında hata oluştu',
  DOUBLE_SEND_ERROR: 'Aynı mesaj aynı gün bu numaraya gönderilmiş',
  BLACKLISTED_DESTINATION_ADDRESS: 'Alıcı kara listede',
  NOT_ALLOWED_BY_IYS: 'Alıcı İYS’de onay vermemiş',
  MISSING_TARIFF: 'SMS hesabının bu numara için tarifesi yok',
  ROUTE_NOT_AVAILABLE: 'Bu numaraya giden bir hat yok',
  NETWORK_NOTCOVERED: 'Bu numaranın operatörüne gönderim yapılamıyor',
  INTERNATIONAL_DENIED: 'SMS hesabı yurt dışına gönderime kapalı',
};
const numberFaults = ['INVALID_DESTINATION_ADDRESS', 'BLACKLISTED_DESTINATION_ADDRESS'];
/** People get onto the black list by their own wish. */
const consentRefusals = ['NOT_ALLOWED_BY_IYS', 'BLACKLISTED_DESTINATION_ADDRESS'];
/** Errors of the operators, which explain a status. */
const gsmErrors: Readonly<Record<string, string>> = {
  '1': 'numara kullanımda değil',
  '6': 'telefon kapalı ya da kapsama dışında',
  '11': 'hat kapalı',
  '13': 'hat SMS almaya kapalı',
  '27': 'telefon kapalı ya da kapsama dışında',
  '31': 'operatörde hata',
  '34': 'operatörde hata',
  '256': 'telefonun mesaj kutusu dolu',
};
/** Nothing will get there. */
const deadLines = ['1', '11', '2049'];
const openStates = ['SENDING', 'WAITING', 'SENT'];

/** @returns undefined for what is no report of Verimor, such as a received text. */
export function readVerimorReport(item: unknown): DeliveryReport | undefined {
  const reference = wordOf(fieldOf(item, 'campaign_id'));
  const deliveryKey = wordOf(fieldOf(item, 'campaign_custom_id'));
  const status = wordOf(fieldOf(item, 'status'));
  // an earlier edition of the guide calls it the direction
  const type = fieldOf(item, 'type') ?? fieldOf(item, 'direction');
  if (type === 'inbound' || status === undefined || (reference ?? deliveryKey) === undefined)
    return undefined;
  const named = {
    reference,
    deliveryKey,
    parts: numberOf(fieldOf(item, 'size')),
    cost: numberOf(fieldOf(item, 'credits')),
  };
  if (status === 'DELIVERED') return { ...named, state: 'delivered' };
  const reason = undelivered[status];
  if (reason === undefined)
    // SENT went out, and the operator confirms nothing
    return openStates.includes(status) ? { ...named, state: 'open' } : undefined;
  const gsmError = wordOf(fieldOf(item, 'gsm_error')) ?? '0';
  const why = gsmErrors[gsmError] === undefined ? reason : `${reason}: ${gsmErrors[gsmError]}`;
  return {
    ...named,
    state: 'undelivered',
    reason: gatewayText.refused(why, gsmError === '0' ? status : `${status} ${gsmError}`),
    isNumberFault:
      numberFaults.includes(status) || (status === 'NOT_DELIVERED' && deadLines.includes(gsmError)),
    isConsentRefused: consentRefusals.includes(status),
  };
}
