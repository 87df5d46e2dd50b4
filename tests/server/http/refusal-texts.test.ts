/**
 * The sentences of refusals that are in no example of the contract: those are compared with what the
 * server answers at the end of the whole run (`scripts/checks/answers.ts`).
 */
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { sampleLandRequest } from '../../sampleLandRequest.ts';
import { applicationForm, jpg, pdf, png } from '../fixtures/forms.ts';
import { adForm, mediaFields, type RecordServer } from '../fixtures/recordServer.ts';
import { recordTest } from '../fixtures/recordTest.ts';

type Ask = (server: RecordServer) => Promise<{ statusCode: number; body: string }>;

const apply =
  (changes: Parameters<typeof applicationForm>[0], ...more: ReturnType<typeof applicationForm>): Ask =>
  ({ submitForm }) =>
    submitForm(
      'POST',
      '/users',
      [...applicationForm({ email: 'metin@example.com', ...changes }), ...more],
      {},
    );
const changeAd =
  (changes: Record<string, string>, ...media: Uint8Array[]): Ask =>
  async ({ addAd, submitForm }) =>
    await submitForm('PATCH', `/lands/update/${await addAd()}`, adForm(changes, mediaFields(...media)));
const contact =
  (changes: object): Ask =>
  ({ call }) =>
    call(
      'POST',
      '/users/contact',
      { name: 'Ece', last_name: 'Er', phone: '1', subject: 'a', message: 'b', ...changes },
      {},
    );
const get =
  (path: string): Ask =>
  ({ call }) =>
    call('GET', path);
const changePassword =
  (password: string): Ask =>
  async ({ addConsultant, signIn, submitForm }) => {
    const id = await addConsultant({ email: `${randomUUID()}@example.com` });
    return await submitForm('PATCH', `/users/${id}`, { password }, await signIn(id));
  };
const savePost =
  (content: string): Ask =>
  ({ submitForm }) =>
    submitForm('POST', '/blog', { title: 'Yazı', content });
const image = (name: string) => `<img src="/api/v1/users/docs/${name.repeat(20)}.png">`;

/** The header of an image that says it has 60,000 × 60,000 pixels. */
function hugeImage(): Buffer {
  const bomb = Buffer.from(png);
  for (const at of [16, 20]) bomb.writeUInt32BE(60_000, at);
  return bomb;
}
const brokenImage = Buffer.concat([png.subarray(0, 33), Buffer.alloc(64)]);

const cases: readonly (readonly [sentence: string, status: number, ask: Ask])[] = [
  [
    'Gönderilen bilgiler geçerli değil.',
    400,
    ({ app }) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/users/login',
        headers: { 'content-type': 'application/json' },
        payload: '{',
      }),
  ],
  [
    'Bu isteğe izin verilmiyor. Lütfen sayfayı yenileyip tekrar deneyin.',
    401,
    ({ call }) => call('POST', '/lands/all', sampleLandRequest, { 'x-token': 'yanlis' }),
  ],
  ['Lütfen bir metin giriniz.', 400, contact({ subject: {} })],
  [
    'Bu alanda kullanılamayan bir karakter var. Lütfen alanı temizleyip yeniden yazınız.',
    400,
    contact({ subject: 'a\u0007b' }),
  ],
  ['En fazla 100 karakter girebilirsiniz.', 400, get(`/lands?q=${'a'.repeat(101)}`)],
  [
    'En az 20 karakter giriniz.',
    400,
    ({ call }) => call('POST', '/users/reset-password', { token: 'kisa', password: 'Kuscular.35' }, {}),
  ],
  ['Lütfen geçerli bir sayı giriniz.', 400, get('/lands?size=on')],
  ['Değer en az 1 olmalıdır.', 400, get('/lands?size=0')],
  ['Değer en fazla 100 olabilir.', 400, get('/lands?size=101')],
  ['Lütfen listeden bir seçenek seçiniz.', 400, get('/lands?sort=boyle')],
  ['Lütfen geçerli bir değer giriniz.', 400, get('/lands?from=dun')],
  // what is no object is no file either
  [
    'Lütfen geçerli bir değer giriniz.',
    400,
    ({ call, publicHeaders }) =>
      call('POST', '/lands/all', { ...sampleLandRequest, user: 'Ece' }, publicHeaders),
  ],
  ['Değer 0 sayısından büyük olmalıdır.', 400, changeAd({ metre_kare: '0' })],
  [
    'Lütfen http:// veya https:// ile başlayan bir bağlantı giriniz.',
    400,
    changeAd({ tkgm_link: 'ftp://a.b' }),
  ],
  [
    'Listedeki görsellerden biri bu ilana ait değil. Lütfen sayfayı yenileyip tekrar deneyin.',
    400,
    changeAd({ existing_images: 'yok.jpg' }, jpg),
  ],
  [
    'Teklif tutarı en fazla 999.999.999.999 TL olabilir.',
    400,
    ({ call }) => call('PATCH', '/lands/1', { teklif_tutar: 1e12 }),
  ],
  [
    'Lütfen daha yakın bir gün seçin.',
    400,
    async ({ call, addLandRequest }) =>
      call('PUT', `/lands/work/${await addLandRequest()}`, { next_call_on: '2990-01-01', version: 1 }),
  ],
  ['Şifre yeterince güçlü değil. Lütfen şifre gereksinimlerini kontrol edin.', 400, changePassword('kısa')],
  [
    'Bu şifre çok yaygın olduğu için kolayca tahmin edilebilir. Lütfen başka bir şifre seçin.',
    400,
    changePassword('P@ssw0rd'),
  ],
  [
    'Kendi iki adımlı girişinizi buradan sıfırlayamazsınız. Ayarlar sayfasında bir kod yazarak kapatabilirsiniz.',
    409,
    async ({ call, addColleague }) => {
      const { id, session } = await addColleague();
      return call('POST', `/team/${id}/second-factor/reset`, {}, session);
    },
  ],
  ['Lütfen bir dosya seçin.', 415, apply({ tax_plate: 'levha.pdf' })],
  ['Yalnızca bir dosya yükleyebilirsiniz.', 400, apply({}, ['tax_plate', { data: pdf }])],
  [
    'Görselin çözünürlüğü çok yüksek. Lütfen daha küçük bir görsel seçin.',
    415,
    apply({ certificate: { data: hugeImage() } }),
  ],
  ['Bu görsel açılamıyor. Lütfen başka bir dosya seçin.', 415, apply({ certificate: { data: brokenImage } })],
  [
    'Metindeki 1. görsel artık kayıtlı değil. Lütfen bu görseli metinden silin, gerekiyorsa yeniden yükleyin.',
    400,
    savePost(image('a')),
  ],
  [
    'Metindeki 1. ve 2. görseller artık kayıtlı değil. Lütfen bu görselleri metinden silin, gerekiyorsa yeniden yükleyin.',
    400,
    savePost(image('a') + image('b')),
  ],
];

recordTest.for(cases)('a refusal says: %s', async ([sentence, status, ask], { server }) => {
  const { statusCode, body } = await ask(server);
  const { message, fields = {} }: { message: string; fields?: Record<string, string> } = JSON.parse(body);
  expect(statusCode, body).toBe(status);
  expect([message, ...Object.values(fields)]).toContain(sentence);
});
