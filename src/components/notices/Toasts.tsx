import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useMachine } from '@xstate/react';
import { createContext, type ReactNode, use, useCallback, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { type Toast, toastMachine } from '../../../machines/page/toast.ts';
import { useSession } from '../../site/services.tsx';
import { dialogText as text } from '../../text/dialogs.ts';

const ToastContext = createContext<(toast: Toast) => void>(() => undefined);

/** Shows a toast, which outlives the page. */
export const useToast = () => use(ToastContext);

/**
 * The toasts of the pages inside. They stand before the page, so that Tab reaches them first when
 * the focus has moved to `main`. Once the session has ended they are hidden until the user signs in
 * again, because a toast may name somebody.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const [snapshot, send] = useMachine(toastMachine);
  const { toast, shown } = snapshot.context;
  const { interrupted } = useSession();
  const show = useCallback((next: Toast) => send({ type: 'toast.show', toast: next }), [send]);
  const close = useCallback(() => send({ type: 'toast.close' }), [send]);
  const hold = () => send({ type: 'toast.hold' });
  const release = () => send({ type: 'toast.release' });
  const [location] = useLocation();
  useEffect(() => send({ type: 'page.open', path: location }), [send, location]);
  const hasArrived = toast?.next?.href === location;
  useEffect(() => {
    if (hasArrived) close();
  }, [hasArrived, close]);
  return (
    <>
      {/* always there: screen readers announce what appears inside */}
      <Box role="status" sx={placeStyles}>
        {toast && !snapshot.matches('hidden') && !interrupted && (
          <Snackbar
            key={shown}
            open
            sx={{
              position: 'static',
              pointerEvents: 'auto',
              visibility: { md: snapshot.matches('passed') ? 'hidden' : 'visible' },
            }}
            onClose={(_, reason) => {
              if (reason === 'escapeKeyDown') close();
            }}
            onMouseEnter={hold}
            onMouseLeave={release}
            onFocus={hold}
            onBlur={release}
            message={toast.text}
            // the status role around it announces it
            slotProps={{ content: { role: 'presentation', sx: contentStyles } }}
            action={
              <>
                {toast.next && (
                  <Link href={toast.next.href} state={toast.next.state} asChild>
                    <Button color="inherit" variant="outlined" href={toast.next.href}>
                      {toast.next.label}
                    </Button>
                  </Link>
                )}
                <Button color="inherit" onClick={close}>
                  {text.hideToast}
                </Button>
              </>
            }
          />
        )}
      </Box>
      <ToastContext value={show}>{children}</ToastContext>
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

/** The text keeps a readable width, and the buttons go below it on a phone. */
const contentStyles = {
  fontSize: '1rem',
  borderRadius: 2,
  // the product's colour of the focus is too dark here
  '& :focus-visible': { outlineColor: 'currentColor' },
  '& .MuiSnackbarContent-message': {
    flex: '1 1 14rem',
    // a short text leaves the buttons their place beside it
    maxWidth: 'max-content',
    overflowWrap: 'anywhere',
  },
  '& .MuiSnackbarContent-action': { flexWrap: 'wrap', gap: 1, pl: 2 },
} as const;
