import type { GridColDef } from '@mui/x-data-grid';
import { Link } from 'wouter';
import type { LandRequest } from '../../../../machines/land-requests/loadLandRequests.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { CellLink } from '../../../components/lists/CellLink.tsx';
import { DurumBadge } from '../../../components/records/DurumBadge.tsx';
import { dateText, liraText } from '../../../text/formats.ts';
import { durum } from '../../../text/land-requests/landCodes.ts';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';

const place = ({ il, ilce, mahalle }: LandRequest) =>
  `${il.il_adi} / ${ilce.ilce_adi} / ${mahalle.mahalle_adi}`;
const parcel = ({ ada, parsel }: LandRequest) => `${ada} / ${parsel}`;

/** A column of the table and of the CSV file; `field` is the name that the server sorts by. */
type Column = GridColDef<LandRequest> & { csv: (row: LandRequest) => string };

const columns = {
  tarih: { width: 170, csv: (row) => dateText(row.tarih) },
  name: { minWidth: 130, flex: 1, csv: (row) => row.name },
  phone: { width: 140, csv: (row) => row.phone },
  il: { minWidth: 190, flex: 1.5, csv: place },
  ada: { width: 105, csv: parcel },
  durum: {
    width: 140,
    csv: (row) => durum[row.durum],
    renderCell: ({ row }) => <DurumBadge durum={row.durum} />,
  },
} satisfies Partial<Record<keyof LandRequest, Omit<Column, 'field'>>>;

function named(field: keyof typeof text.columns, column: Omit<Column, 'field'>): Column {
  return { field, headerName: text.columns[field], valueGetter: (_, row) => column.csv(row), ...column };
}

const base: Column[] = [
  named('tarih', columns.tarih),
  named('name', columns.name),
  named('phone', columns.phone),
  named('il', columns.il),
  named('ada', columns.ada),
  named('durum', columns.durum),
];
const price: Column = named('teklif_tutar', {
  width: 130,
  align: 'right',
  headerAlign: 'right',
  csv: (row) => liraText(row.teklif_tutar),
});
export const detail: GridColDef<LandRequest> = {
  field: 'detail',
  headerName: text.columns.detail,
  width: 80,
  sortable: false,
  renderCell: ({ row, hasFocus }) => (
    <CellLink as={Link} href={paths.adminLandRequest.to(row.id)} tabIndex={hasFocus ? 0 : -1}>
      {text.detail}
    </CellLink>
  ),
};

/** The columns of the three tables; the one of purchased land requests has a price (product, 2). */
export const dataColumns = { plain: base, priced: [...base, price] };
