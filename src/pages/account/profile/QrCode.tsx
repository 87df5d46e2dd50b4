import { encode } from 'uqr';

/** Four modules of white around the code, without which some cameras do not find it. */
const quietZone = 4;

/** A QR code, black on white in both colour schemes. */
export function QrCode({ label, value }: { label: string; value: string }) {
  const { size, data } = encode(value, { border: quietZone, ecc: 'M' });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg role="img" aria-label={label} width="232" height="232" viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="var(--mui-palette-common-white)" />
      <path d={path} fill="var(--mui-palette-common-black)" shapeRendering="crispEdges" />
    </svg>
  );
}
