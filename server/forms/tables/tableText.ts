import { tableLimits } from './tableLimits.ts';

const count = new Intl.NumberFormat('tr-TR').format;

/** Why a file of rows cannot be read. */
export const tableText = {
  unreadable: 'Dosya okunamadı; bozuk ya da yarım kalmış olabilir. Yeniden kaydedip tekrar deneyin.',
  encrypted:
    'Dosya şifreli ya da eski Excel biçiminde (.xls). Şifresini kaldırıp .xlsx veya .csv olarak kaydedin.',
  notASheet: 'Bu dosya bir Excel çalışma kitabı değil. .xlsx veya .csv olarak kaydedip tekrar deneyin.',
  binary: 'Dosyanın içeriği metin değil. .xlsx veya .csv olarak kaydedip tekrar deneyin.',
  empty: 'Dosya boş.',
  noRows: 'Dosyada başlık satırından başka satır yok.',
  noHeadings: 'Dosyanın ilk satırında sütun başlıkları olmalı.',
  tooLarge: 'Dosya açıldığında çok yer kaplıyor. Gereksiz sayfa ve sütunları silip tekrar deneyin.',
  tooSlow: 'Dosyanın okunması çok uzun sürdü. Dosyayı bölüp tekrar deneyin.',
  tooManyRows: `Dosyada ${count(tableLimits.rows)} satırdan fazlası var. Dosyayı bölüp tekrar deneyin.`,
  tooManyColumns: `Dosyada ${count(tableLimits.columns)} sütundan fazlası var. Gereksiz sütunları silin.`,
  hugeCell: (row: number) =>
    `${row}. satırdaki bir hücrede ${count(tableLimits.cellCharacters)} karakterden fazlası var.`,
  quotes: (row: number) => `${row}. satırdaki tırnak işaretleri kapanmıyor; dosya okunamadı.`,
} as const;

/** What stands in a cell of a formula, so that its check refuses it. */
export const formulaCell = '\uFFFC=';
