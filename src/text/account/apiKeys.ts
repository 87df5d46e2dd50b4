import type { ApiKey, ApiKeyScope } from '../../../machines/account/apiKeys.ts';

/** The keys with which programs call the API (product, 10). */
export const apiKeysText = {
  title: 'API Anahtarları',
  lead: 'Muhasebe programı ya da web siteniz gibi programlar verilere bu anahtarlarla ulaşır.',
  add: 'Anahtar oluştur',
  columns: {
    name: 'Ad',
    scope: 'Yetki',
    key: 'Anahtar',
    madeBy: 'Oluşturan',
    made: 'Oluşturulma',
    lastUsed: 'Son kullanım',
    actions: 'İşlem',
  },
  scopes: { read: 'Okur', write: 'Okur ve değiştirir' } satisfies Record<ApiKeyScope, string>,
  /** What is left of a key that nobody can read any more. */
  ending: (end: string) => `…${end}`,
  unused: 'Hiç kullanılmadı',
  revoke: 'İptal et',
  loadFailed: 'Anahtarlar yüklenirken bir hata oluştu.',
  empty: 'Henüz anahtar yok.',
  documents: 'API belgeleri (İngilizce)',
  form: {
    title: 'Anahtar oluştur',
    name: 'Ad',
    nameHint: 'Anahtarı kullanacak program, örneğin Muhasebe.',
    nameless: 'Lütfen anahtara bir ad verin.',
    scope: 'Yetki',
    scopeHint: {
      read: 'Talepleri, danışmanları, ilanları ve mesajları görür; hiçbir şeyi değiştiremez.',
      write:
        'Sizin adınıza teklif verir, ilan yayınlar, kayıtları değiştirir. Geçmişte adınızın yanında anahtarın adı yazar.',
    } satisfies Record<ApiKeyScope, string>,
    failed: 'Anahtar oluşturulamadı.',
  },
  made: {
    title: 'Anahtarınız hazır',
    text: (name: string) =>
      `“${name}” için oluşturulan anahtarı şimdi kopyalayıp programa girin. Bu pencereyi kapattıktan sonra bir daha gösterilmez.`,
    key: 'Anahtar',
    copy: 'Anahtarı kopyala',
    close: 'Kopyaladım, kapat',
  },
  confirm: {
    title: 'Anahtar iptal edilsin mi?',
    confirm: 'Anahtarı iptal et',
    text: ({ name }: Pick<ApiKey, 'name'>) =>
      `“${name}” anahtarını kullanan program verilere hemen ulaşamaz olur. İptal edilen anahtar yeniden açılamaz; gerekirse yenisini oluşturursunuz.`,
  },
  revoked: (name: string) => `“${name}” anahtarı iptal edildi.`,
  revokeFailed: 'Anahtar iptal edilemedi.',
} as const;
