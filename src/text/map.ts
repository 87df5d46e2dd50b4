/** Maps with outlines. */
export const mapText = {
  /** The map below a parcel's drawing. */
  surroundings: (parcel: string) => `${parcel} parseli ve çevresi, harita`,
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
  loading: 'Harita yükleniyor…',
  failed: 'Harita açılamadı. Sayfayı yenileyip yeniden deneyebilirsiniz.',
  tilesFailed: 'Harita görüntüleri yüklenemedi; yalnızca parsel sınırları gösteriliyor.',
  ads: {
    button: 'Harita görünümü',
    label: 'İlanların haritası',
    list: 'Haritadaki ilanlar',
    point: (title: string, price: string) => `${title}, ${price}`,
    without: (count: string) => `${count} ilanın sınırı yok; haritada görünmüyor.`,
    none: 'Bu ilanların hiçbirinin sınırı yok; haritada gösterilecek bir şey bulunmuyor.',
    first: (count: string) => `Haritada ilk ${count} ilan var; daha azını görmek için filtreleyin.`,
  },
  nearby: {
    label: 'Yakındaki tekliflerin haritası',
    point: (title: string, plot: string, price: string) => `${title}, ${plot}, ${price}`,
    without: (count: string) => `${count} talebin sınırı yok; haritada görünmüyor.`,
  },
} as const;
