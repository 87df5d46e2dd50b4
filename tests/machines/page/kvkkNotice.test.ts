import { createActor } from 'xstate';
import { kvkkNoticeMachine } from '../../../machines/page/kvkkNotice.ts';
import { testWalks } from '../coverage.ts';
import { walk } from '../paths.ts';

const walks = walk({
  events: () => [{ type: 'notice.open' }, { type: 'notice.close' }],
  position: () => [],
  create: (inspect) => createActor(kvkkNoticeMachine, { inspect }),
});
testWalks(kvkkNoticeMachine, walks);
