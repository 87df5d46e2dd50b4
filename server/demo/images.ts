import sharp from 'sharp';

/** The size of the drawing's coordinates. */
const width = 1600;
const height = 1000;
/** Width of the image in pixels. */
const imageWidth = 1200;

/** The colours of the drawings on the site. */
const land = {
  sky: '#dfe9dc',
  dusk: '#f0cfae',
  sea: '#8fb6bf',
  hill: '#8fa36f',
  field: '#c9a961',
  wheat: '#e3c887',
  earth: '#a4582f',
  leaf: '#4c6138',
  paper: '#faf6ec',
};

export interface Scene {
  /** The sun's place, from the left edge (0) to the right one (1). */
  sun: number;
  evening?: boolean;
  sea?: boolean;
  road?: boolean;
  houses?: boolean;
  /** Rows of trees in the plot. */
  trees?: number;
  /** The object in the foreground. */
  motif?: 'deed' | 'map' | 'shares' | 'coins';
}

/** Draws a plot in its landscape with an object, as a JPEG for a post. */
export function drawScene(scene: Scene): Promise<Buffer> {
  const parts = [
    rectangle(0, 0, width, height, scene.evening ? land.dusk : land.sky),
    `<circle cx="${Math.round(scene.sun * width)}" cy="${scene.evening ? 360 : 210}" r="96" fill="${land.wheat}"/>`,
    path('M0 470c260-150 520-120 760-40s560 40 840-60v630H0z', land.hill),
    scene.sea ? path('M0 500c400-26 1100-34 1600-10v150H0z', land.sea) : '',
    path('M0 600c420-90 900-70 1600-10v410H0z', land.field),
    scene.houses ? village() : '',
    // the plot itself, with its stakes
    path('M430 660h720l210 270H250z', land.wheat),
    `<path d="M430 660h720l210 270H250z" fill="none" stroke="${land.earth}" stroke-width="7" stroke-dasharray="26 14"/>`,
    ...[
      [430, 660],
      [1150, 660],
      [1360, 930],
      [250, 930],
    ].map(([x = 0, y = 0]) => rectangle(x - 9, y - 58, 18, 70, land.earth)),
    ...Array.from({ length: scene.trees ?? 0 }, (_, row) => treeRow(row)),
    scene.road ? road : '',
    path('M0 950c420-50 1000-36 1600-6v56H0z', land.leaf),
    scene.motif ? motifs[scene.motif] : '',
  ];
  return toJpeg(parts);
}

/** Draws a sheet with lines and a seal, as a JPEG. */
export function drawTaxPlate(): Promise<Buffer> {
  return toJpeg([rectangle(0, 0, width, height, land.sky), motifs.deed]);
}

/** Draws a plan of eight plots, as a JPEG. @param marked the index of the highlighted one. */
export function drawPlan(marked: number): Promise<Buffer> {
  const columns = [80, 430, 700, 1060, 1520];
  const rows = [[80, 420] as const, [540, 920] as const];
  const plots = rows.flatMap(([top, bottom], row) =>
    columns.slice(0, -1).map((left, column) => {
      const slant = row === 0 ? 30 : -30;
      const right = (columns[column + 1] ?? width) - 14;
      return `M${left} ${top}H${right + slant}L${right} ${bottom}H${left - slant}z`;
    }),
  );
  return toJpeg([
    rectangle(0, 0, width, height, land.hill),
    // the road between the two rows
    rectangle(0, 440, width, 80, land.paper),
    `<path d="M0 480h1600" stroke="${land.field}" stroke-width="6" stroke-dasharray="40 30"/>`,
    ...plots.map(
      (shape, index) =>
        `<path d="${shape}" fill="${index === marked ? land.wheat : land.field}" stroke="${land.earth}" stroke-width="${index === marked ? 14 : 4}"/>`,
    ),
    ...[130, 300, 820, 1240, 1400].map((x, index) => tree(x, index % 2 === 0 ? 700 : 250, 0.7)),
  ]);
}

const rectangle = (x: number, y: number, w: number, h: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}"/>`;
const path = (shape: string, fill: string) => `<path d="${shape}" fill="${fill}"/>`;

function tree(x: number, y: number, size: number): string {
  const trunk = rectangle(x - 7 * size, y, 14 * size, 54 * size, land.earth);
  return `${trunk}<circle cx="${x}" cy="${y - 14 * size}" r="${46 * size}" fill="${land.leaf}"/>`;
}

/** Trees of nearer rows are larger and wider apart. */
function treeRow(row: number): string {
  const size = 0.55 + row * 0.2;
  const y = 684 + row * 58;
  return Array.from({ length: 5 }, (_, place) => tree(800 + (place - 2) * (130 + row * 34), y, size)).join(
    '',
  );
}

/** A road from the hills, past the plot. */
const road = `${path('M1500 1000C1440 880 1250 760 1290 640S1340 584 1330 574h26c20 16-20 50-26 96s180 200 270 290v66z', land.paper)}<path d="M1560 985C1480 880 1270 740 1310 640S1352 584 1343 576" fill="none" stroke="${land.field}" stroke-width="6" stroke-dasharray="30 22"/>`;

function village(): string {
  const house = (x: number, y: number) =>
    rectangle(x, y, 92, 62, land.paper) +
    path(`M${x - 14} ${y}l60-46 60 46z`, land.earth) +
    rectangle(x + 36, y + 24, 20, 38, land.leaf);
  return house(60, 572) + house(180, 556) + house(290, 576);
}

const sheet = `${rectangle(560, 230, 480, 600, land.paper)}<rect x="560" y="230" width="480" height="600" fill="none" stroke="${land.earth}" stroke-width="8"/>`;
const lines = [330, 390, 450].map((y) => rectangle(620, y, 360, 16, land.field)).join('');

const motifs: Record<NonNullable<Scene['motif']>, string> = {
  deed: `${sheet}${lines}${rectangle(620, 510, 220, 16, land.field)}<circle cx="900" cy="690" r="72" fill="${land.earth}"/><circle cx="900" cy="690" r="44" fill="${land.wheat}"/>`,
  map: `<g transform="rotate(-4 800 530)">${rectangle(430, 270, 740, 520, land.paper)}${path('M430 270h250l40 520H430z', land.hill)}${path('M700 270h470v230l-440 40z', land.wheat)}${path('M736 560l434-36v266H752z', land.field)}</g><path d="M860 240c-70 0-120 54-120 118 0 84 120 206 120 206s120-122 120-206c0-64-50-118-120-118z" fill="${land.earth}"/><circle cx="860" cy="360" r="46" fill="${land.paper}"/>`,
  shares: `<circle cx="800" cy="530" r="290" fill="${land.paper}"/>${path('M800 530V260a270 270 0 0 1 234 405z', land.earth)}${path('M800 530l234 135a270 270 0 0 1-468 0z', land.field)}${path('M800 530L566 665A270 270 0 0 1 800 260z', land.leaf)}<path d="M800 530V260M800 530l234 135M800 530L566 665" stroke="${land.paper}" stroke-width="16"/>`,
  coins: [0, 1, 2]
    .flatMap((pile) =>
      Array.from({ length: 3 + pile * 3 }, (_, coin) => {
        const [x, y] = [540 + pile * 260, 800 - coin * 46];
        return `<rect x="${x - 105}" y="${y - 46}" width="210" height="46" rx="20" fill="${coin % 2 === 0 ? land.wheat : land.field}" stroke="${land.earth}" stroke-width="6"/>`;
      }),
    )
    .join(''),
};

function toJpeg(parts: readonly string[]): Promise<Buffer> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('')}</svg>`;
  return sharp(Buffer.from(drawing)).resize(imageWidth).jpeg({ quality: 84 }).toBuffer();
}
