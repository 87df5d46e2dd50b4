import type { components, operations } from '../../api/schema.ts';
import { fold } from './folding.ts';

/** What an admin has set up for a list of the panel. */
export type ListSettings = components['schemas']['ListSettings'];
export type ListName = operations['getListSettings']['parameters']['path']['list'];
export type ListColumn = ListSettings['columns'][number];
export type ListView = ListSettings['views'][number];
export type Density = ListSettings['density'];
/** How the rows of a list look. */
export type ListLayout = Pick<ListSettings, 'columns' | 'density'>;

/** The contract's limits. */
export const maxViews = 3;
export const maxViewName = 40;
export const columnWidth = { min: 64, max: 800 };

export const untouchedSettings: ListSettings = { columns: [], density: 'comfortable', views: [], version: 0 };

/** What an admin does to the settings, so that it can be done again to newer ones. */
export type SettingsChange =
  | { type: 'columns'; columns: readonly ListColumn[] }
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
    case 'columns':
      return { ...settings, columns: [...change.columns] };
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
 * All columns of a list as they are set up, at least one of them visible. A column that the
 * settings do not name follows the one that it follows by default; a name that the list does not
 * have is left out.
 * @param defaults the list's columns in their default order.
 */
export function arrangeColumns(
  defaults: readonly ListColumn[],
  columns: readonly ListColumn[],
): ListColumn[] {
  const known = new Map(columns.map((column) => [column.field, column]));
  const arranged = [...known.values()].filter(({ field }) => defaults.some((one) => one.field === field));
  for (const [index, column] of defaults.entries()) {
    if (known.has(column.field)) continue;
    const before = arranged.findIndex(({ field }) => field === defaults[index - 1]?.field);
    arranged.splice(before + 1, 0, column);
  }
  const isBare = arranged.every(({ visible }) => !visible);
  return isBare ? arranged.map((column) => ({ ...column, visible: true })) : arranged;
}

/** Whether a column may be hidden: one stays. */
export function mayHide(columns: readonly ListColumn[], field: string): boolean {
  return columns.some((column) => column.visible && column.field !== field);
}

/**
 * The columns with one of another width, within the limits.
 * @param width in CSS pixels; undefined for as wide as the content asks for.
 */
export function resizeColumn(
  columns: readonly ListColumn[],
  field: string,
  width: number | undefined,
): ListColumn[] {
  return columns.map((column) => {
    if (column.field !== field) return column;
    const { width: _, ...others } = column;
    if (width === undefined) return others;
    const { min, max } = columnWidth;
    return { ...others, width: Math.round(Math.min(max, Math.max(min, width))) };
  });
}

/**
 * The columns with one a place further to the front or the end; undefined where it is the last.
 * @param counts which of the others are places; those between are passed over.
 */
export function moveColumn(
  columns: readonly ListColumn[],
  field: string,
  by: -1 | 1,
  counts: (column: ListColumn) => boolean = () => true,
): ListColumn[] | undefined {
  const moved = columns.find((column) => column.field === field);
  const places = columns.filter((column) => column === moved || counts(column));
  const neighbour = moved && places[places.indexOf(moved) + by];
  if (!neighbour) return undefined;
  const others = columns.filter((column) => column !== moved);
  others.splice(others.indexOf(neighbour) + (by < 0 ? 0 : 1), 0, moved);
  return others;
}
