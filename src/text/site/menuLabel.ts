import type { PageName } from '../../../rules/site/paths.ts';
import { adminLayoutText } from './adminLayout.ts';
import { titles } from './titles.ts';

const labels: Partial<Record<PageName, string>> = adminLayoutText.links;

/** What the panel's menu calls a page. */
export const menuLabel = (page: PageName): string => labels[page] ?? titles[page];
