/** Why a message was not handed over; 'Giden Mesajlar' shows it. */
export const deliveryText = {
  noSms: 'Bu numaraya SMS ulaşmıyor.',
  noMailbox: 'Bu e-posta adresi geçerli değil.',
} as const;
