/**
 * NetGSM, REST v2, as the official client netgsm/netgsm-sms-js (33ca386, 2025-12-30) calls it.
 * `referansID` is known from the package hakanispirli/netgsm-laravel alone.
 */
import { smsEncoding, withoutUnicode } from '../../../rules/messages/smsText.ts';
import type { SmsAccountConfig } from '../../config/smsConfig.ts';
import { callGateway, jsonPost } from './callGateway.ts';
import {
  type AskedReports,
  checkHeader,
  type DeliveryReport,
  fieldOf,
  gatewayText,
  readJson,
  resultOf,
  type SendResult,
  type Sms,
  type SmsGateway,
  wordOf,
} from './gateway.ts';

const liveUrl = 'https://api.netgsm.com.tr';
const minuteSeconds = 60;
/** Of `iysfilter`; 11 is commercial to a person, who is looked up in İYS. */
const iysFilters = { informational: '0', commercial: '11' } as const;
/** The report may learn of a message later than its sender. */
const minRepeatSeconds = 60;
const maxReportRows = 500;

const accountProblems: Readonly<Record<string, string>> = {
  '30': 'NetGSM kullanıcı adını, şifreyi ya da bu sunucunun IP adresini kabul etmiyor',
  '40': 'SMS başlığı NetGSM’de tanımlı değil',
  '50': 'NetGSM hesabı İYS kontrollü gönderime kapalı',
  '51': 'NetGSM hesabında İYS marka bilgisi yok',
};

/** @param config with `header` as it is registered. */
export function createNetgsm({ user, password, header, apiUrl }: SmsAccountConfig): SmsGateway {
  const base = `${apiUrl ?? liveUrl}/sms/rest/v2`;
  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const post = (path: string, body: unknown, signal: AbortSignal) =>
    callGateway(`${base}/${path}`, jsonPost(body, { authorization }), signal);

  async function askReports(query: object, signal: AbortSignal): Promise<AskedReports | undefined> {
    const page = { pagenumber: 0, pagesize: maxReportRows };
    const answer = await post('report', { ...query, ...page }, signal);
    if (typeof answer === 'string') return undefined;
    const body = readJson(answer.body);
    const jobs = fieldOf(body, 'jobs');
    const code = wordOf(fieldOf(body, 'code'));
    if (Array.isArray(jobs)) return jobs.flatMap((job) => readNetgsmReport(job) ?? []);
    if (code === '80') return 'busy';
    // no record, or none yet
    return code === '60' ? [] : undefined;
  }

  return {
    provider: 'netgsm',

    async send(sms, signal) {
      const answer = await post('send', messageOf(sms, header), signal);
      return resultOf(answer, ({ body }) => readSend(readJson(body)));
    },

    async beforeRepeat({ deliveryKey, secondsAgo }, signal) {
      if (secondsAgo < minRepeatSeconds) return { decision: 'wait', reason: gatewayText.unanswered };
      // a day around it, since the gateway's clock is Turkish
      const startdate = dateOf(new Date(Date.now() - secondsAgo * 1000 - 5 * minuteSeconds * 1000));
      const stopdate = dateOf(new Date(Date.now() + minuteSeconds * 1000));
      const found = await askReports({ startdate, stopdate }, signal);
      if (found === undefined || found === 'busy')
        return { decision: 'wait', reason: gatewayText.askedInVain };
      const known = found.find((report) => report.deliveryKey === deliveryKey);
      if (known === undefined) return { decision: 'send' };
      return { decision: 'taken', ...(known.reference !== undefined && { reference: known.reference }) };
    },

    async checkAccount(signal) {
      const answer = await callGateway(`${base}/msgheader`, { headers: { authorization } }, signal);
      if (typeof answer === 'string') return 'unknown';
      const body = readJson(answer.body);
      const code = wordOf(fieldOf(body, 'code'));
      const refusal = code === undefined ? undefined : accountProblems[code];
      if (refusal !== undefined) return { problem: gatewayText.refused(refusal, code ?? '') };
      return checkHeader(fieldOf(body, 'msgheaders'), header, accountProblems['40']);
    },

    reports: {
      max: 100,
      async ask(references, signal) {
        return (await askReports({ jobids: references }, signal)) ?? 'busy';
      },
    },
  };
}

function messageOf({ to, text, deliveryKey, messageClass }: Sms, msgheader: string) {
  // under 'TR' a Unicode character is lost
  const msg = withoutUnicode(text);
  return {
    msgheader,
    messages: [{ msg, no: to.replace(/^\+(?:90(?=5\d{9}$))?/, '') }],
    ...(smsEncoding(msg) === 'turkish' && { encoding: 'TR' }),
    iysfilter: iysFilters[messageClass],
    referansID: deliveryKey,
  };
}

function readSend(body: unknown): SendResult | undefined {
  const code = wordOf(fieldOf(body, 'code'));
  const jobid = wordOf(fieldOf(body, 'jobid'));
  if (code === undefined) return undefined;
  // 01 and 02: taken, with another date
  if (/^0[012]$/.test(code)) return jobid === undefined ? undefined : { end: 'taken', reference: jobid };
  const problem = accountProblems[code];
  if (problem !== undefined) return { end: 'accountRefused', reason: gatewayText.refused(problem, code) };
  if (code === '80' || code === '85')
    return {
      end: 'later',
      reason: gatewayText.refused('NetGSM kısa sürede çok sayıda istek aldı', code),
      seconds: minuteSeconds,
    };
  if (code === '100' || code === '101')
    return { end: 'later', reason: gatewayText.refused('NetGSM’de sistem hatası', code), seconds: 0 };
  if (code === '20' || code === '70') {
    const what = code === '20' ? 'NetGSM mesaj metnini kabul etmedi' : 'NetGSM isteği kabul etmedi';
    return { end: 'refused', reason: gatewayText.refused(what, code), isNumberFault: false };
  }
  return undefined;
}

/** Why a message was not delivered, by the status of its report. */
const undelivered: Readonly<Record<string, string>> = {
  '2': 'Süresi içinde teslim edilemedi (telefon kapalı ya da kapsama dışında)',
  '3': 'Numara hatalı ya da kısıtlı',
  '11': 'Operatör mesajı kabul etmedi',
  '12': 'Teslim sırasında hata oluştu',
  '13': 'Aynı mesaj kısa süre önce gönderilmiş',
  '14': 'SMS hesabının kredisi yetersiz',
  '15': 'Alıcı kara listede',
  '16': 'Alıcı İYS’de onay vermemiş',
  '17': 'İYS sorgusunda hata oluştu',
};
const numberFaults = ['3', '15'];
/** People get onto the black list by their own wish. */
const consentRefusals = ['15', '16'];

/** @returns undefined for what is no report of NetGSM. */
export function readNetgsmReport(job: unknown): DeliveryReport | undefined {
  const reference = wordOf(fieldOf(job, 'jobid'));
  const status = wordOf(fieldOf(job, 'status'));
  if (reference === undefined || status === undefined) return undefined;
  const named = { reference, deliveryKey: wordOf(fieldOf(job, 'referansID')) };
  if (status === '1') return { ...named, state: 'delivered' };
  const reason = undelivered[status];
  // 0 waits; 4, not handed to the operator, may still change
  if (reason === undefined) return { ...named, state: 'open' };
  return {
    ...named,
    state: 'undelivered',
    reason: gatewayText.refused(reason, status),
    isNumberFault: numberFaults.includes(status),
    isConsentRefused: consentRefusals.includes(status),
  };
}

/** As `ddMMyyyyHHmm` on the Turkish clock, UTC+3 all year. */
function dateOf(date: Date): string {
  const [year = '', month = '', day = '', hour = '', minute = ''] = new Date(date.getTime() + 3 * 3600_000)
    .toISOString()
    .split(/[-T:]/);
  return `${day}${month}${year}${hour}${minute}`;
}
