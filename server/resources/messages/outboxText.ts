/** Why the server does not send a message again. */
export const outboxText = {
  erased: 'Bu mesajdaki kişisel veriler silindiği için mesaj yeniden gönderilemez.',
  sentMeanwhile: 'Siz listeyi açtıktan sonra bu mesaj gönderildi ya da gönderilmek üzere sıraya alındı.',
  deadLink:
    'Bu mesajdaki bağlantının süresi dolmuş veya bağlantı kullanılmış. Yeni bağlantıyı kullanıcının detay sayfasından gönderebilirsiniz.',
  deadOffer:
    'Bu mesajdaki teklif artık geçerli değil: Talebe daha sonra yeni bir teklif verilmiş ya da talep satın alınmış veya iptal edilmiş.',
  endedSearch: 'Bu mesajdaki kayıtlı arama silinmiş ya da sahibi artık bu adresten bildirim almıyor.',
  restored: 'Bu mesajın bildirdiği iptal geri alınmış.',
  expiredOffer:
    'Bu mesajdaki teklif bağlantısının süresi dolmuş. Yeni bir bağlantı göndermek için talebe yeniden teklif verin.',
} as const;
