/** What the server says of land requests. */
export const landRequestText = {
  closed: {
    3: 'Bu talep satın alındığı için işlem yapılamaz.',
    4: 'Bu talep iptal edildiği için işlem yapılamaz.',
  },
  offerSubject: 'Araziniz için teklifimiz',
  offerBody: (offer: { name: string; place: string; ada: string; parsel: string; amount: number }) =>
    `Sayın ${offer.name}, ${offer.place} konumundaki ${offer.ada} ada ${offer.parsel} parsel için teklifimiz ` +
    `${new Intl.NumberFormat('tr-TR').format(offer.amount)} TL'dir. Ayrıntılar için sizi arayacağız.`,
} as const;
