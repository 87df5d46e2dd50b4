import type { WaitingCounts } from '../../../machines/lists/waitingCounts.ts';
import { bytesText } from '../../../rules/documents/bytesText.ts';

type Disk = NonNullable<WaitingCounts['disk']>;

/** What an admin reads on every page while the disk has little room. */
export function diskText({ level, free_bytes, free_percent }: Disk): string {
  const free = `${bytesText(free_bytes)} boş yer kaldı (%${free_percent})`;
  return level === 'full'
    ? `Disk doldu: ${free}. Yer açılana kadar dosya yüklenemez; talepler ve diğer işlemler sürüyor.`
    : `Disk doluyor: ${free}. Yer açılmazsa bir süre sonra dosya yüklenemeyecek; lütfen sistem yöneticinize haber verin.`;
}
