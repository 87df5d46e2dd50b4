import Chip from '@mui/material/Chip';
import type { Durum } from '../../../rules/land-requests/landRequestMoves.ts';
import { durum as labels } from '../../text/land-requests/landCodes.ts';

/** The colour of each durum (product, 4). */
const colors = { 1: 'info', 2: 'warning', 3: 'success', 4: 'error' } as const satisfies Record<Durum, string>;

export function DurumBadge({ durum }: { durum: Durum }) {
  return <Chip component="span" size="small" color={colors[durum]} label={labels[durum]} />;
}
