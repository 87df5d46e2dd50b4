import type { Consultant } from '../../../../machines/consultants/loadConsultants.ts';
import { formatPhone } from '../../../../rules/people/phone.ts';
import type { Column } from '../../../components/lists/columns.ts';
import { PhoneLink } from '../../../components/lists/PhoneLink.tsx';
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
    hidden: 'narrow',
    width: 116,
    cell: (row) =>
      row[field] ? (
        <DocumentLink file={row[field]} label={label} title={text.document(label, consultantName(row))} />
      ) : (
        noDocument(row)
      ),
    file: (row) => (row[field] ? text.hasDocument : noDocument(row)),
  };
}

export const columns: Column<Consultant>[] = [
  { field: 'name', label: text.columns.name, cell: consultantName, card: 'title', width: 150, grows: true },
  {
    field: 'phone',
    label: text.columns.phone,
    cell: (row) => <PhoneLink phone={row.phone} />,
    file: (row) => formatPhone(row.phone),
    width: 138,
  },
  {
    field: 'email',
    label: text.columns.email,
    cell: (row) => row.email,
    card: 'wide',
    width: 180,
    grows: true,
  },
  {
    field: 'office_name',
    label: text.columns.office_name,
    cell: (row) => row.office_name,
    width: 130,
    grows: true,
    hidden: 'narrow',
  },
  document('tax_plate', documentText.taxPlate),
  document('certificate', documentText.certificate),
  {
    field: 'status',
    label: text.columns.status,
    cell: (row) => <ConsultantBadge consultant={row} />,
    file: consultantState,
    width: 136,
    card: 'state',
  },
];
