import Button from '@mui/material/Button';
import { Link } from 'wouter';
import layout from '../../site/layout.module.css';
import { PageTitle } from '../../site/PageTitle.tsx';
import { Landscape } from '../images/Landscape.tsx';
import styles from './notices.module.css';

interface MissingNoticeProps {
  title: string;
  text: string;
  /** Where the button leads. */
  href: string;
  label: string;
}

/** The page of a record that does not exist. */
export function MissingNotice({ title, text, href, label }: MissingNoticeProps) {
  return (
    <div className={styles.missing}>
      <PageTitle title={title} />
      <div className={styles.landscape}>
        <Landscape />
      </div>
      <h1 className={layout.title}>{title}</h1>
      <p className={layout.lead}>{text}</p>
      <Button component={Link} href={href} variant="contained">
        {label}
      </Button>
    </div>
  );
}
