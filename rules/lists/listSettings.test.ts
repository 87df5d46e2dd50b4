import { describe, expect, test } from 'vitest';
import {
  arrangeColumns,
  changeSettings,
  type ListSettings,
  mayHide,
  moveColumn,
  resizeColumn,
  type SettingsChange,
  untouchedSettings,
  viewNameFault,
} from './listSettings.ts';

const shown = (field: string) => ({ field, visible: true });
const hidden = (field: string) => ({ field, visible: false });
const fieldsOf = (columns: readonly { field: string }[] | undefined) => columns?.map(({ field }) => field);
const view = (name: string, query = '') => ({ name, query });
const withViews = (...names: string[]): ListSettings => ({
  ...untouchedSettings,
  views: names.map((name) => view(name)),
});

test('an untouched list has its own columns, roomy rows and no view', () => {
  expect(untouchedSettings).toEqual({ columns: [], density: 'comfortable', views: [], version: 0 });
});

describe('columns', () => {
  test('and density are kept as they were chosen', () => {
    const columns = [shown('b'), hidden('a')];
    const chosen = changeSettings(untouchedSettings, { type: 'columns', columns });
    expect(changeSettings(chosen, { type: 'density', density: 'compact' })).toEqual({
      ...untouchedSettings,
      columns,
      density: 'compact',
    });
  });

  test('stand in their default order until they are set up', () => {
    expect(arrangeColumns([shown('a'), hidden('b')], [])).toEqual([shown('a'), hidden('b')]);
  });

  test('that the settings do not know follow their neighbours', () => {
    const columns = [shown('c'), hidden('a')];
    expect(fieldsOf(arrangeColumns(['new', 'a', 'b', 'c', 'd'].map(shown), columns))).toEqual([
      'new',
      'c',
      'd',
      'a',
      'b',
    ]);
  });

  test('that the list has not are left out, and doubled ones stand once', () => {
    expect(arrangeColumns([shown('a'), shown('b')], [shown('b'), shown('gone'), shown('b')])).toEqual([
      shown('a'),
      shown('b'),
    ]);
  });

  test('are never all hidden', () => {
    expect(arrangeColumns([shown('a'), shown('b')], [hidden('a'), hidden('b')])).toEqual([
      shown('a'),
      shown('b'),
    ]);
    expect(mayHide([shown('a'), hidden('b')], 'a')).toBe(false);
    expect(mayHide([shown('a'), shown('b')], 'a')).toBe(true);
  });

  test('move by one place, and not beyond an end', () => {
    const columns = [shown('a'), shown('b'), shown('c')];
    expect(fieldsOf(moveColumn(columns, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(fieldsOf(moveColumn(columns, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(moveColumn(columns, 'a', -1)).toBeUndefined();
    expect(moveColumn(columns, 'c', 1)).toBeUndefined();
    expect(moveColumn(columns, 'd', 1)).toBeUndefined();
  });

  test('pass hidden ones where only visible ones count', () => {
    const columns = [shown('a'), hidden('b'), shown('c'), hidden('d')];
    const isVisible = ({ visible }: { visible: boolean }) => visible;
    expect(fieldsOf(moveColumn(columns, 'a', 1, isVisible))).toEqual(['b', 'c', 'a', 'd']);
    expect(fieldsOf(moveColumn(columns, 'c', -1, isVisible))).toEqual(['c', 'a', 'b', 'd']);
    expect(moveColumn(columns, 'c', 1, isVisible)).toBeUndefined();
  });

  test('have whole widths within the limits, or none', () => {
    const widths = [10, 200.4, 9000].map((width) => resizeColumn([shown('a')], 'a', width)[0]?.width);
    expect(widths).toEqual([64, 200, 800]);
    expect(resizeColumn([{ ...shown('a'), width: 200 }, shown('b')], 'a', undefined)).toEqual([
      shown('a'),
      shown('b'),
    ]);
  });
});

describe('views', () => {
  test('are three at most', () => {
    const full = withViews('Bir', 'İki', 'Üç');
    const change: SettingsChange = { type: 'addView', view: view('Dört') };
    expect(changeSettings(full, change)).toEqual(full);
    expect(changeSettings(withViews('Bir', 'İki'), change).views).toHaveLength(3);
  });

  test('of one name are one view', () => {
    const settings = withViews('İzmir', 'Urla');
    expect(changeSettings(settings, { type: 'addView', view: view(' izmir', 'il=35') })).toEqual(settings);
  });

  test('get another query', () => {
    const change: SettingsChange = { type: 'updateView', view: view('İzmir', 'il=35') };
    expect(changeSettings(withViews('İzmir', 'Urla'), change).views).toEqual([
      view('İzmir', 'il=35'),
      view('Urla'),
    ]);
  });

  test('need a name of their own', () => {
    const { views } = withViews('İzmir', 'Urla');
    expect(viewNameFault(' ', views)).toBe('missing');
    expect(viewNameFault('Ege', views)).toBeUndefined();
    expect(viewNameFault('izmir ', views)).toBe('taken');
    expect(viewNameFault('izmir', views, 'İzmir')).toBeUndefined();
    expect(viewNameFault('urla', views, 'İzmir')).toBe('taken');
  });

  test('get another name, unless another view has it', () => {
    const settings = withViews('İzmir', 'Urla');
    const renamed = changeSettings(settings, { type: 'renameView', name: 'İzmir', to: 'Ege' });
    expect(renamed).toEqual(withViews('Ege', 'Urla'));
    expect(changeSettings(settings, { type: 'renameView', name: 'İzmir', to: 'urla' })).toEqual(settings);
  });

  test('are removed by name', () => {
    expect(changeSettings(withViews('İzmir', 'Urla'), { type: 'removeView', name: 'İzmir' })).toEqual(
      withViews('Urla'),
    );
  });
});

test.each<SettingsChange>([
  { type: 'columns', columns: [hidden('a')] },
  { type: 'density', density: 'compact' },
  { type: 'defaults' },
  { type: 'addView', view: view('Yeni', 'q=urla') },
  { type: 'updateView', view: view('İzmir', 'q=urla') },
  { type: 'renameView', name: 'İzmir', to: 'Ege' },
  { type: 'removeView', name: 'İzmir' },
])('$type made twice is made once', (change) => {
  const settings: ListSettings = { ...withViews('İzmir'), columns: [shown('b')], density: 'compact' };
  const once = changeSettings(settings, change);
  expect(changeSettings(once, change)).toEqual(once);
});

test('the defaults leave the views', () => {
  const settings: ListSettings = { ...withViews('İzmir'), columns: [hidden('a')], density: 'compact' };
  expect(changeSettings(settings, { type: 'defaults' })).toEqual(withViews('İzmir'));
});
