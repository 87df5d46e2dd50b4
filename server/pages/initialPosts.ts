import { plainText } from '../../rules/blog/excerpt.ts';
import { wirePage } from '../../rules/lists/pageNumbers.ts';
import { isPossibleId, recordId } from '../../rules/lists/recordId.ts';
import type { InitialContent } from '../../rules/site/pageData.ts';
import { matcher, paths } from '../../rules/site/paths.ts';
import { readBestReadPosts, readPost, readPostPage } from '../resources/blog/postRows.ts';
import { sanitise } from '../resources/blog/sanitise.ts';
import type { Services } from '../resources/services.ts';
import { escapeHtml } from './escapeHtml.ts';

const listPath = matcher(paths.blog.pattern);
const postPath = matcher(paths.post.pattern);
const adPath = matcher(paths.ad.pattern);
/** A card or a link to a post shows neither; both can be long. */
const noMeta = { meta_desc: '', meta_title: '' };
/** More than a card shows of a text. */
const maxExcerpt = 200;

/** What a page shows first, and the address that it is drawn for. */
export interface InitialPage {
  /** The page's own, without what a visitor may add to it: such an address is no other page. */
  address: string;
  initialContent: InitialContent;
}

/**
 * Finds what a page of the blog shows first: a page of posts, or a post and the best-read ones. The
 * post's read is counted when the page itself asks for it. An ad's page is drawn by the browser:
 * ads need a sign-in (product, 6), and a visitor must not learn which ads exist.
 * @returns a function of an address without host. It resolves with undefined for a page that the
 * browser draws, and with 'missing' where there is no such post or page of the list, or the id in
 * the address is not a number.
 */
export function createInitialPosts({
  db,
}: Pick<Services, 'db'>): (url: string) => Promise<InitialPage | 'missing' | undefined> {
  return async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const page = searchParams.get('page') ?? '1';
    if (listPath.test(pathname)) {
      // the browser shortens such a number by its own rule
      if (/^[1-9]\d{7,}$/.test(page)) return 'missing';
      const number = /^[1-9]\d*$/.test(page) ? Number(page) : 1;
      const { items, pages } = await readPostPage(db, { page: wirePage(number) });
      // the browser says that there is no such page: each number would be a drawing
      if (number > Math.max(1, pages)) return 'missing';
      const rows = items.map((post) => ({ ...post, ...noMeta, content: excerptHtml(post.content) }));
      return { address: paths.blog.to(number), initialContent: { posts: { rows, pages, capped: false } } };
    }
    const match = postPath.exec(pathname) ?? adPath.exec(pathname);
    if (!match) return undefined;
    const id = recordId(match.groups?.id);
    if (!isPossibleId(id)) return 'missing';
    if (!postPath.test(pathname)) return undefined;
    const [post, best] = await Promise.all([readPost(db, id), readBestReadPosts(db)]);
    // sanitized again: older rules may have let more through
    const shown = post && { ...post, content: sanitise(post.content) };
    if (!shown) return 'missing';
    const bestRead = best.map((one) => ({ ...one, ...noMeta, content: '' }));
    return { address: paths.post.to(shown), initialContent: { post: shown, bestRead } };
  };
}

function excerptHtml(html: string): string {
  return escapeHtml([...plainText(html)].slice(0, maxExcerpt).join(''));
}
