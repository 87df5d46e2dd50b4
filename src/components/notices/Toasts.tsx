import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { useMachine } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useEffect, useLayoutEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { type ToastEvent, toastMachine } from '../../../machines/page/toast.ts';
import { useSession } from '../../site/services.tsx';
import { toastText as text } from '../../text/toasts.ts';
import { useLostFocus } from '../focus/useLostFocus.ts';
import { TakeBackOffer } from '../records/TakeBackOffer.tsx';

const ToastContext = createContext<(event: ToastEvent) => void>(() => undefined);

/** Sends to the toast, which outlives the page. */
export const useToast = () => use(ToastContext);

/**
 * The toasts of the pages inside. They stand before the page, so that Tab reaches them first when
 * the focus has moved to `main`. Once the session has ended they are hidden until the user signs in
 * again, because a toast may name somebody.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [snapshot, send] = useMachine(toastMachine);
  const { toast, toastCount, aside } = snapshot.context;
  const { interrupted } = useSession();
  const close = useCallback(() => send({ type: 'toast.close' }), [send]);
  const hold = () => send({ type: 'toast.hold' });
  const release = () => send({ type: 'toast.release' });
  const [location] = useLocation();
  // before the page that is left shows a toast in its clean-up
  useLayoutEffect(() => send({ type: 'page.open', path: location }), [send, location]);
  const isShown = toast !== undefined && !snapshot.matches('hidden') && !interrupted;
  useEffect(() => {
    if (!isShown) return;
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) close();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isShown, close]);
  /** The one aside is not seen, and its call goes on. */
  const rendered = interrupted
    ? []
    : [
        ...(aside ? [{ ...aside, isAside: true }] : []),
        ...(isShown ? [{ toast, count: toastCount, isAside: false }] : []),
      ];
  return (
    <>
      {/* always there: screen readers announce what appears inside */}
      <Box role="status" data-toasts ref={useLostFocus()} sx={placeStyles}>
        {rendered.map(({ toast, count, isAside }) => (
          <SnackbarContent
            key={count}
            hidden={isAside}
            // the place around it announces it
            role="none"
            data-passed={snapshot.matches('passed') ? '' : undefined}
            sx={toastStyles}
            onMouseEnter={hold}
            onMouseLeave={release}
            onFocus={hold}
            onBlur={release}
            message={toast.text}
            action={
              <>
                {toast.offer && (
                  <TakeBackOffer offer={toast.offer} count={count} isAside={isAside} toast={send} />
                )}
                {toast.link && (
                  <Link href={toast.link.href} state={toast.link.state} asChild>
                    <Button color="inherit" variant="outlined" href={toast.link.href}>
                      {toast.link.label}
                    </Button>
                  </Link>
                )}
                <Button color="inherit" onClick={close}>
                  {text.hide}
                </Button>
              </>
            }
          />
        ))}
      </Box>
      <ToastContext value={send}>{children}</ToastContext>
    </>
  );
}

/**
 * Positions the toast so that it covers nothing: in the panel's bar, and on a narrow screen above
 * the page's heading, with which it scrolls away.
 */
const placeStyles = {
  position: { md: 'fixed' },
  inset: { md: '0 9rem auto 9rem' },
  '&:not(:empty)': { mb: { xs: 2, md: 0 } },
  minHeight: { md: '4rem' },
  zIndex: 'snackbar',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;

const toastStyles = {
  pointerEvents: 'auto',
  minWidth: 0,
  flexGrow: { xs: 1, sm: 'initial' },
  py: 0,
  fontSize: '1rem',
  '&[hidden]': { display: 'none' },
  // the product's colour of the focus is too dark here
  '& :focus-visible, & .Mui-focusVisible': { outlineColor: 'currentColor' },
  '&[data-passed]': { visibility: { md: 'hidden' } },
  '& .MuiSnackbarContent-message': { overflowWrap: 'anywhere' },
  // on a narrow screen it is a line of its own
  '& .MuiSnackbarContent-action': {
    gap: 1,
    flexWrap: 'wrap',
    pl: { xs: 0, sm: 2 },
    pb: { xs: 1, sm: 0 },
  },
} as const;
