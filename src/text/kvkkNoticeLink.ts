/** The way to the personal-data notice, apart from its text, which is loaded when it is opened. */
export const kvkkNoticeLinkText = {
  link: 'KVKK Aydınlatma Metni',
  before: 'Formu gönderdiğinizde kişisel verileriniz',
  after: 'kapsamında işlenir.',
} as const;
