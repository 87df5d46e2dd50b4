const number = (value: number, decimals: number) =>
  new Intl.NumberFormat('tr-TR', { maximumFractionDigits: decimals }).format(value);

/** Room on a disk: `1,8 GB`, or `350 MB`. */
export function bytesText(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  return megabytes < 1024 ? `${number(megabytes, 0)} MB` : `${number(megabytes / 1024, 1)} GB`;
}
