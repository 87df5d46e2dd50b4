import { useMachine } from '@xstate/react';
import { use } from 'react';
import { landRequestSoundMachine } from '../../../../machines/land-requests/landRequestSound.ts';
import {
  type LandRequestAnswer,
  loadLandRequests,
} from '../../../../machines/land-requests/loadLandRequests.ts';
import { createPollingListMachine } from '../../../../machines/lists/pollingList.ts';
import { workFilters } from '../../../../rules/land-requests/work.ts';
import { readOneOf } from '../../../../rules/lists/filters.ts';
import { paths } from '../../../../rules/site/paths.ts';
import { landRequestLists } from '../../../../rules/site/recordLists.ts';
import { isKept, keep } from '../../../browser/panelCookies.ts';
import { lastPlayedId, playLandRequestSound, stopSound } from '../../../browser/sound.ts';
import { PanelList } from '../../../components/lists/PanelList.tsx';
import { usePanelList } from '../../../components/lists/usePanelList.ts';
import { PageTitle } from '../../../site/PageTitle.tsx';
import { WaitingContext } from '../../../site/waiting.ts';
import { landRequestsText as text } from '../../../text/land-requests/landRequests.ts';
import { landRequestWorkText } from '../../../text/land-requests/work.ts';
import { columns } from './columns.tsx';
import { allFilters, cancelledFilters, closedFilters, openFilters, workChips } from './filters.ts';
import { SoundSwitch } from './SoundSwitch.tsx';
import { useLandRequestTasks } from './useLandRequestTasks.tsx';

const listMachine = createPollingListMachine<LandRequestAnswer>();
const filters = { new: openFilters, purchased: closedFilters, cancelled: cancelledFilters, all: allFilters };
const sortsOf = {
  new: text.sorts,
  purchased: { ...text.sorts, ...text.priceSorts },
  cancelled: text.sorts,
  all: text.daySorts,
};
const readWorkFilter = readOneOf(workFilters);
const soundMachine = landRequestSoundMachine.provide({
  guards: { wasMuted: () => isKept('soundMuted') },
  actions: {
    playSound: (_, { newestWaitingId }) => playLandRequestSound(newestWaitingId),
    saveMuted: (_, { muted }) => keep('soundMuted', muted),
    stopSound,
  },
});

/**
 * One of the tables of land requests (product, 2), refreshed every 120 s; the server pages,
 * sorts and searches. The table of new ones also shows how many wait, in the page's title too, and
 * plays a sound for those that arrive.
 */
export function LandRequestListPage({ list }: { list: keyof typeof landRequestLists }) {
  const isNew = list === 'new';
  const shown = columns[list];
  const words = text.lists[list];
  const { call } = landRequestLists[list];
  const [sound, sendToSound] = useMachine(soundMachine, { input: { lastPlayedId: lastPlayedId() } });
  const { recount } = use(WaitingContext);
  const selection = useLandRequestTasks(() => {
    send({ type: 'query.change', query: {} });
    recount?.();
  });
  const [snapshot, send] = usePanelList(
    listMachine.provide({
      actions: {
        reportAnswer: ({ context }, { answer: { rows, newestWaitingId } }) => {
          if (isNew) sendToSound({ type: 'landRequests.receive', newestWaitingId });
          selection.show(rows, context.query);
        },
      },
    }),
    (client, query, signal) => loadLandRequests(client, call, query, signal),
  );
  const { answer, query } = snapshot.context;
  const filter = isNew ? readWorkFilter(query.filters.work ?? '') : undefined;
  const isOnlyFilter = Object.keys(query.filters).length === 1;

  return (
    <>
      {isNew && answer && (
        // this list is polled too, and its sound and its title belong together
        <WaitingContext value={{ landRequests: answer.waiting }}>
          <PageTitle title={words.title} />
        </WaitingContext>
      )}
      <PanelList
        list={landRequestLists[list].settings}
        snapshot={snapshot}
        send={send}
        words={{
          ...words,
          noMatchOfFilters: filter && isOnlyFilter ? landRequestWorkText.empty[filter] : undefined,
          searchHint: text.searchHint,
          sorts: sortsOf[list],
        }}
        lead={
          isNew && (
            // a space until the answer, so that the layout does not shift
            <span aria-live="polite">{answer ? text.waiting(answer.waiting) : '\u00a0'}</span>
          )
        }
        action={isNew && <SoundSwitch snapshot={sound} send={sendToSound} />}
        filters={filters[list]}
        {...(isNew && { chips: workChips })}
        fileName={text.fileName[list]}
        columns={shown}
        rowOf={({ id }) => ({ id, href: paths.adminLandRequest.to(id) })}
        selection={isNew ? selection : undefined}
      />
    </>
  );
}
