import { test } from 'vitest';
import { createActor } from 'xstate';
import { privacyNoticeMachine } from '../../../machines/page/privacyNotice.ts';
import { expectWalked } from '../coverage.ts';
import { walk } from '../paths.ts';

test('the personal-data notice opens and closes, and no state is a dead end', () => {
  const walks = walk({
    machine: privacyNoticeMachine,
    input: undefined,
    events: () => [{ type: 'notice.open' }, { type: 'notice.close' }],
    position: () => [],
    create: (inspect) => createActor(privacyNoticeMachine, { inspect }),
  });
  expectWalked(privacyNoticeMachine, walks);
});
