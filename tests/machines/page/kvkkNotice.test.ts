import { test } from 'vitest';
import { createActor } from 'xstate';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { expectWalked } from '../coverage.ts';
import { walk } from '../paths.ts';

test('the personal-data notice opens and closes, and no state is a dead end', () => {
  const walks = walk({
    events: () => [{ type: 'notice.open' }, { type: 'notice.close' }],
    position: () => [],
    create: (inspect) => createActor(kvkkNoticeMachine, { inspect }),
  });
  expectWalked(kvkkNoticeMachine, walks);
});
