import { layoutText } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';

/** Lets keyboard users skip the menu; visible only while it has the focus. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to the content, without a history entry
    <a
      href="#main"
      className={styles.skip}
      onClick={(event) => {
        // without this the link would add a history entry, and Back would lead to it
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {layoutText.skip}
    </a>
  );
}
