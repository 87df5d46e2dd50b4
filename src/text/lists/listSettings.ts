import { maxViewName } from '../../../rules/lists/listSettings.ts';

/** What an admin sets up for a list: columns, density and views. */
export const listSettingsText = {
  menuButton: 'Liste ayarları',
  orders: 'Sıralama',
  views: {
    label: 'Görünümler',
    save: 'Görünümü kaydet',
    update: (name: string) => `Güncelle: ${name}`,
    rename: (name: string) => `Yeniden adlandır: ${name}`,
    remove: (name: string) => `Sil: ${name}`,
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
    tooLong: {
      title: 'Bu arama saklanamıyor',
      text: 'Aramanız ve filtreleriniz bir görünüm için fazla uzun. Aramayı kısaltıp yeniden deneyin.',
    },
    lost: (names: readonly string[]) =>
      `${names.map((name) => `“${name}”`).join(' ve ')} kaydedilemedi: bu sırada başka bir sekmede görünüm kaydedildiği için yer kalmadı ya da ad kullanılıyor.`,
    confirmUpdate: {
      title: 'Görünüm güncellensin mi?',
      text: (name: string) =>
        `“${name}” bundan sonra şimdiki aramayı, filtreleri ve sıralamayı gösterir; eskileri silinir.`,
      confirm: 'Görünümü güncelle',
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
  notSaved: 'Liste ayarlarınız kaydedilemedi; yalnızca bu sayfada geçerli.',
  notLoaded: 'Liste ayarlarınız alınamadı; liste varsayılan düzeniyle gösteriliyor.',
} as const;
