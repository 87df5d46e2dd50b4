import Button from '@mui/material/Button';
import { type ComponentProps, useId } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../rules/site/paths.ts';
import { towards, useDestination } from '../../browser/history/destination.ts';
import { MenuIcon } from '../../components/images/icons.tsx';
import { brand } from '../../site/brand.ts';
import { layoutText as text } from '../../text/site/layout.ts';
import styles from './PublicLayout.module.css';
import { UserMenu } from './UserMenu.tsx';
import { useTransientPopover } from './useTransientPopover.ts';

const pages = [
  { href: paths.home.to(), pattern: paths.home.pattern, label: text.nav.home },
  { href: paths.about.to(), pattern: paths.about.pattern, label: text.nav.about },
  { href: paths.blog.pattern, pattern: paths.blog.pattern, label: text.nav.blog },
  { href: paths.ads.pattern, pattern: paths.ads.pattern, label: text.nav.ads },
  { href: paths.contact.to(), pattern: paths.contact.pattern, label: text.nav.contact },
];

type SignedIn = Pick<ComponentProps<typeof UserMenu>, 'name' | 'isAdmin'>;

export interface HeaderProps {
  /** The pattern of the page that is shown; an unknown address has that of `notFound`. */
  pattern: string;
  signedIn: SignedIn | null;
  onSignOut: () => void;
}

/** The product's name, the public navigation, and the sign-in or the user's menu (product, 2). */
export function Header({ pattern, signedIn, onSignOut }: HeaderProps) {
  const state = towards(useDestination());
  const menuId = useId();
  const menu = useTransientPopover<HTMLDivElement>();
  const links = [
    ...pages,
    ...(signedIn ? [] : [{ href: paths.login.to(), pattern: paths.login.pattern, label: text.nav.login }]),
  ];
  const isCurrent = (own: string) => (own === '/' ? pattern === '/' : pattern.startsWith(own));
  const items = links.map(({ href, pattern, label }) => (
    <Link key={href} href={href} state={pattern === paths.login.pattern ? state : undefined} asChild>
      <Button href={href} color="inherit" aria-current={isCurrent(pattern) ? 'page' : undefined}>
        {label}
      </Button>
    </Link>
  ));
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.home.to()} className={styles.brand}>
          <img src="/logo.svg" alt="" width={32} height={32} />
          {brand.name}
        </Link>
        <nav aria-label={text.mainNav} className={styles.wideNav}>
          {items}
        </nav>
        {signedIn && <UserMenu {...signedIn} onSignOut={onSignOut} />}
        <div className={styles.narrowNav}>
          <Button color="inherit" aria-label={text.menu} popoverTarget={menuId}>
            <MenuIcon />
          </Button>
          {/* the browser's own popover: it opens before the scripts have arrived */}
          <div ref={menu} id={menuId} popover="auto" className={styles.popover}>
            <nav aria-label={text.mainNav} className={styles.nav}>
              {items}
            </nav>
          </div>
        </div>
      </div>
    </header>
  );
}
