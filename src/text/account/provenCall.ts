/** Asked for before a second factor is set up or reset, some minutes after the sign-in. */
export const provenCallText = {
  intro: 'Giriş yapmanızın üzerinden zaman geçti. Güvenliğiniz için mevcut şifrenizle onaylayın.',
  confirm: 'Onayla',
} as const;
