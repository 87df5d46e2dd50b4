/** Why a message was not handed over; 'Giden Mesajlar' shows it. */
export const deliveryText = {
  noSms: 'Bu numaraya SMS ulaşmıyor.',
  tooLong: 'Mesaj bir SMS için çok uzun.',
  noMailbox: 'Bu e-posta adresi geçerli değil.',
  refusesCommercial:
    'SMS sağlayıcısı bu numaranın sahibinin ticari mesaj istemediğini bildirdi; ticari mesaj gönderilmez.',
  unknownMailbox: (reply: string) => `E-posta sunucusu bu adresi kabul etmiyor: ${reply}`,
  mailRefused: (reply: string) => `E-posta sunucusu mesajı kabul etmedi: ${reply}`,
  abroad: 'Yurt dışındaki numaralara bu mesaj kendiliğinden gönderilmez.',
  manyLinks:
    'Bu hesaba bugün çok sayıda şifre bağlantısı istendi; yenileri yalnızca e-postayla gönderiliyor.',
  oncePerDay: 'Bu alıcıya bugün aynı türden bir mesaj hazırlandı; ikincisi gönderilmedi.',
  dailyTotal: 'Başvuru ve taleplerin ardından gönderilen mesajların günlük sınırı doldu.',
} as const;
