import { setup } from 'xstate';

type Event = { type: 'notice.open' } | { type: 'notice.close' };

/**
 * The KVKK notice behind a link. The land offer form has a notice of its own, which unlocks its
 * consent.
 */
export const kvkkNoticeMachine = setup({ types: { events: {} as Event } }).createMachine({
  id: 'kvkkNotice',
  initial: 'closed',
  states: {
    closed: { on: { 'notice.open': 'open' } },
    open: { on: { 'notice.close': 'closed' } },
  },
});
