/** Asked for before an admin is added or a second factor set up or reset, some minutes after the sign-in. */
export const provenCallText = {
  intro: 'Giriş yapmanızın üzerinden bir süre geçti. Güvenliğiniz için mevcut şifrenizle onaylayın.',
  confirm: 'Onayla',
} as const;
