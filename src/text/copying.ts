export const copyingText = {
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  failed: 'Kopyalanamadı',
} as const;
