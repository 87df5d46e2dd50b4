import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import type { Column } from '../../../components/lists/ListTable.tsx';
import { DocumentLink } from '../../../components/records/DocumentLink.tsx';
import { consultantsText as text } from '../../../text/consultants/consultants.ts';
import { documentText } from '../../../text/documents/documents.ts';
import { ConsultantBadge, consultantState } from './ConsultantBadge.tsx';

export const consultantName = ({ name, last_name }: Consultant) => `${name} ${last_name}`.trim();

const noDocument = ({ documents_removed_at }: Consultant) =>
  documents_removed_at ? text.removedDocument : text.noDocument;

function document(field: 'tax_plate' | 'certificate', label: string): Column<Consultant> {
  return {
    field,
    label: text.columns[field],
    unsorted: true,
    cell: (row) =>
      row[field] ? (
        <DocumentLink file={row[field]} label={label} title={text.document(label, consultantName(row))} />
      ) : (
        noDocument(row)
      ),
    csv: (row) => (row[field] ? text.hasDocument : noDocument(row)),
  };
}

export const columns: Column<Consultant>[] = [
  { field: 'name', label: text.columns.name, cell: consultantName, card: 'title' },
  { field: 'phone', label: text.columns.phone, cell: (row) => row.phone, kind: 'short' },
  { field: 'email', label: text.columns.email, cell: (row) => row.email, card: 'wide' },
  { field: 'office_name', label: text.columns.office_name, cell: (row) => row.office_name },
  document('tax_plate', documentText.taxPlate),
  document('certificate', documentText.certificate),
  {
    field: 'status',
    label: text.columns.status,
    cell: (row) => <ConsultantBadge consultant={row} />,
    csv: consultantState,
    card: 'state',
  },
];
