import { setup } from 'xstate';

type Event = { type: 'notice.open' } | { type: 'notice.close' };

/**
 * The personal-data notice (KVKK) behind a link; the land form has its own, which unlocks consent.
 */
export const kvkkNoticeMachine = setup({ types: { events: {} as Event } }).createMachine({
  id: 'kvkkNotice',
  initial: 'closed',
  states: {
    closed: { on: { 'notice.open': 'open' } },
    open: { on: { 'notice.close': 'closed' } },
  },
});
