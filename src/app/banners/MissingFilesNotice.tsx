import { PlainButton } from '../../components/buttons/PlainButton.tsx';
import { dialogText as text } from '../../text/dialogs.ts';
import { missingFilesText } from '../../text/missingFiles.ts';
import styles from './banner.module.css';

/** Stands hidden at the end of each prerendered page, until a file of the page does not load. */
export function MissingFilesNotice() {
  return (
    <div id="missing-files" className={styles.banner} role="alert" hidden>
      <p>
        {missingFilesText}{' '}
        <PlainButton look="outlined" color="inherit">
          {text.retry}
        </PlainButton>
      </p>
    </div>
  );
}
