import { Link } from 'wouter';
import { paths } from '../../../../rules/site/paths.ts';
import { towards, useDestination } from '../../../browser/history/destination.ts';
import { buttonClass } from '../../../components/buttons/PlainButton.tsx';
import { useSession } from '../../../site/services.tsx';
import { applicationText } from '../../../text/consultants/application.ts';
import styles from './application.module.css';

const text = applicationText.signIn;

/** Why a visitor stands here instead of on a consultant's page, and the way to the sign-in. */
export function SignInOffer() {
  const { role, expired } = useSession();
  const destination = useDestination();
  if (role !== 'visitor') return null;
  return (
    <aside className={styles.signIn}>
      <p>{expired ? text.expired : destination ? text.needed : text.member}</p>
      <Link
        href={paths.login.to()}
        state={towards(destination)}
        className={buttonClass({ look: destination ? 'contained' : 'outlined' })}
      >
        {text.link}
      </Link>
    </aside>
  );
}
