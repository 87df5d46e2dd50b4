import { Component, type ReactNode } from 'react';
import { ErrorNotice } from '../components/notices/ErrorNotice.tsx';
import layout from '../site/layout.module.css';
import { dialogText } from '../text/dialogs.ts';

/** Shows an error with a retry button in place of a page that threw or whose file did not load. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    // `lazy` caches a failed import, so only a reload requests the file again
    return (
      <div className={layout.page}>
        <ErrorNotice text={dialogText.pageFailed} onRetry={() => window.location.reload()} />
      </div>
    );
  }
}
