import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { noticeVersion } from '../../../rules/privacy/noticeVersion.ts';
import { kvkkNoticeText } from '../../../src/text/kvkkNotice.ts';

/** The text of each version: a land request names the version that its owner has accepted. */
const digests: Readonly<Record<string, string>> = {
  '2026-11': '5d2bedeb55d5567b',
  '2026-12': 'd32c2951a9616dd5',
};

test('a change of the notice has a new version', () => {
  const text = JSON.stringify(kvkkNoticeText.sections);
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  expect(digests[noticeVersion], 'a new version is a line here and in noticeVersion.ts').toBe(digest);
});
