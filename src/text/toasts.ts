export const toastText = { hide: 'Kapat' } as const;
