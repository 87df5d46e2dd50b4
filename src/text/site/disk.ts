import type { WaitingCounts } from '../../../machines/lists/waitingCounts.ts';
import { numberText } from '../formats.ts';

type Disk = NonNullable<WaitingCounts['disk']>;

/** Such as `1,8 GB`, or `350 MB`. */
function bytesText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024
    ? `${numberText(Math.round(megabytes))} MB`
    : `${numberText(Math.round(megabytes / 102.4) / 10)} GB`;
}

/** What an admin reads on every page while the disk has little room. */
export function diskText({ level, free_bytes, free_percent }: Disk): string {
  const free = `${bytesText(free_bytes)} boş yer kaldı (%${free_percent})`;
  return level === 'full'
    ? `Disk doldu: ${free}. Yer açılana kadar dosya yüklenemez; talepler ve diğer işlemler sürüyor.`
    : `Disk doluyor: ${free}. Yer açılmazsa bir süre sonra dosya yüklenemeyecek; lütfen sistem yöneticinize haber verin.`;
}
