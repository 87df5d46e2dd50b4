import MuiLink, { type LinkProps } from '@mui/material/Link';
import { Link } from 'wouter';

interface PageLinkProps extends LinkProps<'a'> {
  href: string;
  /** What the history entry of the page holds, see `browser/history/cameFrom.ts`. */
  state?: unknown;
}

/** A link to a page of the product, in MUI's looks; no page is loaded anew. */
export function PageLink({ state, ...props }: PageLinkProps) {
  const navigation = { component: Link, state };
  return <MuiLink {...navigation} {...props} />;
}
