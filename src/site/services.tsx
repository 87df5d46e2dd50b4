import { useSelector } from '@xstate/react';
import { createContext, type ReactNode, use } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { type ActorRefFrom, createActor } from 'xstate';
import { type ApiClient, createApiClient } from '../../api/client.ts';
import { type Auth, sessionMachine, sessionToken } from '../../machines/account/session.ts';
import { adminId } from '../../rules/account/adminId.ts';
import type { MapTiles } from '../../rules/site/mapTiles.ts';
import type { InitialContent, PageData } from '../../rules/site/pageData.ts';
import { paths } from '../../rules/site/paths.ts';
import { isUnattended, watchAttendance } from '../browser/attendance.ts';
import { hasUnsavedChanges } from '../browser/history/leaving.ts';
import { clearOthersReceipts } from '../browser/landOfferReceipts.ts';
import {
  clearDrafts,
  clearOthersDrafts,
  saveAuth,
  saveLandOffer,
  storedAuth,
  watchAuth,
} from '../browser/storage.ts';

type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** The contract's client and the running session, for every page. */
export interface Services {
  client: ApiClient;
  session: SessionActor;
  /** What the server has written into the page, so that its first render has its content. */
  initialContent: InitialContent;
  /** Where the images of maps come from; undefined where maps show outlines alone. */
  mapTiles: MapTiles | undefined;
  /** The current year, which the server wrote into the page. */
  year: string;
}

/** Creates the client and starts the session from storage. Called once, by `main.tsx`. */
export function startServices(page: PageData): Services {
  const services = createServices(page);
  services.session.start();
  watchAttendance();
  return services;
}

/** The same with a session that is not running, for prerendering. */
export function createServices({ publicToken, mapTiles, year, initialContent }: PageData): Services {
  const client = createApiClient({
    baseUrl: '',
    publicToken,
    sessionToken: () => sessionToken(session.getSnapshot().context.auth),
    isUnattended,
    // what was typed stays; the refusal then says where to go
    onSecondFactorNeeded: () => {
      if (!hasUnsavedChanges()) navigate(paths.profile.to(), { replace: true });
    },
    onSessionRejected: (token) => session.send({ type: 'session.reject', token, stored: storedAuth() }),
  });
  const session: SessionActor = createActor(
    sessionMachine.provide({
      actors: { watchStorage: watchAuth },
      guards: { hasUnsavedChanges },
      actions: {
        saveAuth: (_, { auth }) => saveAuth(auth),
        clearDrafts: () => {
          clearDrafts();
          clearOthersReceipts(0);
        },
        clearOthersDrafts: (_, { reader }) => {
          clearOthersDrafts(reader);
          clearOthersReceipts(reader);
        },
        clearLandOffer: () => saveLandOffer(undefined, 0, true),
      },
    }),
    { input: { client, stored: storedAuth() } },
  );
  return { client, session, mapTiles, year, initialContent };
}

const ServicesContext = createContext<Services | undefined>(undefined);

export function ServicesProvider({ services, children }: { services: Services; children: ReactNode }) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (!services) throw new Error('ServicesProvider is missing above this component');
  return services;
}

export function useClient(): ApiClient {
  return useServices().client;
}

/** The signed-in user and their role (product, 6). */
export function useSession(): {
  auth: Auth;
  role: 'visitor' | 'user' | 'admin';
  expired: boolean;
  /** The session ended while the page had unsaved changes; calls are sent without a token. */
  interrupted: boolean;
  /** Rises when the next person must not see what the last one typed; the page is then replaced. */
  personChanges: number;
  session: SessionActor;
} {
  const { session } = useServices();
  const auth = useSelector(session, (snapshot) => snapshot.context.auth);
  const role = auth.id === adminId ? 'admin' : auth.id > 0 ? 'user' : 'visitor';
  const interrupted = useSelector(session, (snapshot) => snapshot.matches('interrupted'));
  const expired = useSelector(session, (snapshot) => snapshot.matches({ signedOut: 'expired' }));
  const personChanges = useSelector(session, (snapshot) => snapshot.context.personChanges);
  return { auth, role, expired, interrupted, personChanges, session };
}
