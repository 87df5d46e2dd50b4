import { maxViewName } from '../../../rules/lists/listSettings.ts';

/** What an admin sets up for a list: columns, density and views. */
export const listSettingsText = {
  views: {
    label: 'Görünümler',
    save: 'Görünümü kaydet',
    menu: (name: string) => `${name} görünümünün işlemleri`,
    update: 'Şimdiki filtrelerle güncelle',
    rename: 'Yeniden adlandır',
    remove: 'Sil',
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
    leftOut: (names: readonly string[]) =>
      `${names.map((name) => `“${name}”`).join(', ')} ${names.length === 1 ? 'görünümü' : 'görünümleri'} kaydedilemedi: görünümleriniz bu arada başka bir sekmede değişti.`,
  },
  columns: {
    open: 'Sütunlar',
    title: 'Sütunlar',
    lead: 'Seçiminiz yalnızca sizin için ve bu liste için saklanır.',
    label: 'Gösterilen sütunlar',
    lastShown: 'En az bir sütun gösterilir.',
    up: (label: string) => `${label}: yukarı taşı`,
    down: (label: string) => `${label}: aşağı taşı`,
    moved: (label: string, place: number, count: number) => `${label}: ${count} sütundan ${place}. sırada.`,
    density: 'Satır yüksekliği',
    densities: { comfortable: 'Rahat', compact: 'Sık' },
    reset: 'Varsayılana dön',
  },
  menu: {
    open: (label: string) => `${label} menüsü`,
    ascending: 'Artan sırala',
    descending: 'Azalan sırala',
    left: 'Sola taşı',
    right: 'Sağa taşı',
    wider: 'Genişlet',
    narrower: 'Daralt',
    ownWidth: 'Genişliği sıfırla',
    hide: 'Sütunu gizle',
    columns: 'Sütunları düzenle',
  },
  notSaved: 'Tablo ayarlarınız kaydedilemedi; bu sayfada geçerli.',
  notLoaded: 'Tablo ayarlarınız alınamadı; liste varsayılan hâliyle gösteriliyor.',
} as const;
