/** Why a message was not handed over; 'Giden Mesajlar' shows it. */
export const deliveryText = {
  noSms: 'Bu numaraya SMS ulaşmıyor.',
  noMailbox: 'Bu e-posta adresi geçerli değil.',
  oncePerDay: 'Bu alıcıya bugün aynı konuda bir mesaj gönderildi.',
  dailyTotal: 'Ziyaretçilerin başlattığı mesajların günlük sınırı doldu.',
} as const;
