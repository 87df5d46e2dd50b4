import { renderToStaticMarkup } from 'react-dom/server';
import { metaDescription } from '../../rules/blog/metaDescription.ts';
import { telLink } from '../../rules/people/phone.ts';
import type { DrawnPageData } from '../../rules/site/pageData.ts';
import { canonicalBlogPath, feedPath, paths, sharePicture } from '../../rules/site/paths.ts';
import { brand, company } from '../site/brand.ts';
import { windowTitle } from '../site/PageTitle.tsx';
import { pagedDescription } from '../text/site/descriptions.ts';
import { layoutText } from '../text/site/layout.ts';
import { homeShareTitle, titles } from '../text/site/titles.ts';
import { findRoute } from './routes.tsx';

interface Crumb {
  name: string;
  path: string;
}

/** What the head of a page says. */
interface HeadFacts {
  /** The whole title of the window. */
  title: string;
  /** What a link preview says in its place. */
  shareTitle?: string;
  description: string;
  /** The canonical address without host; undefined for a page that no search engine may find. */
  path: string | undefined;
  /** The path of a picture of 1,200 × 630 pixels. */
  picture: string;
  /** The way from the home page to this one; empty on the home page itself. */
  crumbs: readonly Crumb[];
  article?: { title: string; published: string; changed: string };
  hasFeed?: boolean;
}

/** `scripts/build/pictures.ts` draws it. */
const sitePicture = '/share.png';
const blogCrumb: Crumb = { name: titles.blog, path: paths.blog.pattern };

/** The head of a page that the browser draws: it says nothing of what the page shows. */
export const drawGeneralHead = (siteUrl: string): string =>
  drawTags(
    {
      title: brand.name,
      description: brand.description,
      path: undefined,
      picture: sitePicture,
      crumbs: [],
    },
    siteUrl,
  );

/**
 * The head of a page as search engines and link previews read it, who run no scripts.
 * @param address path and query.
 * @param title the whole title of the window, as the page has it.
 */
export function drawHead(address: string, title: string, { siteUrl, initialContent }: DrawnPageData): string {
  return drawTags({ title, ...factsOf(address, initialContent) }, siteUrl);
}

function factsOf(
  address: string,
  { post, posts }: DrawnPageData['initialContent'],
): Omit<HeadFacts, 'title'> {
  if (post) {
    const path = paths.post.to(post);
    return {
      description: metaDescription(post),
      path,
      picture: post.image ? sharePicture.to(post.image) : sitePicture,
      crumbs: [blogCrumb, { name: post.title, path }],
      article: { title: post.title, published: post.tarih, changed: post.updated_at },
      hasFeed: true,
    };
  }
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const { title, description, path, pattern } = findRoute(pathname);
  const isHome = pattern === paths.home.pattern;
  if (posts) {
    const page = Number(searchParams.get('page') ?? 1);
    return {
      description: pagedDescription(description, page),
      path: canonicalBlogPath(page),
      picture: sitePicture,
      crumbs: [blogCrumb],
      hasFeed: true,
    };
  }
  return {
    ...(isHome ? { shareTitle: homeShareTitle } : {}),
    description,
    path,
    picture: sitePicture,
    crumbs: path === undefined || isHome ? [] : [{ name: title, path }],
  };
}

function drawTags({ title, description, path, picture, crumbs, ...more }: HeadFacts, siteUrl: string) {
  const { article, hasFeed, shareTitle = title } = more;
  const image = siteUrl + picture;
  const graph =
    path === undefined ? [] : structuredData({ path, description, image, crumbs, article }, siteUrl);
  return renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path !== undefined && <link rel="canonical" href={siteUrl + path} />}
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="tr_TR" />
      <meta property="og:type" content={article ? 'article' : 'website'} />
      <meta property="og:title" content={shareTitle} />
      <meta property="og:description" content={description} />
      {path !== undefined && <meta property="og:url" content={siteUrl + path} />}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={article?.title ?? brand.name} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published} />}
      {article && <meta property="article:modified_time" content={article.changed} />}
      {hasFeed && (
        <link rel="alternate" type="application/rss+xml" title={windowTitle(titles.blog)} href={feedPath} />
      )}
      {graph.length > 0 && <StructuredData graph={graph} />}
    </>,
  );
}

/** Data for search engines; no policy blocks it, because it is no script that runs. */
function StructuredData({ graph }: { graph: readonly object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph });
  // a `<` could end the element
  const __html = json.replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a `<`
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />;
}

interface Described extends Pick<HeadFacts, 'description' | 'crumbs'> {
  path: string;
  image: string;
  article: HeadFacts['article'];
}

/** The company, and what the page is: an article, or a place in the site. */
function structuredData({ path, description, image, crumbs, article }: Described, siteUrl: string): object[] {
  const companyId = `${siteUrl}/#company`;
  const url = siteUrl + path;
  return [
    {
      '@type': 'Organization',
      '@id': companyId,
      name: brand.name,
      ...(company.title && { legalName: company.title }),
      ...(company.taxNumber && { taxID: company.taxNumber }),
      url: `${siteUrl}/`,
      logo: `${siteUrl}/icon-512.png`,
      description: brand.description,
      telephone: telLink(brand.phone).replace('tel:', ''),
      email: brand.email,
      ...(brand.address && { address: brand.address }),
      areaServed: 'TR',
      ...(brand.social.length > 0 && { sameAs: brand.social.map(({ href }) => href) }),
    },
    ...(path === paths.home.pattern
      ? [{ '@type': 'WebSite', name: brand.name, url, inLanguage: 'tr', publisher: { '@id': companyId } }]
      : []),
    ...(article
      ? [
          {
            '@type': 'BlogPosting',
            headline: article.title,
            description,
            image,
            datePublished: article.published,
            dateModified: article.changed,
            inLanguage: 'tr',
            mainEntityOfPage: url,
            author: { '@id': companyId },
            publisher: { '@id': companyId },
          },
        ]
      : []),
    ...(crumbs.length > 0
      ? [
          {
            '@type': 'BreadcrumbList',
            itemListElement: [{ name: layoutText.nav.home, path: paths.home.pattern }, ...crumbs].map(
              ({ name, path }, index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                item: siteUrl + path,
              }),
            ),
          },
        ]
      : []),
  ];
}
