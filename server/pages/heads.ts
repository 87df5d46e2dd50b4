import { metaDescription } from '../../rules/blog/metaDescription.ts';
import { isPossibleId, recordId } from '../../rules/lists/recordId.ts';
import { matcher, paths } from '../../rules/site/paths.ts';
import type { Services } from '../resources/services.ts';
import { headText } from './headText.ts';

const [postPath, adPath] = [matcher(paths.post.pattern), matcher(paths.ad.pattern)];

type HeadServices = Pick<Services, 'db' | 'config'>;

/** The head of a single page, for search engines and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Absolute address of the page itself. */
  url?: string;
  /** Absolute address. */
  image?: string;
}

/**
 * Finds the head of a post's page, for link previews and search engines; its values are plain text,
 * not yet escaped. An ad's page has the general head: ads need a sign-in (product, 6), and a
 * visitor must not learn which ads exist.
 * @returns a function of an address without host. It resolves with undefined for the general head,
 * and with 'missing' when there is no such post, or the id in the address is not a number.
 */
export function createHeads(
  services: HeadServices,
): (url: string) => Promise<PageHead | 'missing' | undefined> {
  return async (url) => {
    const [path = ''] = url.split('?');
    const post = postPath.exec(path);
    const match = post ?? adPath.exec(path);
    if (!match) return undefined;
    const id = recordId(match.groups?.id);
    if (!isPossibleId(id)) return 'missing';
    return post ? ((await postHead(services, id)) ?? 'missing') : undefined;
  };
}

/** The description is the author's own, or else the beginning of the text (product, 2). */
async function postHead({ db, config }: HeadServices, id: number): Promise<PageHead | undefined> {
  const post = await db
    .selectFrom('posts')
    .select(['id', 'title', 'meta_desc', 'content', 'image'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!post) return undefined;
  return {
    title: headText.title(post.title),
    description: metaDescription(post),
    url: config.publicUrl + paths.post.to(post),
    ...(post.image === null ? {} : { image: imageAddress(config, post.image) }),
  };
}

function imageAddress({ publicUrl }: Services['config'], name: string): string {
  return `${publicUrl}/api/v1/users/docs/${name}?w=640`;
}
