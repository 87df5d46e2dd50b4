import type { TeamDone, TeamMove } from '../../../machines/account/team.ts';
import type { Admin } from '../../../rules/account/team.ts';
import { genitive } from '../../../rules/people/genitive.ts';

/** The people who work the panel (product, 10). */
export const teamText = {
  title: 'Ekip',
  lead: 'Panelde çalışan yöneticiler. Her biri kendi e-postası ve şifresiyle girer; geçmişte kendi adıyla görünür.',
  add: 'Yönetici ekle',
  columns: { name: 'Ad Soyad', email: 'E-posta', state: 'Durum', actions: 'İşlem' },
  states: {
    invited: 'Şifresi bekleniyor',
    active: 'Giriş yapabilir',
    off: 'Girişi kapalı',
  } satisfies Record<Admin['state'], string>,
  self: 'siz',
  rename: 'Adını değiştir',
  history: 'Geçmiş',
  historyOf: (name: string) => `${genitive(name)} geçmişi`,
  moves: {
    sendLink: 'Bağlantı gönder',
    switchOff: 'Girişini kapat',
    switchOn: 'Girişini aç',
    resetFactor: 'İki adımlı girişini sıfırla',
  },
  /** In place of the button that would switch off the last one. */
  last: 'Giriş yapabilen tek yönetici olduğu için girişi kapatılamaz.',
  loadFailed: 'Ekip yüklenirken bir hata oluştu.',
  form: {
    add: 'Yönetici ekle',
    rename: (name: string) => `${genitive(name)} adını değiştir`,
    email: 'Şifresini belirleyeceği bağlantı bu adrese gönderilir.',
    /** Only a warning: two admins may have the same name. */
    sameName: 'Bu adda bir yönetici daha var. Karışmaması için ayırt edici bir ek yazın.',
    save: 'Kaydet',
  },
  confirm: {
    sendLink: {
      title: 'Şifre bağlantısı gönderilsin mi?',
      confirm: () => 'Bağlantı gönder',
      text: ({ name, email }: Admin) =>
        `${name} adlı yöneticinin ${email} adresine, şifresini belirlemesi için bir bağlantı gönderilecek.`,
    },
    switchOff: {
      title: 'Yöneticinin girişi kapatılsın mı?',
      confirm: (name: string) => `${genitive(name)} girişini kapat`,
      text: ({ name }: Admin) =>
        `${genitive(name)} açık oturumları hemen kapanacak, gönderilmiş bağlantıları geçersiz olacak ve giriş yapamayacak. Geçmişteki adı kalır; girişini yeniden açabilirsiniz.`,
    },
    resetFactor: {
      title: 'İki adımlı giriş sıfırlansın mı?',
      confirm: () => 'Sıfırla',
      text: ({ name, email }: Admin) =>
        `${genitive(name)} doğrulama uygulaması ve kurtarma kodları geçersiz olacak, açık oturumları kapanacak; yalnızca şifresiyle girebilecek. ${email} adresine haber verilir. Telefonunu kaybettiğinden emin değilseniz önce kendisini arayın.`,
    },
    switchOn: {
      title: 'Yöneticinin girişi açılsın mı?',
      confirm: () => 'Girişini aç',
      text: ({ name }: Admin) => `${name} önceki şifresiyle yeniden giriş yapabilecek.`,
    },
  } satisfies Record<
    TeamMove,
    { title: string; confirm: (name: string) => string; text: (admin: Admin) => string }
  >,
  /** Before somebody switches off their own sign-in. */
  selfOff: {
    title: 'Kendi girişiniz kapatılsın mı?',
    text: 'Oturumunuz hemen kapanacak ve bir daha giriş yapamayacaksınız. Girişinizi ancak başka bir yönetici yeniden açabilir.',
  },
  done: {
    add: ({ name, email }: TeamDone) =>
      `${name} ekibe eklendi. Şifre bağlantısı ${email} adresine gönderildi.`,
    rename: ({ name }: TeamDone) => `Yeni ad kaydedildi: ${name}.`,
    sendLink: ({ email }: TeamDone) => `Şifre bağlantısı ${email} adresine gönderildi.`,
    switchOff: ({ name }: TeamDone) => `${genitive(name)} girişi kapatıldı.`,
    resetFactor: ({ name }: TeamDone) => `${genitive(name)} iki adımlı girişi sıfırlandı.`,
    switchOn: ({ name }: TeamDone) => `${genitive(name)} girişi açıldı.`,
  } satisfies Record<TeamDone['kind'], (done: TeamDone) => string>,
  failed: { title: 'Hata!', text: 'İşlem sırasında bir hata oluştu.' },
  formFailed: 'Kaydedilemedi.',
} as const;
