import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { and, assign, cancel, createMachine, not, raise, setup, stateIn } from 'xstate';
import { allMachines } from '../../scripts/diagrams/allMachines.ts';
import { flows } from '../../scripts/diagrams.ts';
import { toMermaid } from '../../src/dev/chart/mermaid.ts';

const machines = await allMachines();

test('docs/flows.md is up to date', () => {
  const committed = readFileSync(new URL('../../docs/flows.md', import.meta.url), 'utf8');
  expect(committed === flows(machines), 'docs/flows.md is older than a machine. Run: npm run diagrams').toBe(
    true,
  );
});

describe.each(machines.map(({ machine }) => [machine.id, toMermaid(machine).split('\n')] as const))(
  'the diagram of %s',
  (_, lines) => {
    test('declares the states at both ends of every arrow', () => {
      const drawn = new Set(lines.map((line) => /state "[^"]+" as (\w+)/.exec(line)?.[1]).filter(Boolean));
      for (const line of lines) {
        const [, source, target] = /^\s*(\S+) --> (\S+)/.exec(line) ?? [];
        for (const end of [source, target])
          if (end !== undefined && end !== '[*]') expect(drawn, line).toContain(end);
      }
    });

    test('is valid Mermaid', () => {
      const shape =
        /^\s*(stateDiagram-v2|--|\}|state "[^"]+" as \w+( \{)?|\w+ : [^:;{}"]+|(\w+|\[\*\]) --> (\w+|\[\*\])( : [^:;{}"]+)?)$/;
      for (const line of lines) expect(line.replaceAll(/#\d+;/g, '_')).toMatch(shape);
      expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(
        lines.filter((line) => line.trim() === '}').length,
      );
    });
  },
);

const ringing = setup({
  types: { events: {} as { type: 'a:b;c' } | { type: 'door.open' } },
  delays: { closing: 1500 },
  guards: { isLate: () => true, isLoud: () => true, may: (_, _params: { move: string }) => true },
}).createMachine({
  id: 'bell',
  type: 'parallel',
  states: {
    sound: {
      initial: 'ringing',
      on: { 'a:b;c': { guard: { type: 'may', params: { move: 'ring' } }, target: '.ringing' } },
      states: {
        ringing: {
          after: { closing: 'silent', 20: { guard: not('isLoud'), target: 'silent' } },
          always: { guard: and(['isLate', stateIn({ door: 'open' })]), target: '#bell.door.open' },
        },
        silent: { type: 'final' },
      },
    },
    door: { initial: 'shut', states: { shut: { on: { 'door.open': 'open' } }, open: {} } },
  },
});

test('regions, guards, delays and special characters are drawn readably', () => {
  expect(toMermaid(ringing).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "bell" as bell {',
    '    state "sound" as bell_sound {',
    '      [*] --> bell_sound_ringing',
    '      state "anywhere" as bell_sound_anywhere',
    '      state "ringing" as bell_sound_ringing',
    '      state "silent" as bell_sound_silent',
    '      bell_sound_silent --> [*]',
    '      bell_sound_anywhere --> bell_sound_ringing : a#58;b#59;c [may(ring)]',
    '      bell_sound_ringing --> bell_sound_silent : after 20 ms [not isLoud]<br/>after closing (1.5 s)',
    '    }',
    '    --',
    '    state "door" as bell_door {',
    '      [*] --> bell_door_shut',
    '      state "shut" as bell_door_shut',
    '      state "open" as bell_door_open',
    '      bell_door_shut --> bell_door_open : door.open',
    '    }',
    '  }',
    '  bell_sound_ringing --> bell_door_open : [isLate and in door.open]',
  ]);
});

test('an event that a state handles without leaving is listed inside it', () => {
  const machine = createMachine({
    id: 'lamp',
    initial: 'on',
    states: { on: { on: { 'colour.change': { actions: () => undefined } } } },
  });
  expect(toMermaid(machine)).toContain('  lamp_on : takes colour.change');
});

test('guards stand in the order in which they are asked, and actions after a slash', () => {
  const machine = setup({
    types: { context: {} as { count: number }, events: {} as { type: 'door.push' } },
    guards: { isLocked: () => true, isHeavy: () => true },
    actions: { ring: (_, _params: { times: number }) => undefined, knock: () => undefined },
  }).createMachine({
    id: 'door',
    context: { count: 0 },
    initial: 'shut',
    states: {
      shut: {
        entry: ['knock', assign({ count: 0 })],
        after: { 1000: 'open' },
        on: {
          'door.push': [
            { guard: 'isLocked', actions: { type: 'ring', params: { times: 2 } } },
            { guard: 'isHeavy', actions: [cancel('push'), raise({ type: 'door.push' }, { id: 'push' })] },
            { target: 'open', actions: ['knock', assign({ count: ({ context }) => context.count + 1 })] },
          ],
        },
      },
      open: {},
    },
  });
  expect(toMermaid(machine).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> door_shut',
    '  state "shut" as door_shut',
    '  door_shut : entry / knock, sets count',
    '  door_shut : takes door.push [1. isLocked] / ring(2)',
    '  door_shut : takes door.push [2. isHeavy] / cancels push, raises door.push',
    '  state "open" as door_open',
    '  door_shut --> door_open : door.push [3. else] / knock, sets count<br/>after 1 s',
  ]);
});
