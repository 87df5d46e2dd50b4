import { DataGrid } from '@mui/x-data-grid';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Row = Record<string, unknown> & { Id?: number; id?: number };

const asked = new URLSearchParams(location.search);
const { id = 0, token = '' } = JSON.parse(localStorage.getItem('auth') ?? '{}');
const columns = (asked.get('fields') ?? '').split(',').map((field) => ({
  field,
  flex: 1,
  valueFormatter: (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
}));

/** The minimal page that shows a list: a Data Grid with the query of the panel's page. */
function Bare() {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => {
    void fetch(asked.get('list') ?? '', { headers: { token: `${id}.${token}` } })
      .then((answer) => answer.json())
      .then((body) => setRows(Array.isArray(body) ? body : (body.blogs ?? body.ads)));
  }, []);
  return (
    <DataGrid
      rows={rows ?? []}
      columns={columns}
      loading={!rows}
      getRowId={(row) => row.Id ?? row.id ?? 0}
      autoHeight
      disableVirtualization
    />
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Bare />);
