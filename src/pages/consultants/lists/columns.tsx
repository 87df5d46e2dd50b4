import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';
import { Link } from 'wouter';
import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { CellLink } from '../../../components/lists/CellLink.tsx';
import { DocumentLink } from '../../../components/records/DocumentLink.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { documentText } from '../../../text/documents/documents.ts';
import { ConsultantBadge } from './ConsultantBadge.tsx';

export const consultantName = ({ name, last_name }: Consultant) => `${name} ${last_name}`.trim();

function document(field: 'tax_plate' | 'certificate', label: string): GridColDef<Consultant> {
  return {
    field,
    headerName: text.columns[field],
    width: 115,
    sortable: false,
    renderCell: ({ row, hasFocus }: GridRenderCellParams<Consultant>) =>
      row[field] ? (
        <DocumentLink
          file={row[field]}
          label={label}
          title={text.document(label, consultantName(row))}
          tabIndex={hasFocus ? 0 : -1}
        />
      ) : (
        text.noDocument
      ),
  };
}

/** `field` is the name that the server sorts by. */
export const columns: GridColDef<Consultant>[] = [
  {
    field: 'name',
    headerName: text.columns.name,
    minWidth: 150,
    flex: 1,
    valueGetter: (_, row) => consultantName(row),
  },
  { field: 'phone', headerName: text.columns.phone, width: 145 },
  { field: 'email', headerName: text.columns.email, minWidth: 210, flex: 1.5 },
  { field: 'office_name', headerName: text.columns.office_name, minWidth: 130, flex: 1 },
  document('tax_plate', documentText.taxPlate),
  document('certificate', documentText.certificate),
  {
    field: 'status',
    headerName: text.columns.status,
    width: 140,
    renderCell: ({ row }) => <ConsultantBadge consultant={row} />,
  },
];
export const detail: GridColDef<Consultant> = {
  field: 'detail',
  headerName: text.columns.detail,
  width: 80,
  sortable: false,
  renderCell: ({ row, hasFocus }) => (
    <CellLink as={Link} href={paths.adminConsultant.to(row.Id)} tabIndex={hasFocus ? 0 : -1}>
      {text.detail}
    </CellLink>
  ),
};
