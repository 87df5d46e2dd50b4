import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeHtml } from '../../server/pages/escapeHtml.ts';

/** What one picture's comparison has found; the pictures are PNGs. */
export type Finding =
  | { kind: 'differs'; name: string; pixels: number; share: number; pictures: [Buffer, Buffer, Buffer] }
  | { kind: 'only here' | 'only in the release'; name: string; picture: Buffer };

interface Report {
  /** What this tree is compared with. */
  release: string;
  equal: number;
  findings: readonly Finding[];
}

/** The line on the console, and on top of the page. */
export function summary({ equal, findings }: Report): string {
  const count = (kind: Finding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return [
    `${equal} equal`,
    `${count('differs')} differ`,
    `${count('only here')} only here`,
    `${count('only in the release')} only in the release`,
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
 * Writes `index.html` with what differs, the largest difference first, and its pictures into an
 * emptied folder.
 */
export async function writeReport(folder: string, report: Report): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const pixels = (finding: Finding) => (finding.kind === 'differs' ? finding.pixels : 0);
  const sorted = report.findings.toSorted((a, b) => pixels(b) - pixels(a));
  const sections = await Promise.all(sorted.map((finding, index) => section(folder, finding, index + 1)));
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

async function section(folder: string, finding: Finding, number: number): Promise<string> {
  const figures: [caption: string, picture: Buffer][] =
    finding.kind === 'differs'
      ? (['before', 'after', 'difference'] as const).map((caption, index) => [
          caption,
          finding.pictures[index] ?? finding.pictures[0],
        ])
      : [[finding.kind, finding.picture]];
  const written = await Promise.all(
    figures.map(async ([caption, picture]) => {
      const file = `${String(number).padStart(3, '0')} ${caption}.png`;
      await writeFile(join(folder, file), picture);
      const address = encodeURIComponent(file);
      return `<figure><figcaption>${caption}</figcaption><a href="${address}"><img loading="lazy" src="${address}" alt=""></a></figure>`;
    }),
  );
  const size =
    finding.kind === 'differs'
      ? `: ${finding.pixels.toLocaleString('en')} pixels, ${(finding.share * 100).toFixed(2)} %`
      : '';
  return `<section><h2>${escapeHtml(finding.name)}${size}</h2><div>${written.join('')}</div></section>`;
}
