import { noScriptText } from '../../text/noScript.ts';
import { OfficePhoneLink } from '../records/OfficePhoneLink.tsx';
import styles from './notices.module.css';

/** Says within a form that it needs scripts, and whom to call instead. */
export const NoScriptNotice = () => (
  <noscript>
    <p className={styles.noScript}>
      {noScriptText.form} <OfficePhoneLink />
    </p>
  </noscript>
);
