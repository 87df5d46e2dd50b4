import { wordOf } from '../gateways/gateway.ts';

/**
 * What an error means for a message:
 * - `again`: it was not taken, and may be later.
 * - `account`: nothing is sent until the office changes something at Meta.
 * - `person`: not to this person by WhatsApp.
 */
export type WhatsappFailure = 'again' | 'account' | 'person';

interface KnownError {
  failure: WhatsappFailure;
  reason: string;
}

const again = (reason: string): KnownError => ({ failure: 'again', reason });
const account = (reason: string): KnownError => ({ failure: 'account', reason });
const person = (reason: string): KnownError => ({ failure: 'person', reason });

const badToken = account('Meta erişim anahtarını kabul etmiyor');
const noPermission = account('Erişim anahtarının WhatsApp mesajı gönderme izni yok');
const badRequest = account('Meta isteği kabul etmedi; numara kimliğini ve şablonu kontrol edin');
const badParameters = account('WhatsApp şablonunun alanları beklenenden farklı');
const busy = again('WhatsApp kısa sürede çok sayıda istek aldı');
const outOfOrder = again('WhatsApp’ta geçici bir sorun var');

/** By the code alone: titles change, and Meta advises against them. */
const errors: Readonly<Record<string, KnownError>> = {
  '0': badToken,
  '2': outOfOrder,
  '3': noPermission,
  '4': busy,
  '10': noPermission,
  '100': badRequest,
  '190': badToken,
  '200': noPermission,
  '368': account('WhatsApp hesabı kural ihlali nedeniyle kısıtlandı'),
  '80007': busy,
  '130429': busy,
  '130497': person('WhatsApp hesabı bu ülkedeki numaralara mesaj gönderemiyor'),
  '131000': outOfOrder,
  '131008': badRequest,
  '131016': outOfOrder,
  '131026': person('Numara WhatsApp’ta yok ya da mesajı alamıyor'),
  '131030': person('Numara WhatsApp hesabının deneme listesinde değil'),
  '131031': account('WhatsApp hesabı kilitlendi'),
  '131042': account('WhatsApp hesabının ödemesinde sorun var'),
  '131047': person('WhatsApp bu kişiye mesajı şablonsuz saydı'),
  '131049': person('WhatsApp bu kişiye şimdilik mesaj iletmiyor'),
  '131050': person('Alıcı bu hesaptan WhatsApp mesajı almak istemiyor'),
  '131056': again('Bu kişiye kısa sürede çok sayıda WhatsApp mesajı gönderildi'),
  '132000': badParameters,
  '132001': account('WhatsApp şablonu bulunamadı ya da Türkçesi onaylanmadı'),
  '132012': badParameters,
  '132015': account('WhatsApp şablonu düşük kalite nedeniyle duraklatıldı'),
  '132016': account('WhatsApp şablonu düşük kalite nedeniyle kapatıldı'),
  '133010': account('Numara WhatsApp Cloud API’ye kayıtlı değil'),
};

/** @returns undefined for a code that is not known. */
export function readWhatsappError(code: unknown): KnownError | undefined {
  const word = wordOf(code);
  const known = word === undefined ? undefined : errors[word];
  return known && { ...known, reason: `${known.reason} (${word})` };
}

/** The codes that are known, for the test of each. */
export const whatsappErrorCodes: readonly string[] = Object.keys(errors);
