import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import { dialogText as text } from '../../text/dialogs.ts';
import { missingFilesText } from '../../text/missingFiles.ts';
import styles from './banner.module.css';

/** Stands hidden at the end of each page's HTML, until a file of the page does not load. */
export function MissingFilesNotice({ page }: { page: keyof typeof missingFilesText }) {
  return (
    <div id="missing-files" className={styles.banner} role="alert" hidden>
      <SnackbarContent
        square
        // the place around it announces it
        role="none"
        message={missingFilesText[page]}
        action={
          <Button variant="outlined" color="inherit">
            {text.retry}
          </Button>
        }
      />
    </div>
  );
}
