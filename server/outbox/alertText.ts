import type { components } from '../../api/schema.ts';
import { bytesText } from '../../rules/documents/bytesText.ts';
import { landRequestReference } from '../../rules/land-requests/reference.ts';
import { amountInTl } from '../../rules/records/amount.ts';
import { paths } from '../../rules/site/paths.ts';
import type { Arrival } from '../database/tables/outbox.ts';

type Schemas = components['schemas'];

/** An alert without its recipient. */
export interface Alert {
  subject: string;
  body: string;
  arrival: Arrival;
}

interface Plot {
  place: string;
  ada: string;
  parsel: string;
}

interface Person {
  name: string;
  phone: string;
}

/** Letters of a stranger's text in an alert, which may be a text message. */
const maxQuoted = 120;

/**
 * What the office is told about arrivals, and admins about calls that are due. Links begin with
 * `site`, the product's address.
 */
export const alertText = {
  /** @param place such as `İzmir, Urla, Kuşçular Mah.` */
  landRequest(
    site: string,
    owner: Person & { ada: string; parsel: string },
    { place, id }: { place: string; id: number },
  ): Alert {
    const [name, phone] = [oneLine(owner.name), oneLine(owner.phone)];
    const parcel = parcelOf({ ...owner, place });
    const reference = landRequestReference(id);
    return {
      subject: 'Yeni arazi talebi',
      body: `Yeni arazi talebi ${reference}: ${name}, ${phone}\n${parcel}\n${site}${paths.adminLandRequest.to(id)}`,
      arrival: {
        kind: 'landRequest',
        line: `Arazi talebi ${reference}: ${name}, ${phone}, ${parcel}`,
        list: site + paths.adminNewLandRequests.to(),
      },
    };
  },

  application(site: string, consultant: Person & { office: string; id: number }): Alert {
    const [name, phone] = [oneLine(consultant.name), oneLine(consultant.phone)];
    const [office, id] = [oneLine(consultant.office), consultant.id];
    return {
      subject: 'Yeni danışman başvurusu',
      body: `Yeni danışman başvurusu: ${name}, ${phone}\n${office}\n${site}${paths.adminConsultant.to(id)}`,
      arrival: {
        kind: 'application',
        line: `Danışman başvurusu: ${name}, ${phone}, ${office}`,
        list: site + paths.adminNewConsultants.to(),
      },
    };
  },

  /**
   * The record is of whoever applied first with the address. Its phone gets the link of an approval.
   * @param consultant.id that of the record; undefined for an admin's, which no page shows.
   */
  repeatedApplication(site: string, consultant: Person & { office: string; id: number | undefined }): Alert {
    const [name, phone, office] = [consultant.name, consultant.phone, consultant.office].map(oneLine);
    const { id } = consultant;
    const record = id === undefined ? paths.adminTeam.to() : paths.adminConsultant.to(id);
    const said =
      id === undefined
        ? 'Yazılanlar kaydedilmedi. Bu adres bir yöneticinin hesabına ait; onaylanacak bir kayıt yok.'
        : 'Yazılanlar kaydedilmedi. Bağlantıdaki kayıt başka birine ait olabilir; onaylamadan önce bu mesajdaki numarayı arayın.';
    return {
      subject: 'Kayıtlı adresle başvuru',
      body: `Kayıtlı bir e-posta adresiyle başvuru: ${name}, ${phone}\n${office}\n${said}\n${site}${record}`,
      arrival: {
        kind: 'application',
        line: `Kayıtlı adresle başvuru: ${name}, ${phone}, ${office}`,
        list: site + paths.adminConsultants.to(),
      },
    };
  },

  contactMessage(site: string, visitor: Person & { subject: string; id: number }): Alert {
    const [name, phone] = [oneLine(visitor.name), oneLine(visitor.phone)];
    const subject = oneLine(visitor.subject);
    return {
      subject: 'Yeni iletişim mesajı',
      body: `Yeni iletişim mesajı: ${name}, ${phone}\n${subject}\n${site}${paths.adminMessage.to(visitor.id)}`,
      arrival: {
        kind: 'contactMessage',
        line: `İletişim mesajı: ${name}, ${phone}, ${subject}`,
        list: site + paths.adminMessages.to(),
      },
    };
  },

  /** Somebody has written by WhatsApp; the panel has the whole text. */
  whatsappMessage(site: string, sender: Person & { message: string; id: number }): Alert {
    const [name, phone] = [oneLine(sender.name), oneLine(sender.phone)];
    const letters = [...oneLine(sender.message)];
    const said = letters.length > maxQuoted ? `${letters.slice(0, maxQuoted).join('')}…` : letters.join('');
    return {
      subject: 'WhatsApp’tan mesaj',
      body: `WhatsApp’tan mesaj: ${name}, ${phone}\n${said}\n${site}${paths.adminMessage.to(sender.id)}`,
      arrival: {
        kind: 'contactMessage',
        line: `WhatsApp mesajı: ${name}, ${phone}, ${said}`,
        list: site + paths.adminMessages.to(),
      },
    };
  },

  /** @param offer with the names of its place. */
  ownerReply(
    site: string,
    owner: Person & { id: number },
    offer: Schemas['OwnerOffer'],
    { reply, note, karsi_teklif }: Omit<Schemas['OwnerReply'], 'tarih'>,
  ): Alert {
    const [name, phone, id] = [oneLine(owner.name), oneLine(owner.phone), owner.id];
    const place = `${offer.il_adi}, ${offer.ilce_adi}, ${offer.mahalle_adi}`;
    const parcel = parcelOf({ ...offer, place });
    const said = `Teklif cevabı ${landRequestReference(id)}: ${name}, ${phone}: ${replied[reply]}`;
    const wanted = karsi_teklif === undefined ? [] : [`Kabul edeceği tutar: ${amountInTl(karsi_teklif)}`];
    const lines = [
      said,
      `${parcel}, ${amountInTl(offer.teklif_tutar)}`,
      ...wanted,
      ...(note ? [`Not: ${oneLine(note)}`] : []),
      site + paths.adminLandRequest.to(id),
    ];
    return {
      subject: 'Teklif cevabı',
      body: lines.join('\n'),
      arrival: {
        kind: 'ownerReply',
        line: [said, parcel, ...wanted].join(', '),
        list: `${site}${paths.adminNewLandRequests.to()}?work=answered`,
      },
    };
  },

  /** An owner has added photographs to a land request. */
  photos(site: string, owner: Person & Plot & { id: number }): Alert {
    const [name, phone] = [oneLine(owner.name), oneLine(owner.phone)];
    const parcel = parcelOf(owner);
    const arrived = `Arazi sahibi fotoğraf gönderdi (${landRequestReference(owner.id)})`;
    return {
      subject: 'Yeni fotoğraf',
      body: `${arrived}: ${name}, ${phone}\n${parcel}\n${site}${paths.adminLandRequest.to(owner.id)}`,
      arrival: {
        kind: 'photos',
        line: `${arrived}: ${name}, ${phone}, ${parcel}`,
        list: site + paths.adminNewLandRequests.to(),
      },
    };
  },

  /** An owner has sent papers for a purchase; it says nothing of what is in them. */
  papers(site: string, owner: Person & Plot & { id: number }): Alert {
    const [name, phone] = [oneLine(owner.name), oneLine(owner.phone)];
    const parcel = parcelOf(owner);
    const arrived = `Arazi sahibi belge gönderdi (${landRequestReference(owner.id)})`;
    return {
      subject: 'Satın alma için yeni belge',
      body: `${arrived}: ${name}, ${phone}\n${parcel}\n${site}${paths.adminLandRequest.to(owner.id)}`,
      arrival: {
        kind: 'papers',
        line: `${arrived}: ${name}, ${phone}, ${parcel}`,
        list: site + paths.adminNewLandRequests.to(),
      },
    };
  },

  /**
   * Reminds of an appointment at the land registry.
   * @param appointment.time in Istanbul, such as `2026-12-10T10:30`.
   */
  appointment(
    site: string,
    owner: Person & Plot & { id: number },
    appointment: { time: string; place: string },
  ): Alert {
    const [name, phone] = [oneLine(owner.name), oneLine(owner.phone)];
    const parcel = parcelOf(owner);
    const [day = '', hour = ''] = appointment.time.split('T');
    const when = `${day.split('-').toReversed().join('.')} ${hour}, ${appointment.place}`;
    const due = `Yarın tapu randevusu var (${landRequestReference(owner.id)}): ${when}`;
    return {
      subject: 'Yarınki tapu randevusu',
      body: `${due}\n${name}, ${phone}\n${parcel}\n${site}${paths.adminLandRequest.to(owner.id)}`,
      arrival: {
        kind: 'appointment',
        line: `${due}: ${name}, ${phone}, ${parcel}`,
        list: site + paths.adminNewLandRequests.to(),
      },
    };
  },

  /** Tells an admin of a land request that somebody else has given them. */
  assigned(site: string, owner: Person & Plot & { id: number }): Alert {
    const [name, phone] = [oneLine(owner.name), oneLine(owner.phone)];
    const parcel = parcelOf(owner);
    const subject = 'Size bir talep atandı';
    const given = `${subject} (${landRequestReference(owner.id)})`;
    return {
      subject,
      body: `${given}: ${name}, ${phone}\n${parcel}\n${site}${paths.adminLandRequest.to(owner.id)}`,
      arrival: {
        kind: 'assigned',
        line: `${given}: ${name}, ${phone}, ${parcel}`,
        list: `${site}${paths.adminNewLandRequests.to()}?work=mine`,
      },
    };
  },

  /** Tells an admin of a contact message that somebody else has given them. */
  assignedMessage(site: string, visitor: Person & { subject: string; id: number }): Alert {
    const [name, phone] = [oneLine(visitor.name), oneLine(visitor.phone)];
    const subject = oneLine(visitor.subject);
    const given = 'Size bir iletişim mesajı atandı';
    return {
      subject: given,
      body: `${given}: ${name}, ${phone}\n${subject}\n${site}${paths.adminMessage.to(visitor.id)}`,
      arrival: {
        kind: 'assignedMessage',
        line: `${given}: ${name}, ${phone}, ${subject}`,
        list: `${site}${paths.adminMessages.to()}?assignee=mine&answered=false`,
      },
    };
  },

  /**
   * Reminds of a planned call.
   * @param overdueSince the planned day of an overdue call, such as `2026-11-20`.
   */
  call(
    site: string,
    owner: Person & Plot & { id: number; time?: string | undefined },
    overdueSince: string | undefined,
  ): Alert {
    const [name, phone] = [oneLine(owner.name), oneLine(owner.phone)];
    const parcel = parcelOf(owner);
    const day = overdueSince?.split('-').toReversed().join('.');
    const reference = landRequestReference(owner.id);
    const hour = owner.time === undefined ? '' : `, saat ${owner.time}`;
    const due =
      day === undefined ? `Bugün aranacak (${reference})${hour}` : `Araması gecikti (${reference}, ${day})`;
    return {
      subject: day === undefined ? 'Bugün aranacak talep' : 'Araması geciken talep',
      body: `${due}: ${name}, ${phone}\n${parcel}\n${site}${paths.adminLandRequest.to(owner.id)}`,
      arrival: {
        kind: 'call',
        line: `${due}: ${name}, ${phone}, ${parcel}`,
        list: `${site}${paths.adminNewLandRequests.to()}?work=mine`,
      },
    };
  },

  /** Warns of a disk that fills up. */
  disk(site: string, { level, free_bytes, free_percent }: Schemas['DiskWarning']): Alert {
    const free = `${bytesText(free_bytes)} boş yer kaldı (%${free_percent})`;
    const line =
      level === 'full'
        ? `Disk doldu: ${free}. Yer açılana kadar dosya yüklenemez.`
        : `Disk doluyor: ${free}. Dolarsa dosya yüklenemez.`;
    const list = site + paths.admin.to();
    return {
      subject: level === 'full' ? 'Disk doldu' : 'Disk doluyor',
      body: `${line}\nLütfen sistem yöneticinize haber verin.\n${list}`,
      arrival: { kind: 'disk', line, list },
    };
  },

  /**
   * A program was not told something, and is not tried again.
   * @param host of the webhook: its path may be secret.
   * @param hasEnded whether the receiver has answered that it wants nothing more.
   */
  webhook(site: string, host: string, hasEnded: boolean): Alert {
    const line = hasEnded
      ? `Webhook kapandı: ${host} artık bildirim istemiyor.`
      : `Webhook bildirimi gönderilemedi: ${host} bildirimi almadı, artık denenmeyecek.`;
    const advice = hasEnded
      ? 'Yanlışlıkla olduysa panelden yeniden açın.'
      : 'Alıcı düzelince panelden yeniden gönderebilirsiniz.';
    const list = site + paths.adminWebhooks.to();
    return {
      subject: hasEnded ? 'Webhook kapandı' : 'Webhook bildirimi gönderilemedi',
      body: `${line}\n${advice}\n${list}`,
      arrival: { kind: 'webhook', line, list },
    };
  },

  /** One message for several arrivals and calls; a text message holds their numbers alone. */
  summary(arrivals: readonly Arrival[], channel: 'email' | 'sms'): { subject: string; body: string } {
    const kinds = Map.groupBy(arrivals, ({ kind }) => kind);
    const calls = kinds.get('call') ?? [];
    kinds.delete('call');
    const disks = kinds.get('disk') ?? [];
    kinds.delete('disk');
    const webhooks = kinds.get('webhook') ?? [];
    kinds.delete('webhook');
    const counts = [...kinds].map(([kind, some]) => counted[kind](some.length)).join(', ');
    const heads = [
      ...(channel === 'sms' ? disks.map(({ line }) => line) : []),
      ...(counts === '' ? [] : [`Yeni gelenler: ${counts}`]),
      ...(calls.length === 0 ? [] : [`Aranacaklar: ${counted.call(calls.length)}`]),
      ...(webhooks.length === 0 ? [] : [`Ulaşılamayan: ${counted.webhook(webhooks.length)}`]),
    ];
    const lists = [...new Set(arrivals.map(({ list }) => list))];
    const lines = channel === 'email' ? arrivals.map(({ line }) => line) : [];
    return {
      subject: `${arrivals.length} yeni bildirim`,
      body: [...heads, ...lines, ...lists].join('\n'),
    };
  },
};

/** @param plot with its place, such as `İzmir, Urla, Kuşçular Mah.` */
const parcelOf = ({ place, ada, parsel }: Plot) => `${place} ${oneLine(ada)} ada ${oneLine(parsel)} parsel`;

/** What a stranger typed must not look like a line of ours. */
export const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ');

/** No plural after a number. */
const counted: Record<Arrival['kind'], (count: number) => string> = {
  landRequest: (count) => `${count} arazi talebi`,
  assigned: (count) => `size atanan ${count} talep`,
  assignedMessage: (count) => `size atanan ${count} iletişim mesajı`,
  call: (count) => `${count} arazi talebi`,
  application: (count) => `${count} danışman başvurusu`,
  contactMessage: (count) => `${count} iletişim mesajı`,
  ownerReply: (count) => `${count} teklif cevabı`,
  photos: (count) => `${count} talebe fotoğraf`,
  papers: (count) => `${count} talebe belge`,
  appointment: (count) => `yarın ${count} tapu randevusu`,
  disk: (count) => `${count} disk uyarısı`,
  webhook: (count) => `${count} webhook`,
};

const replied: Record<Schemas['Reply'], string> = {
  accept: 'teklifi kabul ediyor',
  decline: 'teklifi istemiyor',
  callMe: 'aranmak istiyor',
};
