import { Component, type ReactNode, Suspense } from 'react';
import { reload } from '../../browser/loading/loadFile.ts';
import { dialogText as text } from '../../text/dialogs.ts';
import { ErrorNotice } from './ErrorNotice.tsx';
import { LoadingNotice } from './LoadingNotice.tsx';
import styles from './notices.module.css';

interface OnDemandProps<File> {
  load: () => Promise<File>;
  children: (file: File) => ReactNode;
  /** Is called when the file has come, before it is rendered. */
  onLoad?: () => void;
  /** What to do when the file does not load; without it, a notice offers to try again. */
  onFail?: (() => void) | undefined;
  /** Closes what was opened; the notice then offers it. */
  onClose?: () => void;
}

/**
 * Renders what needs a file that the page loads later, and says so over the page while it loads.
 * When the file does not load, the page around it stays. It does not use React's `use`: React keeps
 * a fallback for 300 ms, also when the file has already arrived.
 */
export class OnDemand<File> extends Component<OnDemandProps<File>, { file?: File; failed: boolean }> {
  override state: { file?: File; failed: boolean } = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidMount() {
    void this.load();
  }

  async load(onFail = this.props.onFail) {
    this.setState({ failed: false });
    try {
      const file = await this.props.load();
      this.props.onLoad?.();
      this.setState({ file });
    } catch {
      this.setState({ failed: true });
      onFail?.();
    }
  }

  override render() {
    const { children, onFail, onClose } = this.props;
    const { file, failed } = this.state;
    const loading = (
      <div className={styles.opening}>
        <LoadingNotice />
      </div>
    );
    if (!failed) return file ? <Suspense fallback={loading}>{children(file)}</Suspense> : loading;
    if (onFail) return null;
    return (
      <ErrorNotice
        text={text.notOpened}
        onRetry={() => this.load(() => reload().catch(() => undefined))}
        onClose={onClose}
      />
    );
  }
}
