import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../server/pages/escapeHtml.ts';

/**
 * A state of a page that differs, or that only one tree has. The screenshots are PNGs; those of
 * `differs` are of the release, of this tree and of the difference. `Difference` explains `pixels`
 * and `share`.
 */
export type Finding =
  | { kind: 'differs'; name: string; pixels: number; share: number; screenshots: [Buffer, Buffer, Buffer] }
  | { kind: 'only here' | 'only in the release'; name: string; screenshot: Buffer };

interface Report {
  /** What this tree is compared with. */
  release: string;
  equal: number;
  findings: readonly Finding[];
  /** Pages and widths that could not be drawn. */
  undrawn: readonly string[];
}

/** The counts in one line, for the console and the top of the page. */
export function summary({ equal, findings, undrawn }: Report): string {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return [
    `${equal} equal`,
    `${count('differs')} differ`,
    `${count('only here')} only here`,
    `${count('only in the release')} only in the release`,
    ...(undrawn.length > 0 ? [`not drawn: ${undrawn.join('; ')}`] : []),
  ].join(', ');
}

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { margin: 1.5rem }
h1, h2 { line-height: 1.2 }
h2 { font-size: 1.125rem; margin: 2.5rem 0 0.5rem }
section > div { display: flex; gap: 1rem; align-items: flex-start }
figure { margin: 0; flex: 0 1 auto; min-width: 0 }
figcaption { font-size: 0.875rem }
img { display: block; max-width: 100%; border: 1px solid #8888 }
`;

/**
 * Empties the folder and writes the report's `index.html` and its screenshots into it, the largest
 * difference first.
 */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pixels = (finding: Finding) => (finding.kind === 'differs' ? finding.pixels : 0);
  const sorted = report.findings.toSorted((a, b) => pixels(b) - pixels(a));
  const sections = await Promise.all(alike(sorted).map((group, index) => section(folder, group, index + 1)));
  const title = `This tree beside ${report.release}`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
<h1>${escapeHtml(title)}</h1>
<p>${summary(report)}</p>
${sections.join('\n')}
</html>
`;
  await writeFile(join(folder, 'index.html'), html);
}

type Group = [Finding, ...Finding[]];

/** The captions and screenshots of a finding. */
const figuresOf = (finding: Finding): [caption: string, screenshot: Buffer][] => {
  if (finding.kind !== 'differs') return [[finding.kind, finding.screenshot]];
  const [before, after, difference] = finding.screenshots;
  return [
    ['before', before],
    ['after', after],
    ['difference', difference],
  ];
};

function isAlike(one: Finding, other: Finding): boolean {
  const [figures, others] = [figuresOf(one), figuresOf(other)];
  return (
    one.kind === other.kind &&
    figures.every(([, screenshot], index) => others[index]?.[1].equals(screenshot) ?? false)
  );
}

/**
 * Groups findings with the same screenshots: a page without calls looks the same in all states.
 */
function alike(findings: readonly Finding[]): Group[] {
  const groups: Group[] = [];
  for (const finding of findings) {
    const known = groups.find(([first]) => isAlike(first, finding));
    if (known) known.push(finding);
    else groups.push([finding]);
  }
  return groups;
}

async function section(folder: string, group: Group, number: number): Promise<string> {
  const [finding] = group;
  const written = await Promise.all(
    figuresOf(finding).map(async ([caption, screenshot]) => {
      const file = `${String(number).padStart(3, '0')} ${caption}.png`;
      await writeFile(join(folder, file), screenshot);
      const address = encodeURIComponent(file);
      return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img loading="lazy" src="${address}" alt=""></a></figure>`;
    }),
  );
  const size =
    finding.kind === 'differs'
      ? `: ${finding.pixels.toLocaleString('en')} pixels, ${(finding.share * 100).toFixed(2)} %`
      : '';
  const names = group.map(({ name }) => escapeHtml(name)).join('<br>');
  return `<section><h2>${names}${size}</h2><div>${written.join('')}</div></section>`;
}
