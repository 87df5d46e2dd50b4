import { dateText } from '../formats.ts';

/** The server's date, when it may be wrong. */
export const clockText = {
  notice: ({ time, seen_at }: { time: string; seen_at: string }) =>
    `Sunucunun tarihi ${dateText(time)}, son görülen tarih ise ${dateText(seen_at)}. Silme işleri ve hatırlatmalar bekliyor.`,
  confirm: 'Tarihi onayla',
  dialog: {
    title: 'Sunucunun tarihi doğru mu?',
    text: (time: string) =>
      `Bugün ${dateText(time)} ise onaylayın. Süresi dolan oturumlar, bağlantılar ve saklama süresi biten kişisel veriler bu tarihe göre silinir ve geri getirilemez. Tarih yanlışsa onaylamayın, sunucunun saatini düzelttirin.`,
    confirm: 'Tarih doğru',
  },
  failed: { title: 'Tarih onaylanamadı', text: 'Silme işleri beklemeye devam ediyor.' },
} as const;
