import { liraText, numberText } from '../formats.ts';

/** Static sample figures (product, 1). */
export const dashboardText = {
  heading: 'Gösterge Paneli',
  sample: 'Örnek veriler: bu sayfadaki rakamlar gerçek değildir.',
  figures: [
    { label: 'Satışlar', value: numberText(128) },
    { label: 'Ziyaretçiler', value: numberText(4560) },
    { label: 'Kazanç', value: liraText(2_750_000) },
    { label: 'Siparişler', value: numberText(36) },
  ],
  month: 'Ay',
  months: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz'],
  charts: {
    sales: {
      heading: 'Aylara göre satışlar',
      series: 'Satış',
      summary: 'Örnek verilerde satışlar ocaktan hazirana 14’ten 29’a çıkıyor; en yüksek ay haziran.',
      values: [14, 18, 21, 19, 27, 29],
    },
    visitors: {
      heading: 'Aylara göre ziyaretçiler',
      series: 'Ziyaretçi',
      summary:
        'Örnek verilerde ziyaretçiler ocaktan hazirana 520’den 1.080’e çıkıyor; nisanda biraz azalıyor.',
      values: [520, 610, 740, 690, 920, 1080],
    },
  },
  table: 'Rakamları tablo olarak göster',
  number: (value: number | null) => (value === null ? '' : numberText(value)),
  projectsHeading: 'Örnek projeler',
  projects: [
    { name: 'Urla bağ arazileri', done: 80 },
    { name: 'Çeşme imarlı parseller', done: 45 },
    { name: 'Seferihisar zeytinlikleri', done: 20 },
  ],
  done: (percent: number) => `%${percent} tamamlandı`,
} as const;
