import type { components } from '../../api/schema.ts';
import type { MapTiles } from './mapTiles.ts';

type Post = components['schemas']['Post'];

/** What a page shows first: the list of posts, or a post and the best-read ones. */
export interface InitialContent {
  posts?: { rows: Post[]; pages: number; capped: boolean };
  post?: Post;
  bestRead?: Post[];
}

/** What the server writes into a page, and the browser reads from it. */
export interface PageData {
  publicToken: string;
  /** Where the images of maps come from; undefined where maps show outlines alone. */
  mapTiles?: MapTiles | undefined;
  year: string;
  initialContent: InitialContent;
}

/** What a page is drawn from without a browser. */
export interface DrawnPageData extends PageData {
  /** Scheme and host of the site, which the addresses in the head begin with. */
  siteUrl: string;
}

export interface PageStyle {
  name: string;
  rules: string;
}

/** A page as it is drawn without a browser. */
export interface Prerendered {
  /** Title, description and what search engines and link previews read, as HTML. */
  head: string;
  /** The content of `#root`. */
  html: string;
  /** The hidden notice after `#root`. It says that files of the page have not loaded. */
  notice: string;
  /**
   * Style elements for the rules of MUI, and the name that the browser's style cache finds each by:
   * the theme's and other global ones, then those of the page's parts.
   */
  styles: readonly PageStyle[];
}
