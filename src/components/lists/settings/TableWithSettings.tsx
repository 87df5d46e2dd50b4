import Box from '@mui/material/Box';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import type { ListColumn } from '../../../../rules/lists/listSettings.ts';
import { takeLostFocus } from '../../focus/takeLostFocus.ts';
import { OnDemand } from '../../notices/OnDemand.tsx';
import { ListTable } from '../ListTable.tsx';
import { loadListMenusAndDialogs } from '../loadListMenusAndDialogs.ts';
import { ColumnControls } from './ColumnControls.tsx';
import type { ListSettingsInUse } from './useListSettings.ts';

/** Stronger than the table's own style sheet. */
const tableStyle = {
  '&& th:has([aria-haspopup])': { paddingRight: '1.75rem' },
  // the menu tells that a column can be sorted: its place serves the rows
  '&& th[aria-sort="none"] > button::after': { content: 'none' },
  // beside the menu of a small screen the columns would not fit
  '@container (max-width: 999.95px)': { '&& td[data-kind="short"]': { whiteSpace: 'normal' } },
  // a chosen width may be less than a word of the rows needs, but not one of the head
  '&& td[data-sized]': { minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '&& th[data-sized]': { whiteSpace: 'normal' },
} as const;
const compactStyle = {
  ...tableStyle,
  '@container (min-width: 900px)': {
    '&& :is(th, td)': { height: '1.75rem', paddingBlock: 0 },
    '&& [data-card="select"] label': { minHeight: '1.75rem' },
  },
  '@container (max-width: 899.95px)': {
    '&& tbody tr': { rowGap: 0, marginBottom: '0.5rem', paddingBlock: '0.5rem' },
  },
} as const;

/** In sight like the head of the table, whose menu did not open. */
const noticeStyle = { position: 'sticky', top: '4rem', zIndex: 2, bgcolor: 'background.paper' } as const;

interface TableWithSettingsProps<Row> extends ComponentProps<typeof ListTable<Row>> {
  settings: ListSettingsInUse;
  /** Takes the focus that a hidden column has lost. */
  columnsButton: RefObject<HTMLButtonElement | null>;
}

/** The rows of a list with the columns, widths and density that the admin has chosen. */
export function TableWithSettings<Row>({ settings, columnsButton, ...table }: TableWithSettingsProps<Row>) {
  const { layout, columns: all, change, sendToDialogs } = settings;
  const columnOf = (field: string) => table.columns.find((column) => column.field === field);
  const [preview, setPreview] = useState<readonly ListColumn[]>();
  const columns = (preview ?? layout.columns).flatMap(({ field, visible, width }) => {
    const column = columnOf(field);
    return visible && column ? [{ ...column, width }] : [];
  });
  const onChange = (changed: readonly ListColumn[]) => change({ type: 'columns', columns: changed });
  const [menu, setMenu] = useState<{ field: string; opener: HTMLElement }>();
  const closeMenu = () => setMenu(undefined);
  const wasHidden = useRef(false);
  useEffect(() => {
    if (wasHidden.current) takeLostFocus(columnsButton.current);
    wasHidden.current = false;
  });
  return (
    <Box sx={layout.density === 'compact' ? compactStyle : tableStyle}>
      {menu && (
        <Box sx={noticeStyle}>
          <OnDemand load={loadListMenusAndDialogs} onClose={closeMenu}>
            {({ ColumnMenu }) => (
              <ColumnMenu
                {...menu}
                onClose={closeMenu}
                columns={all}
                onChange={onChange}
                onHide={() => {
                  wasHidden.current = true;
                }}
                onSort={columnOf(menu.field)?.unsorted ? undefined : table.onSort}
                onOpenColumns={() => sendToDialogs({ type: 'columns.open' })}
              />
            )}
          </OnDemand>
        </Box>
      )}
      <ListTable
        {...table}
        columns={columns}
        columnControls={(field) => (
          <ColumnControls
            field={field}
            label={columnOf(field)?.label ?? ''}
            columns={all}
            onChange={onChange}
            onPreview={setPreview}
            isMenuOpen={menu?.field === field}
            onOpenMenu={(opener) => setMenu({ field, opener })}
          />
        )}
      />
    </Box>
  );
}
