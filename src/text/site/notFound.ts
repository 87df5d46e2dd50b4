export const notFoundText = {
  heading: 'Aradığınız sayfayı bulamadık',
  text: 'Bağlantı eski olabilir ya da adres yanlış yazılmış olabilir.',
  home: 'Ana sayfaya dön',
} as const;
