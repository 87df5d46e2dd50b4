import {
  maxPapers,
  type PurchaseStep,
  type StepFault,
  type StepFaults,
  type StepName,
} from '../../../rules/land-requests/purchaseStep.ts';
import { landRequestReference } from '../../../rules/land-requests/reference.ts';
import { amountInTl } from '../../../rules/records/amount.ts';

const days = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' });
/** Such as `10 Aralık 2026`. */
const dayText = (day: string) => days.format(new Date(day));

/** Such as `10 Aralık 2026 günü saat 10.30`. */
function appointmentText(time: string): string {
  const [day = '', hour = ''] = time.split('T');
  return `${dayText(day)} günü saat ${hour.replace(':', '.')}`;
}

const faultTexts: Record<Exclude<StepFault, 'missing'>, string> = {
  past: 'Bu zaman geçti. Lütfen ileri bir zaman seçin.',
  future: 'Tamamlanan bir adımın tarihi bugünden sonra olamaz.',
  tooFar: 'Lütfen daha yakın bir gün seçin.',
  noDay: 'Takvimde böyle bir gün yok.',
  noIban: 'Bu IBAN geçerli değil. Lütfen TR ile başlayan 26 karakteri kontrol edin.',
  noAmount: 'Tutar 0’dan büyük olmalıdır.',
};

const missingTexts: Record<keyof StepFaults, string> = {
  reason: 'Lütfen adımın neden atlandığını yazın.',
  day: 'Lütfen tarihi seçin.',
  amount: 'Lütfen tutarı yazın.',
  randevu_tarihi: 'Lütfen randevunun tarihini ve saatini seçin.',
  randevu_yeri: 'Lütfen randevunun yerini yazın.',
  iban: 'Lütfen IBAN’ı yazın.',
};

/** What a message calls each step. */
const names: Record<StepName, string> = {
  papers: 'Belge',
  visit: 'Yerinde inceleme',
  appointment: 'Tapu randevusu',
  iban: 'IBAN',
  payment: 'Ödeme',
  deed: 'Tapu devri',
};

/**
 * What has become of a step, behind the land request's reference. Nothing that a visitor wrote stands in it,
 * and of an IBAN only its end.
 */
function newsOf(step: PurchaseStep, before: PurchaseStep): string {
  const { state, day, amount, randevu_tarihi: time, randevu_yeri: place, iban } = step;
  const on = day === undefined ? '' : ` (${dayText(day)})`;
  const sum = amount === undefined ? '' : `: ${amountInTl(amount)}`;
  const isNewlyCancelled = step.cancelled === true && !before.cancelled && time !== undefined;
  if (isNewlyCancelled) return `${appointmentText(time)} için verilen tapu randevusu iptal edildi.`;
  if (state === 'skipped') return `${names[step.step]} adımına gerek kalmadı.`;
  switch (step.step) {
    case 'papers':
      return state === 'done' ? 'Belgeleriniz tamam.' : 'Belge adımı yeniden açıldı.';
    case 'visit':
      if (state === 'done') return `Arazi yerinde incelendi${on}.`;
      return day === undefined
        ? 'Yerinde inceleme günü yeniden belirlenecek.'
        : `Yerinde inceleme günü ${dayText(day)} olarak planlandı.`;
    case 'appointment': {
      if (time === undefined || step.cancelled) return 'Tapu randevusu yeniden belirlenecek.';
      const when = `${appointmentText(time)}, ${place}`;
      if (state === 'done') return `Tapu randevusu tamamlandı (${when}).`;
      const isNew = before.randevu_tarihi === undefined || before.cancelled === true;
      return isNew ? `Tapu randevunuz ${when}.` : `Tapu randevunuz değişti. Yeni randevu: ${when}.`;
    }
    case 'iban':
      return iban === undefined
        ? 'Kayıtlı IBAN kaldırıldı.'
        : `Ödeme yapılacak IBAN kaydedildi (son dört hanesi ${iban.slice(-4)}). Bu hesap sizin değilse hemen bizi arayın.`;
    case 'payment':
      if (state === 'done') return `Ödemeniz yapıldı${sum}${on}.`;
      if (day === undefined) return `Ödeme günü henüz belli değil${sum}.`;
      return `Ödeme ${dayText(day)} gününe planlandı${sum}.`;
    case 'deed':
      return state === 'done' ? `Tapu devri tamamlandı${on}.` : 'Tapu devri adımı yeniden açıldı.';
  }
}

/** The server's Turkish messages about a purchase, and those that it sends to owners. */
export const purchaseText = {
  /** By the field's fault. */
  fault: (field: keyof StepFaults, fault: StepFault) =>
    fault === 'missing' ? missingTexts[field] : faultTexts[fault],
  /** What somebody has done, behind their name. */
  changed: 'satın alma planını değiştirdi',
  closed: 'Bu talep kapandığı için satın alma planı değiştirilemez.',
  tooMany: `Bir satın alma için en fazla ${maxPapers} belge eklenebilir.`,
  quota: {
    network:
      'Bulunduğunuz ağdan son 24 saatte çok sayıda dosya gönderildi. Lütfen yarın yeniden deneyin ya da bizi arayın.',
    day: 'Son 24 saatte çok sayıda dosya aldık; bugün daha fazla belge alamıyoruz. Lütfen yarın yeniden deneyin ya da bizi arayın.',
    total: 'Şu anda yeni belge alamıyoruz. Lütfen birkaç gün sonra yeniden deneyin ya da bizi arayın.',
  },
  /** Without the link of the offer, of which only the hash is stored. */
  stepChanged: (id: number, step: PurchaseStep, before: PurchaseStep) => ({
    subject: 'Arazinizin satışında yeni gelişme',
    body: `${landRequestReference(id)} numaralı talebiniz: ${newsOf(step, before)} Bütün adımları teklif mesajımızdaki bağlantıda görebilirsiniz. Arazi Teklif`,
  }),
  reminder: (id: number, { time, place }: { time: string; place: string }) => ({
    subject: 'Yarınki tapu randevunuz',
    body: `Hatırlatma: ${landRequestReference(id)} numaralı talebinizin tapu randevusu yarın, ${appointmentText(time)}, ${place}. Kimliğinizi yanınızda bulundurun. Arazi Teklif`,
  }),
} as const;
