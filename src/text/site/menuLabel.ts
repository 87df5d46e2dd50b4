import type { PageName } from '../../../rules/site/paths.ts';
import { layoutText } from './layout.ts';
import { titles } from './titles.ts';

const labels: Partial<Record<PageName, string>> = layoutText.admin.links;

/** What the panel's menu calls a page. */
export const menuLabel = (page: PageName): string => labels[page] ?? titles[page];
