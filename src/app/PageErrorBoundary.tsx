import { Component, type ReactNode } from 'react';
import { reload } from '../browser/loading/reload.ts';
import { ErrorNotice } from '../components/notices/ErrorNotice.tsx';
import layout from '../site/layout.module.css';
import { dialogText } from '../text/dialogs.ts';

const text = dialogText.pageFailed;

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Stands for the layout too. */
  whole?: boolean;
}

/** Shows an error with a retry button in place of a page that threw or whose file did not load. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    const { children, whole } = this.props;
    if (!this.state.broken) return children;
    const Frame = whole ? 'main' : 'div';
    // `lazy` caches a failed import, so only a reload requests the file again
    return (
      <Frame className={layout.page}>
        <h1 className={layout.title}>{text.heading}</h1>
        <ErrorNotice text={text.text} onRetry={() => reload().catch(() => undefined)} />
      </Frame>
    );
  }
}
