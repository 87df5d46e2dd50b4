import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../components/notices/ErrorNotice.tsx';
import { dialogText } from '../text/dialogs.ts';

/**
 * A page whose file could not be fetched, or that broke, says so and can be tried again; the layout
 * around it stays.
 */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // a lazily loaded page remembers that its file failed, so only a fresh load of the document
    // asks for it again
    return <ErrorNotice text={dialogText.pageFailed} onRetry={() => window.location.reload()} />;
  }
}
