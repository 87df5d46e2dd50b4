import { Component, type ReactNode, Suspense, use } from 'react';
import { reload } from '../../browser/loadFile.ts';
import { dialogText as text } from '../../text/dialogs.ts';
import { ErrorNotice } from './ErrorNotice.tsx';

type Load<File> = () => File | Promise<File>;

interface OnDemandProps<File> {
  /** What it has loaded before, it may return at once. */
  load: Load<File>;
  children: (file: File) => ReactNode;
  /** What to do when the file does not load; without it, a notice offers to try again. */
  onFail?: () => void;
}

/**
 * Renders what needs a file that the page loads later. When the file does not load, the page around
 * it stays.
 */
export class OnDemand<File> extends Component<
  OnDemandProps<File>,
  { file: File | Promise<File>; failed: boolean }
> {
  override state = { file: this.props.load(), failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    const { load, children, onFail } = this.props;
    if (!this.state.failed)
      return (
        <Suspense>
          <Loaded {...this.state}>{children}</Loaded>
        </Suspense>
      );
    if (onFail) return null;
    return (
      <ErrorNotice
        text={text.notOpened}
        onRetry={() => this.setState({ file: loadAgain(load), failed: false })}
      />
    );
  }
}

async function loadAgain<File>(load: Load<File>): Promise<File> {
  try {
    return await load();
  } catch (error) {
    await reload().catch(() => undefined);
    throw error;
  }
}

function Loaded<File>({
  file,
  children,
}: {
  file: File | Promise<File>;
  children: (file: File) => ReactNode;
}) {
  return children(file instanceof Promise ? use(file) : file);
}
