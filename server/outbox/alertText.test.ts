import { expect, test } from 'vitest';
import { alertText } from './alertText.ts';

const site = 'https://arazi.example';
const owner = {
  name: 'Ayşe  Işık',
  phone: '0532\n000',
  ada: '101',
  parsel: '7',
  place: 'İzmir, Urla',
  id: 12,
};
const request = alertText.landRequest(site, owner, owner);
const application = alertText.application(site, { ...owner, office: 'Kaya Emlak' });
const contact = alertText.contactMessage(site, { ...owner, subject: 'Tapu' });
const call = alertText.call(site, owner, undefined);

test('an alert says in one line what has arrived, whatever was typed', () => {
  expect([request, application, contact]).toMatchObject([
    {
      subject: 'Yeni arazi talebi',
      arrival: {
        kind: 'landRequest',
        line: 'Arazi talebi: Ayşe Işık, 0532 000, İzmir, Urla, 101 ada 7 parsel',
        list: `${site}/admin/new-land`,
      },
    },
    {
      subject: 'Yeni danışman başvurusu',
      arrival: {
        kind: 'application',
        line: 'Danışman başvurusu: Ayşe Işık, 0532 000, Kaya Emlak',
        list: `${site}/admin/new-user`,
      },
    },
    {
      subject: 'Yeni iletişim mesajı',
      arrival: {
        kind: 'contactMessage',
        line: 'İletişim mesajı: Ayşe Işık, 0532 000, Tapu',
        list: `${site}/admin/messages`,
      },
    },
  ]);
});

test("an owner's reply without a note is told in three lines", () => {
  const offer = {
    il_adi: 'İzmir',
    ilce_adi: 'Urla',
    mahalle_adi: 'Bademler',
    ada: '101',
    parsel: '7',
    teklif_tutar: 1_250_000,
    expires_at: '2026-11-25T09:12:44.000Z',
  };
  const said = 'Teklif cevabı: Ayşe Işık, 0532 000: aranmak istiyor';
  const parcel = 'İzmir, Urla, Bademler, 101 ada 7 parsel';
  expect(alertText.ownerReply(site, owner, offer, { reply: 'callMe', note: '' })).toEqual({
    subject: 'Teklif cevabı',
    body: `${said}\n${parcel}, 1.250.000 TL\n${site}/admin/land-detail/12`,
    arrival: { kind: 'ownerReply', line: `${said}, ${parcel}`, list: `${site}/admin/new-land` },
  });
});

test('a summary counts each kind of arrival, and calls apart from them', () => {
  const reply = { kind: 'ownerReply', line: 'Teklif cevabı', list: `${site}/admin/new-land` } as const;
  const arrivals = [request.arrival, application.arrival, contact.arrival, reply, call.arrival, call.arrival];
  expect(alertText.summary(arrivals, 'sms')).toEqual({
    subject: '6 yeni bildirim',
    body: [
      'Yeni gelenler: 1 arazi talebi, 1 danışman başvurusu, 1 iletişim mesajı, 1 teklif cevabı',
      'Aranacaklar: 2 arazi talebi',
      `${site}/admin/new-land`,
      `${site}/admin/new-user`,
      `${site}/admin/messages`,
      `${site}/admin/new-land?work=mine`,
    ].join('\n'),
  });
});

test('a summary of calls alone tells of no arrivals', () => {
  expect(alertText.summary([call.arrival, call.arrival], 'email').body).toBe(
    ['Aranacaklar: 2 arazi talebi', call.arrival.line, call.arrival.line, call.arrival.list].join('\n'),
  );
});
