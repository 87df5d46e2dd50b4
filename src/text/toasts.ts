export const toastText = { hide: 'Bildirimi gizle' } as const;
