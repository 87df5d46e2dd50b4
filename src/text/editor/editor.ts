import { maxMegabytesOf, uploadLimits } from '../../../rules/documents/uploadLimits.ts';
import type { Fault } from '../../../rules/records/faults.ts';

/** Shared by the post editor and the ad editor. */
export const editorText = {
  update: 'Güncelle',
  remove: 'Sil',
  back: 'Listeye dön',
  /** Opens the public page of the stored record in a new tab. */
  onSite: 'Sitede gör',
  preview: {
    open: 'Önizle',
    title: 'Önizleme',
    lead: 'Formdaki bilgiler sitede böyle görünür. Henüz hiçbir şey kaydedilmedi.',
  },
  saving: 'Kaydediliyor',
  incomplete: 'Kaydetmeden önce işaretli alanları kontrol edin.',
  faults: {
    missing: 'Bu alan zorunludur.',
    notALink: 'Lütfen http:// veya https:// ile başlayan bir bağlantı giriniz.',
    notAnArea: 'Alan okunamadı. Lütfen 0’dan büyük bir sayı yazın; örneğin 1.250 veya 1250,5.',
    notDigits: 'Buraya yalnızca rakam yazılabilir; ada ve parselin ayrı alanları var.',
    tooLong: 'Bu alan çok uzun.',
    uploading:
      'Metne eklediğiniz görsel hâlâ yükleniyor. Yüklenince kaydedebilirsiniz; beklemek istemezseniz yüklemeyi durdurabilirsiniz.',
    wrongType: 'Bu dosya türü desteklenmiyor. Yalnızca jpg, jpeg ve png yükleyebilirsiniz.',
    empty: 'Bu dosya boş. Lütfen başka bir dosya seçin.',
    tooLarge: `Dosya çok büyük. En fazla ${maxMegabytesOf(uploadLimits.postImage)} MB yükleyebilirsiniz.`,
  } satisfies Record<Fault, string>,
  draft: {
    restored: 'Taslak geri yüklendi',
    explained: 'Kaydetmediğiniz değişiklikler bu sekmede saklanmıştı.',
    maybeSaved: 'Kaydetmeyi denediyseniz önce listeye bakın; kayıt tamamlanmış olabilir.',
    discard: 'Taslağı sil',
    confirmDiscard: {
      title: 'Taslak silinsin mi?',
      ofNew: 'Bu sekmede saklanan taslak silinir ve form boşaltılır. Bu işlem geri alınamaz.',
      ofStored:
        'Bu sekmede saklanan değişiklikler silinir ve form kayıttaki hâline döner. Bu işlem geri alınamaz.',
    },
  },
  refused: { title: 'Hata!' },
  confirmRemoval: { failed: 'İşlem sırasında bir hata oluştu.' },
  gone: {
    title: 'Kayıt artık yok',
    alreadyDeleted: 'Bu kayıt başka bir yönetici tarafından silinmiş.',
    text: 'Bu kayıt siz düzenlerken başka bir yönetici tarafından silindi, bu yüzden kaydedilemedi.',
    copy: 'Yazdıklarınız ekranda duruyor; isterseniz kopyalayıp yeni bir kayıt açabilirsiniz.',
    notice: 'Bu kayıt silindi; değişiklikler kaydedilemez. Gerekenleri kopyalayıp listeye dönebilirsiniz.',
  },
  conflict: {
    title: 'Bu kayıt siz düzenlerken değiştirildi',
    /** Where it is not known who has changed what. */
    told: 'Başka bir yönetici aynı kaydı sizden önce kaydetti.',
    text: 'Değişikliklerinizin tümünü kaydedebilir ya da hepsinden vazgeçip kayıttaki hâlini alabilirsiniz; değiştirmediğiniz alanlar kayıttaki hâliyle kalır.',
    loading: 'Kayıttaki hâli yükleniyor…',
    failed: 'Kayıttaki hâli yüklenemedi.',
    mine: 'Benimki',
    theirs: 'Kayıttaki',
    alike: 'Yazdıklarınız kayıttakiyle aynı.',
    theirsOnly: 'Yalnızca diğer yönetici değiştirdi; böyle kalır.',
    empty: '(boş)',
    keepMine: 'Değişikliklerimi kaydet',
    takeTheirs: 'Değişikliklerimi sil, kayıttakini al',
  },
  missing: {
    title: 'Kayıt bulunamadı',
    text: 'Silinmiş olabilir ya da adres yanlış yazılmış olabilir.',
  },
  loadFailed: 'Kayıt yüklenirken bir hata oluştu.',
} as const;
