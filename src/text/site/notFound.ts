export const notFoundText = {
  heading: 'Aradığınız sayfayı bulamadık',
  text: 'Bağlantı eskimiş ya da adres yanlış yazılmış olabilir.',
  home: 'Ana sayfaya dön',
} as const;
