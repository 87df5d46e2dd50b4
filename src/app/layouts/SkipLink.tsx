import { layoutText } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';

/** Lets keyboard users skip the menu; visible only while it has the focus. */
export function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it is a link to the content; only its history entry is avoided
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
