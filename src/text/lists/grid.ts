import { trTR } from '@mui/x-data-grid/locales';

const { localeText } = trTR.components.MuiDataGrid.defaultProps;

/** The texts of the grid: MUI's own, with what is missing there or said otherwise here. */
export const gridText = {
  ...localeText,
  noRowsLabel: 'Kayıt yok',
  noColumnsOverlayLabel: 'Sütun yok',
  noColumnsOverlayManageColumns: 'Sütunları yönet',
  columnsManagementSearchTitle: 'Sütun ara',
  columnsManagementNoColumns: 'Sütun yok',
  columnsManagementShowHideAllText: 'Tümünü göster ya da gizle',
  columnsManagementReset: 'Sıfırla',
  columnMenuLabel: 'Sütun menüsü',
  columnMenuAriaLabel: (column: string) => `${column} menüsü`,
  columnMenuManageColumns: 'Sütunlar',
  columnMenuHideColumn: 'Sütunu gizle',
  columnMenuUnsort: 'Varsayılan sıralama',
  columnMenuSortAsc: 'Artan sırala',
  columnMenuSortDesc: 'Azalan sırala',
  columnHeaderSortIconLabel: 'Sırala',
  checkboxSelectionHeaderName: 'Seçim',
  checkboxSelectionSelectAllRows: 'Bu sayfadakilerin tümünü seç',
  checkboxSelectionUnselectAllRows: 'Bu sayfadakilerin seçimini kaldır',
  checkboxSelectionSelectRow: 'Satırı seç',
  checkboxSelectionUnselectRow: 'Satırın seçimini kaldır',
};
