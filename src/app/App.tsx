import { lazy, Suspense, useEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '../../rules/site/paths.ts';
import { askBeforeSignOut, unasked } from '../browser/history/leaving.ts';
import { LoadingNotice } from '../components/notices/LoadingNotice.tsx';
import { PageHead } from '../site/PageHead.tsx';
import { PageTitle } from '../site/PageTitle.tsx';
import { useSession } from '../site/services.tsx';
import { layoutText } from '../text/site/layout.ts';
import { type FirstPage, LazyAdminLayout } from './firstPage.ts';
import { LoginLayout } from './layouts/LoginLayout.tsx';
import { PublicLayout } from './layouts/PublicLayout.tsx';
import { PageErrorBoundary } from './PageErrorBoundary.tsx';
import { findRoute } from './routes.tsx';

const SignInAgain = lazy(() => import('./SignInAgain.tsx'));

interface AppProps {
  first: FirstPage | undefined;
  onInteractive?: (() => void) | undefined;
}

/**
 * Renders the page of the address in its layout, or redirects a user who may not open it
 * (product, 2 and 6).
 */
export function App({ first, onInteractive }: AppProps) {
  const [location] = useLocation();
  const search = useSearch();
  const { role, auth, expired, interrupted, personChanges, session } = useSession();
  const [opened, setOpened] = useState({ location, personChanges });
  if (opened.location !== location) setOpened({ location, personChanges });

  const route = findRoute(location);
  // Signing in leads back to this address, unless another person is here now, who must not land
  // on that user's page.
  const destination = search ? `${location}?${search}` : location;
  const wasLeft = personChanges !== opened.personChanges && !expired;
  const state = wasLeft ? unasked.state : { ...unasked.state, destination };
  if (route.access === 'admin' && role !== 'admin')
    return <Redirect to={paths.login.to()} replace state={state} />;
  if (route.access === 'user' && role === 'visitor')
    return <Redirect to={paths.apply.to()} replace state={state} />;

  const Page = first?.pattern === route.pattern ? first.Page : route.Page;
  const AdminLayout = first?.AdminLayout ?? LazyAdminLayout;
  // a new person gets a new page
  const pageKey = `${personChanges} ${location}`;
  const page = (
    <>
      <PageErrorBoundary key={pageKey}>
        <PageTitle title={route.title} />
        <PageHead description={route.description} path={route.path} />
        <Suspense fallback={<LoadingNotice />}>
          <Page key={pageKey} params={route.params} />
          {onInteractive && <Interactive key={location} onInteractive={onInteractive} />}
        </Suspense>
      </PageErrorBoundary>
      {interrupted && (
        <PageErrorBoundary>
          <Suspense>
            <SignInAgain />
          </Suspense>
        </PageErrorBoundary>
      )}
    </>
  );
  const onSignOut = () => askBeforeSignOut(() => session.send({ type: 'session.close' }));
  const name = auth.name || auth.email || layoutText.account;
  if (route.layout === 'public') {
    return (
      <PublicLayout
        pattern={route.pattern}
        signedIn={role === 'visitor' ? null : { name, isAdmin: role === 'admin' }}
        onSignOut={onSignOut}
      >
        {page}
      </PublicLayout>
    );
  }
  if (route.layout === 'login') return <LoginLayout>{page}</LoginLayout>;
  return (
    <PageErrorBoundary whole>
      <Suspense fallback={<LoadingNotice />}>
        {/* the next admin sees neither the search nor the toast of the one before */}
        <AdminLayout key={personChanges} name={name} onSignOut={onSignOut}>
          {page}
        </AdminLayout>
      </Suspense>
    </PageErrorBoundary>
  );
}

/** Stands in the page's `Suspense`: React hydrates its content last, and this effect runs then. */
function Interactive({ onInteractive }: { onInteractive: () => void }) {
  useEffect(onInteractive, [onInteractive]);
  return null;
}
