/** Static sample figures (specification, section 1). */
export const dashboardText = {
  heading: 'Gösterge Paneli',
  sample: 'Örnek veriler: bu sayfadaki rakamlar gerçek değildir.',
  figures: [
    { label: 'Satışlar', value: '128' },
    { label: 'Ziyaretçiler', value: '4.560' },
    { label: 'Kazanç', value: '₺2.750.000' },
    { label: 'Siparişler', value: '36' },
  ],
  projectsHeading: 'Örnek projeler',
  projects: [
    { name: 'Urla bağ arazileri', done: 80 },
    { name: 'Çeşme imarlı parseller', done: 45 },
    { name: 'Seferihisar zeytinlikleri', done: 20 },
  ],
  done: (percent: number) => `%${percent} tamamlandı`,
} as const;
