import type { ActorRefFrom } from 'xstate';
import type { ListName } from '../../rules/lists/listSettings.ts';
import type { sessionMachine } from '../account/session.ts';
import type { listSettingsMachine } from './listSettings.ts';

type Session = ActorRefFrom<typeof sessionMachine>;
type ListSettingsActor = ActorRefFrom<typeof listSettingsMachine>;
type Kept = Map<ListName, ListSettingsActor>;

const keptBySession = new WeakMap<Session, Kept>();
const onPages = new WeakSet<ListSettingsActor>();

/**
 * The running actor of a list's settings: a page shows it, or was left before its changes were
 * saved.
 */
export function keptListSettings(session: Session, list: ListName): ListSettingsActor | undefined {
  return keptBySession.get(session)?.get(list);
}

/**
 * Starts the settings of a list for its page. They outlive the page until their changes are saved.
 * The next page of the list goes on with them. They end when the person changes: nobody else may
 * send them.
 * @returns a function to call when the page is left.
 */
export function startListSettings(session: Session, settings: ListSettingsActor): () => void {
  const kept = keptOf(session);
  const { list } = settings.getSnapshot().context;
  const endIfDone = () => {
    const { changes } = settings.getSnapshot().context;
    if (onPages.has(settings) || changes.length > 0) return;
    if (kept.get(list) === settings) kept.delete(list);
    settings.stop();
  };
  onPages.add(settings);
  if (kept.get(list) !== settings) {
    kept.set(list, settings);
    settings.subscribe(endIfDone);
    settings.start();
  }
  return () => {
    onPages.delete(settings);
    // React's strict mode leaves each page once and returns at once
    queueMicrotask(endIfDone);
  };
}

function keptOf(session: Session): Kept {
  const known = keptBySession.get(session);
  if (known) return known;
  const kept: Kept = new Map();
  keptBySession.set(session, kept);
  let { personChanges } = session.getSnapshot().context;
  session.subscribe(({ context }) => {
    if (context.personChanges === personChanges) return;
    personChanges = context.personChanges;
    for (const settings of kept.values()) settings.stop();
    kept.clear();
  });
  return kept;
}
