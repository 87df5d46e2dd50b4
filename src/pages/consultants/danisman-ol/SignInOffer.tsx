import Button from '@mui/material/Button';
import { Link } from 'wouter';
import { paths } from '../../../../rules/site/paths.ts';
import { towards, useDestination } from '../../../browser/history/destination.ts';
import { useSession } from '../../../site/services.tsx';
import { applicationText } from '../../../text/consultants/application.ts';
import styles from './application.module.css';

const text = applicationText.signIn;

/**
 * Why a visitor stands here instead of on a consultant's page, and the way to the sign-in or, for a
 * signed-in user, to the ads. Its height is the same for all, because the HTML of the page is drawn
 * before the browser knows who reads it.
 */
export function SignInOffer() {
  const { role, expired } = useSession();
  const destination = useDestination();
  const isVisitor = role === 'visitor';
  const href = isVisitor ? paths.login.to() : paths.ads.pattern;
  const reason = expired ? text.expired : destination ? text.needed : text.member;
  return (
    <aside className={styles.signIn}>
      <p data-longest={text.needed}>
        <span>{isVisitor ? reason : text.signedIn}</span>
      </p>
      <Link href={href} state={isVisitor ? towards(destination) : undefined} asChild>
        <Button href={href} variant={isVisitor && destination ? 'contained' : 'outlined'}>
          <span>{isVisitor ? text.link : text.toAds}</span>
        </Button>
      </Link>
    </aside>
  );
}
