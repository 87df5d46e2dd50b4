/** The way to the personal-data notice. */
export const kvkkNoticeLinkText = {
  link: 'KVKK Aydınlatma Metni',
  before: 'Formu gönderdiğinizde kişisel verileriniz',
  after: 'kapsamında işlenir.',
} as const;
