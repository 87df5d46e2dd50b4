import { maxMegabytesOf, uploadLimits } from '../../rules/documents/uploadLimits.ts';

/** The part of the panel that holds the outline of a record's parcel. */
export const parcelRecordText = {
  title: 'Parsel sınırı',
  loadFailed: 'Parsel sınırı yüklenirken bir hata oluştu.',
  file: 'Parsel dosyası',
  hint: `parselsorgu.tkgm.gov.tr sayfasından indirilen GeoJSON veya KML dosyası; en fazla ${maxMegabytesOf(uploadLimits.parcel)} MB.`,
  choose: 'Dosya seçin',
  change: 'Başka dosya seçin',
  sending: 'Dosya okunuyor',
  sendFailed: 'Dosya gönderilemedi.',
  fetch: 'Parsel sınırını getir',
  fetching: 'Parsel sorgulanıyor',
  fetchFailed: 'Parsel sınırı getirilemedi.',
  areas: {
    drawn: 'Çizimin alanı',
    file: 'Dosyada yazan alan',
    request: 'Sahibinin yazdığı alan',
    ad: 'İlanda yazan alan',
  },
  unknownArea: 'Okunamıyor',
  differs: {
    request:
      'Çizimin alanı, sahibinin yazdığı alandan farklı. Teklif vermeden önce tapudaki yüzölçümüne bakın.',
    ad: 'Çizimin alanı, ilanda yazan alandan farklı. Lütfen ilandaki alanı tapuyla karşılaştırın.',
  },
  remove: 'Parsel sınırını kaldır',
  removal: {
    title: 'Parsel sınırı kaldırılsın mı?',
    text: 'Çizim kaldırılır; dosyası elinizdeyse yeniden ekleyebilirsiniz.',
    confirm: 'Sınırı Kaldır',
    failed: 'Parsel sınırı kaldırılamadı.',
  },
} as const;
