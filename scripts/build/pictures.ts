/**
 * Draws the icons of the site and the picture of its link previews, which browsers and services
 * take as PNG or ICO only, into `web` of the build.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { iconFile } from './iconFile.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(resolve(root, process.env.BUILD_FOLDER ?? 'dist'), 'web');
const logo = join(root, 'public/logo.svg');
/** The logo's own background, behind its round corners. */
const background = '#3f5130';
const logoSize = 48;

/** The logo, `size` pixels wide and high. */
const drawLogo = (size: number) => sharp(logo, { density: (72 * size) / logoSize }).resize(size, size);
/** The same without round corners, for devices that cut icons into a shape of their own. */
const drawWhole = (size: number, margin = 0) =>
  drawLogo(size - 2 * margin)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background });

const sizes = [16, 32, 48];
const small = await Promise.all(sizes.map((size) => drawLogo(size).png().toBuffer()));
writeFileSync(
  join(folder, 'favicon.ico'),
  iconFile(small.map((png, index) => ({ png, size: sizes[index] ?? 0 }))),
);
await Promise.all([
  drawWhole(180).png().toFile(join(folder, 'apple-touch-icon.png')),
  drawLogo(192).png().toFile(join(folder, 'icon-192.png')),
  drawLogo(512).png().toFile(join(folder, 'icon-512.png')),
  // what lies outside of the middle 80 % may be cut off
  drawWhole(512, 52).png().toFile(join(folder, 'icon-maskable-512.png')),
  sharp(join(import.meta.dirname, 'share.svg'))
    .png({ palette: true, colours: 128 })
    .toFile(join(folder, 'share.png')),
]);
