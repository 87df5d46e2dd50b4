import { describe, expect, test } from 'vitest';
import {
  arrangeColumns,
  type ColumnChange,
  changeSettings,
  type ListColumn,
  type ListSettings,
  lostViews,
  mayHide,
  moveOf,
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
  const fields = ['a', 'b', 'c', 'd'];
  const changed = (columns: readonly ListColumn[], ...changes: ColumnChange[]) =>
    changes.reduce<ListSettings>((settings, change) => changeSettings(settings, { ...change, fields }), {
      ...untouchedSettings,
      columns: [...columns],
    }).columns;

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

  test('that nobody has shown or hidden are as the window has them', () => {
    const resized = changed([], { type: 'resizeColumn', field: 'a', width: 200 });
    expect(arrangeColumns([shown('a'), hidden('b'), shown('c'), shown('d')], resized)).toEqual([
      { ...shown('a'), width: 200 },
      hidden('b'),
      shown('c'),
      shown('d'),
    ]);
    const hiddenOne = changed(resized, { type: 'showColumn', field: 'c', visible: false });
    expect(arrangeColumns(fields.map(shown), hiddenOne)).toEqual([
      { ...shown('a'), width: 200 },
      shown('b'),
      hidden('c'),
      shown('d'),
    ]);
  });

  test('keep what was set up when one of them changes that was drawn without it', () => {
    const stored = [hidden('c'), { field: 'a', width: 300 }];
    expect(changed(stored, { type: 'resizeColumn', field: 'd', width: 100 })).toEqual([
      hidden('c'),
      { field: 'd', width: 100 },
      { field: 'a', width: 300 },
      { field: 'b' },
    ]);
  });

  test('move past their visible neighbour, and not beyond an end', () => {
    const columns = [shown('a'), hidden('b'), shown('c'), hidden('d')];
    const moved = (field: string, by: -1 | 1) => {
      const move = moveOf(columns, field, by);
      return move && fieldsOf(changed(columns, move));
    };
    expect(moved('a', 1)).toEqual(['b', 'c', 'a', 'd']);
    expect(moved('c', -1)).toEqual(['c', 'a', 'b', 'd']);
    expect(moved('a', -1)).toBeUndefined();
    expect(moved('c', 1)).toBeUndefined();
    expect(moved('e', 1)).toBeUndefined();
    expect(
      fieldsOf(changed([], { type: 'moveColumn', field: 'a', place: 'after', neighbour: 'gone' })),
    ).toEqual(fields);
  });

  test('have whole widths within the limits', () => {
    const widths = [10, 200.4, 9000].map(
      (width) => changed([], { type: 'resizeColumn', field: 'a', width })[0]?.width,
    );
    expect(widths).toEqual([64, 200, 800]);
  });
});

describe('views', () => {
  test('are three at most', () => {
    const full = withViews('Bir', 'İki', 'Üç');
    const change: SettingsChange = { type: 'addView', view: view('Dört') };
    expect(changeSettings(full, change)).toEqual(full);
    expect(changeSettings(withViews('Bir', 'İki'), change).views).toHaveLength(3);
  });

  test('that find no place or no name of their own are named, and those that are there already are not', () => {
    const add = (name: string, query = ''): SettingsChange => ({ type: 'addView', view: view(name, query) });
    expect(lostViews(withViews('Bir', 'İki', 'Üç'), [add('Dört')])).toEqual(['Dört']);
    expect(lostViews(withViews('Bir'), [add('bir', 'il=35'), add('Bir')])).toEqual(['bir']);
    const rename: SettingsChange = { type: 'renameView', name: 'İki', to: 'Üç' };
    expect(lostViews(withViews('Bir'), [add('İki'), rename])).toEqual([]);
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
  { type: 'resizeColumn', field: 'b', width: 100, fields: ['a', 'b'] },
  { type: 'showColumn', field: 'b', visible: false, fields: ['a', 'b'] },
  { type: 'moveColumn', field: 'b', place: 'before', neighbour: 'a', fields: ['a', 'b'] },
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
