import { maxViewName } from '../../../rules/lists/listSettings.ts';

/** What an admin sets up for a list: columns, density and views. */
export const listSettingsText = {
  menuButton: 'Liste ayarları',
  views: {
    label: 'Görünümler',
    save: 'Görünümü kaydet',
    update: (name: string) => `“${name}” görünümünü şimdiki filtrelerle güncelle`,
    rename: (name: string) => `“${name}” görünümünü yeniden adlandır`,
    remove: (name: string) => `“${name}” görünümünü sil`,
    form: {
      add: 'Görünümü kaydet',
      rename: (name: string) => `“${name}” görünümünü yeniden adlandır`,
      name: 'Görünümün adı',
      hint: `En fazla ${maxViewName} karakter. Arama, filtreler ve sıralama bu adla saklanır. “Bu hafta” gibi seçimler her gün yeniden hesaplanır.`,
      example: 'Bu hafta İzmir',
      save: 'Kaydet',
      faults: { missing: 'Lütfen bir ad yazın.', taken: 'Bu adda bir görünüm var.' },
    },
    full: {
      title: 'Üç görünümünüz var',
      text: 'Bir listede en fazla üç görünüm saklanır. Yenisini kaydetmek için birini silin ya da var olan birini şimdiki filtrelerle güncelleyin.',
    },
    confirmRemoval: {
      title: 'Görünüm silinsin mi?',
      text: (name: string) => `“${name}” görünümü silinir; listedeki kayıtlara dokunulmaz.`,
      confirm: 'Görünümü sil',
    },
  },
  columns: {
    open: 'Sütunlar',
    density: 'Yoğunluk',
    densities: { comfortable: 'Rahat', compact: 'Sık' },
    reset: 'Varsayılan düzene dön',
  },
  menu: {
    left: 'Sola taşı',
    right: 'Sağa taşı',
  },
  notSaved: 'Tablo ayarlarınız kaydedilemedi; bu sayfada geçerli.',
  notLoaded: 'Tablo ayarlarınız alınamadı; liste varsayılan hâliyle gösteriliyor.',
} as const;
