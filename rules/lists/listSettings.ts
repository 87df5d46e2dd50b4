import type { components, operations } from '../../api/schema.ts';
import { fold } from './folding.ts';

/** What an admin has set up for a list of the panel. */
export type ListSettings = components['schemas']['ListSettings'];
export type ListName = operations['getListSettings']['parameters']['path']['list'];
export type ListColumn = ListSettings['columns'][number];
export type ListView = ListSettings['views'][number];
export type Density = ListSettings['density'];
/** A column as a window shows it. */
export type ShownColumn = ListColumn & { visible: boolean };
/** How the rows of a list look. */
export type ListLayout = Pick<ListSettings, 'columns' | 'density'>;

/** The contract's limits. */
export const maxViews = 3;
export const maxViewName = 40;
/** In characters, as the address has them. */
export const maxViewQuery = 1000;
export const columnWidth = { min: 64, max: 800 };

export const untouchedSettings: ListSettings = { columns: [], density: 'comfortable', views: [], version: 0 };

/** What an admin does to one column. */
export type ColumnChange =
  /** @param width in CSS pixels. */
  | { type: 'resizeColumn'; field: string; width: number }
  | { type: 'showColumn'; field: string; visible: boolean }
  | { type: 'moveColumn'; field: string; place: 'before' | 'after'; neighbour: string };
/** What an admin does to the settings, so that it can be done again to newer ones. */
export type SettingsChange =
  /** `fields` are the list's columns in their default order. */
  | (ColumnChange & { fields: readonly string[] })
  | { type: 'density'; density: Density }
  | { type: 'defaults' }
  | { type: 'addView'; view: ListView }
  /** The view of this name gets the query. */
  | { type: 'updateView'; view: ListView }
  | { type: 'renameView'; name: string; to: string }
  | { type: 'removeView'; name: string };

/**
 * Returns the settings after a change. A repeated change has no further effect. A change that
 * cannot be applied is ignored.
 */
export function changeSettings(settings: ListSettings, change: SettingsChange): ListSettings {
  const { views } = settings;
  switch (change.type) {
    case 'resizeColumn':
    case 'showColumn':
    case 'moveColumn':
      return { ...settings, columns: changeColumn(orderColumns(change.fields, settings.columns), change) };
    case 'density':
      return { ...settings, density: change.density };
    case 'defaults':
      return { ...settings, columns: [], density: untouchedSettings.density };
    case 'addView':
      if (views.length >= maxViews || viewNamed(views, change.view.name)) return settings;
      return { ...settings, views: [...views, change.view] };
    case 'updateView':
      return {
        ...settings,
        views: views.map((view) => (isNamed(view, change.view.name) ? change.view : view)),
      };
    case 'renameView':
      if (viewNameFault(change.to, views, change.name)) return settings;
      return {
        ...settings,
        views: views.map((view) => (view.name === change.name ? { ...view, name: change.to } : view)),
      };
    case 'removeView':
      return { ...settings, views: views.filter(({ name }) => name !== change.name) };
  }
}

/** The names of new views for which another tab has left no place, or whose name it has taken. */
export function lostViews(settings: ListSettings, changes: readonly SettingsChange[]): string[] {
  const lost: string[] = [];
  let current = settings;
  for (const change of changes) {
    const before = current;
    current = changeSettings(before, change);
    if (change.type !== 'addView' || current !== before) continue;
    const { name, query } = change.view;
    if (viewNamed(before.views, name)?.query !== query) lost.push(name);
  }
  return lost;
}

const isNamed = (view: ListView, name: string) => fold(view.name.trim()) === fold(name.trim());
const viewNamed = (views: readonly ListView[], name: string) => views.find((view) => isNamed(view, name));

/**
 * What is wrong with the name of a view.
 * @param own the name that the view has so far.
 */
export function viewNameFault(
  name: string,
  views: readonly ListView[],
  own?: string,
): 'missing' | 'taken' | undefined {
  if (name.trim() === '') return 'missing';
  return viewNamed(
    views.filter((view) => view.name !== own),
    name,
  )
    ? 'taken'
    : undefined;
}

/**
 * All columns of a list in the order that is set up. A column that the settings do not name follows
 * the one that it follows by default; a name that the list does not have is left out.
 * @param fields the list's columns in their default order.
 */
function orderColumns(fields: readonly string[], columns: readonly ListColumn[]): ListColumn[] {
  const known = new Map(columns.map((column) => [column.field, column]));
  const ordered = [...known.values()].filter(({ field }) => fields.includes(field));
  for (const [index, field] of fields.entries()) {
    if (known.has(field)) continue;
    const before = ordered.findIndex((column) => column.field === fields[index - 1]);
    ordered.splice(before + 1, 0, { field });
  }
  return ordered;
}

/**
 * All columns of a list as they are set up, at least one of them visible.
 * @param defaults the list's columns in their default order, as the window shows them by default.
 */
export function arrangeColumns(
  defaults: readonly ShownColumn[],
  columns: readonly ListColumn[],
): ShownColumn[] {
  const shown = new Map(defaults.map(({ field, visible }) => [field, visible]));
  const arranged = orderColumns([...shown.keys()], columns).map((column) => ({
    ...column,
    visible: column.visible ?? shown.get(column.field) ?? true,
  }));
  const isBare = arranged.every(({ visible }) => !visible);
  return isBare ? arranged.map((column) => ({ ...column, visible: true })) : arranged;
}

/** Whether a column may be hidden: one stays. */
export function mayHide(columns: readonly ShownColumn[], field: string): boolean {
  return columns.some((column) => column.visible && column.field !== field);
}

/** The change that moves a column past its visible neighbour; undefined where it has none. */
export function moveOf(columns: readonly ShownColumn[], field: string, by: -1 | 1): ColumnChange | undefined {
  const places = columns.filter((column) => column.visible || column.field === field);
  const at = places.findIndex((column) => column.field === field);
  const neighbour = places[at + by]?.field;
  if (at < 0 || neighbour === undefined) return undefined;
  return { type: 'moveColumn', field, place: by < 0 ? 'before' : 'after', neighbour };
}

function changeColumn(columns: readonly ListColumn[], change: ColumnChange): ListColumn[] {
  if (change.type === 'moveColumn') return moveColumn(columns, change);
  const { min, max } = columnWidth;
  const changed =
    change.type === 'showColumn'
      ? { visible: change.visible }
      : { width: Math.round(Math.min(max, Math.max(min, change.width))) };
  return columns.map((column) => (column.field === change.field ? { ...column, ...changed } : column));
}

function moveColumn(
  columns: readonly ListColumn[],
  { field, place, neighbour }: Extract<ColumnChange, { type: 'moveColumn' }>,
): ListColumn[] {
  const moved = columns.filter((column) => column.field === field);
  const others = columns.filter((column) => column.field !== field);
  const at = others.findIndex((column) => column.field === neighbour);
  if (at < 0) return [...columns];
  return others.toSpliced(at + (place === 'before' ? 0 : 1), 0, ...moved);
}
