import { type DeliveryReport, fieldOf, wordOf } from '../gateways/gateway.ts';
import { readWhatsappError } from './whatsappErrors.ts';
import { whatsappText } from './whatsappText.ts';

/** What has become of a message; `problem` where it is one of the account. */
export interface WhatsappStatus {
  report: DeliveryReport;
  problem: string | undefined;
}

/** What somebody has written to the office's number. */
export interface WhatsappAnswer {
  /** WhatsApp's id of it, the same when it comes again. */
  id: string;
  /** `+` and digits. */
  from: string;
  /** The name that they go by there; '' for none. */
  profileName: string;
  text: string;
  /** WhatsApp's id of the message that they have answered. */
  answers: string | undefined;
}

interface WhatsappEvents {
  statuses: WhatsappStatus[];
  answers: WhatsappAnswer[];
}

/** Reads what the webhook was posted, of this number; anything else is left out. */
export function readEvents(body: unknown, phoneId: string): WhatsappEvents {
  const values = listOf(fieldOf(body, 'entry'))
    .flatMap((entry) => listOf(fieldOf(entry, 'changes')))
    .map((change) => fieldOf(change, 'value'))
    .filter((value) => (wordOf(fieldOf(value, 'metadata', 'phone_number_id')) ?? phoneId) === phoneId);
  return {
    statuses: values.flatMap((value) => listOf(fieldOf(value, 'statuses')).flatMap(readStatus)),
    answers: values.flatMap((value) =>
      listOf(fieldOf(value, 'messages')).flatMap((message) => readAnswer(message, value)),
    ),
  };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** `read` may come without `delivered`. */
const states: Readonly<Record<string, DeliveryReport['state']>> = {
  sent: 'open',
  delivered: 'delivered',
  read: 'delivered',
  failed: 'undelivered',
};

function readStatus(status: unknown): WhatsappStatus[] {
  const reference = wordOf(fieldOf(status, 'id'));
  const deliveryKey = wordOf(fieldOf(status, 'biz_opaque_callback_data'));
  const state = states[wordOf(fieldOf(status, 'status')) ?? ''];
  if (state === undefined || (reference ?? deliveryKey) === undefined) return [];
  const named = { reference, deliveryKey, state };
  if (state !== 'undelivered') return [{ report: named, problem: undefined }];
  const code = fieldOf(status, 'errors', '0', 'code');
  const error = readWhatsappError(code);
  const reason = error?.reason ?? whatsappText.failed(wordOf(code));
  return [{ report: { ...named, reason }, problem: error?.failure === 'account' ? reason : undefined }];
}

/** As long as a message of the contact form. */
const maxLetters = 5000;

function readAnswer(message: unknown, value: unknown): WhatsappAnswer[] {
  const id = wordOf(fieldOf(message, 'id'));
  const from = wordOf(fieldOf(message, 'from'))?.replace(/^\+/, '');
  const text = textOf(message);
  if (id === undefined || from === undefined || !/^\d{7,15}$/.test(from) || text === undefined) return [];
  const profile = listOf(fieldOf(value, 'contacts')).find((one) => wordOf(fieldOf(one, 'wa_id')) === from);
  return [
    {
      id,
      from: `+${from}`,
      profileName: (wordOf(fieldOf(profile, 'profile', 'name')) ?? '').replaceAll(/\s+/g, ' ').slice(0, 100),
      text: [...text].slice(0, maxLetters).join(''),
      answers: wordOf(fieldOf(message, 'context', 'id')),
    },
  ];
}

/** What is no text stays at WhatsApp; the office hears of it. */
const attachments: Readonly<Record<string, string>> = {
  image: 'Fotoğraf',
  video: 'Video',
  audio: 'Sesli mesaj',
  document: 'Dosya',
  sticker: 'Çıkartma',
  location: 'Konum',
  contacts: 'Kişi kartı',
};

/** @returns undefined for what nobody has written, such as a change of number. */
function textOf(message: unknown): string | undefined {
  const type = wordOf(fieldOf(message, 'type')) ?? '';
  if (type === 'text') return wordOf(fieldOf(message, 'text', 'body'));
  if (type === 'button') return wordOf(fieldOf(message, 'button', 'text'));
  if (type === 'interactive') {
    const reply = fieldOf(message, 'interactive');
    return wordOf(fieldOf(reply, 'button_reply', 'title')) ?? wordOf(fieldOf(reply, 'list_reply', 'title'));
  }
  if (type === 'reaction') return wordOf(fieldOf(message, 'reaction', 'emoji'));
  const attachment = attachments[type];
  if (attachment === undefined) return type === 'unsupported' ? whatsappText.unreadable : undefined;
  const caption = wordOf(fieldOf(message, type, 'caption'));
  return [whatsappText.attached(attachment), ...(caption === undefined ? [] : [caption])].join('\n');
}
