import sharp, { type OverlayOptions } from 'sharp';
import type { Scene } from './images.ts';

const width = 1600;
const height = 1000;
const image = { width: 1200, height: 750 } as const;
const columns = 7;
const rows = 5;
/** The plot's place among the fields. */
const plot = { column: 3, row: 2 } as const;
const soils = ['#8d8a55', '#a89d62', '#b89f66', '#7f8050', '#9f8f5a', '#757f4c', '#c0ab74', '#94814f'];

/**
 * Draws a plot and its neighbours from above, as a JPEG in place of a drone's photograph.
 * @param seed the same one gives the same image.
 */
export async function drawAerial(scene: Scene, seed: number): Promise<Buffer> {
  const random = randomFrom(seed);
  const corners = Array.from({ length: columns + 1 }, (_, column) =>
    Array.from({ length: rows + 1 }, (_, row) => [
      Math.round((column - 0.5) * (width / (columns - 1)) + (random() - 0.5) * 90),
      Math.round((row - 0.5) * (height / (rows - 1)) + (random() - 0.5) * 80),
    ]),
  );
  const outline = (column: number, row: number) =>
    `M${[
      corners[column]?.[row],
      corners[column + 1]?.[row],
      corners[column + 1]?.[row + 1],
      corners[column]?.[row + 1],
    ]
      .map((corner) => corner?.join(' '))
      .join('L')}Z`;
  const fields = Array.from({ length: columns * rows }, (_, index) => {
    const shape = outline(index % columns, Math.floor(index / columns));
    const soil = soils[Math.floor(random() * soils.length)] ?? '#8d8a55';
    const turn = Math.round(random() * 180);
    const spacing = 9 + Math.round(random() * 9);
    // furrows as a repeated gradient: a pattern of lines takes four times as long to draw
    return `<linearGradient id="f${index}" gradientUnits="userSpaceOnUse" x2="${spacing}" gradientTransform="rotate(${turn})" spreadMethod="repeat"><stop offset=".28" stop-opacity=".16"/><stop offset=".28" stop-opacity="0"/></linearGradient><path d="${shape}" fill="${soil}" stroke="#5e6138" stroke-width="7"/><path d="${shape}" fill="url(#f${index})"/>`;
  });
  const tree = (x: number, y: number, radius: number) =>
    `<circle cx="${x + radius * 0.5}" cy="${y + radius * 0.4}" r="${radius}" fill="#2c2f1a" opacity=".45"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#46562f"/>`;
  const [left = 0, top = 0] = corners[plot.column]?.[plot.row] ?? [];
  const orchard = Array.from({ length: (scene.trees ?? 0) * 5 }, (_, index) =>
    tree(
      left + 60 + (index % 5) * 32 + random() * 8,
      top + 40 + Math.floor(index / 5) * 32 + random() * 8,
      11,
    ),
  );
  const hedge = Array.from({ length: 26 }, () =>
    tree(random() * width, random() * height, 8 + random() * 12),
  );
  const roofs = Array.from({ length: scene.houses ? 7 : 0 }, (_, index) => {
    const x = Math.round(120 + (index % 3) * 95 + random() * 40);
    const y = Math.round(430 + Math.floor(index / 3) * 90 + random() * 30);
    return `<g transform="rotate(${Math.round(random() * 30)} ${x} ${y})"><path d="M${x + 10} ${y + 10}h58v44h-58z" opacity=".4"/><path d="M${x} ${y}h58v22h-58z" fill="#a2603f"/><path d="M${x} ${y + 22}h58v22h-58z" fill="#8b4e32"/></g>`;
  });
  const parts = [
    ...fields,
    ...hedge,
    scene.sea
      ? `<path d="M-40-40h1700v190c-220 40-420-30-700 30S300 120-40 190z" fill="#4f7f8c" stroke="#d9cfa8" stroke-width="16"/>`
      : '',
    scene.road
      ? '<path d="M-20 770c420-90 760 60 1080-10s400-90 560-60" fill="none" stroke="#c9c0a6" stroke-width="34"/><path d="M-20 770c420-90 760 60 1080-10s400-90 560-60" fill="none" stroke="#8f8a7c" stroke-width="24"/>'
      : '',
    ...orchard,
    ...roofs,
    scene.evening ? `<path d="M0 0h1600v1000H0z" fill="#c8692a" opacity=".2"/>` : '',
    `<path d="${outline(plot.column, plot.row)}" fill="#fff" fill-opacity=".12" stroke="#fff" stroke-width="8" stroke-linejoin="round"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${image.width}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(svg))
    .composite([await grain(random, 25, 70), await grain(random, 1, 55)])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * Uneven light over the whole image, as random spots around medium grey.
 * @param size the width of a spot in pixels.
 * @param most the largest distance from medium grey, of 255.
 */
async function grain(random: () => number, size: number, most: number): Promise<OverlayOptions> {
  const raw = { width: image.width / size, height: image.height / size, channels: 1 } as const;
  const spots = new Uint8Array(raw.width * raw.height);
  for (let index = 0; index < spots.length; index++) spots[index] = 128 + (random() + random() - 1) * most;
  // pixels as they are: noise takes long to compress
  const { data, info } = await sharp(spots, { raw })
    .resize(image.width, image.height, { kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: info, blend: 'soft-light' };
}

/** A linear congruential generator: numbers from 0 to below 1. */
function randomFrom(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
