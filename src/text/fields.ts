/** Words inside form controls. */
export const fieldText = { choose: 'Seçiniz', loading: 'Yükleniyor…' } as const;
