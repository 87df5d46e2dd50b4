import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { send } from './send.ts';

/** Shapes of fields in metres, each of 10,000 m². */
const shapes = {
  field: [
    [0, 0],
    [125, 8],
    [118, 88],
    [-6, 80],
  ],
  corner: [
    [0, 0],
    [140, -12],
    [152, 60],
    [70, 74],
    [66, 104],
    [-8, 98],
  ],
  strip: [
    [0, 0],
    [48, 14],
    [10, 222],
    [-38, 208],
  ],
} as const;

interface Sample {
  /** The owner of a land request, or the title of an ad. */
  of: string;
  middle: readonly [lon: number, lat: number];
  shape: keyof typeof shapes;
  /** m². */
  area: number;
}

/** The area of one differs from what its owner says. */
const ofLandRequests: readonly Sample[] = [
  { of: 'Ayşe Yılmaz', middle: [26.8024, 38.3313], shape: 'field', area: 762 },
  { of: 'İsmail Özkan', middle: [26.7012, 38.4081], shape: 'corner', area: 1385 },
  { of: 'Elif Koç', middle: [26.7645, 38.3228], shape: 'strip', area: 2860 },
  { of: 'Mehmet Demir', middle: [26.7238, 38.3137], shape: 'corner', area: 452 },
];
const ofAds: readonly Sample[] = [
  { of: 'Urla Bademler’de yola cepheli tarla', middle: [26.8071, 38.3342], shape: 'field', area: 4980 },
  { of: 'Urla Kuşçular’da deniz manzaralı arsa', middle: [26.7214, 38.3122], shape: 'corner', area: 611 },
  { of: 'Milas’ta yetişkin zeytinlik', middle: [27.6621, 37.4103], shape: 'strip', area: 6262 },
];

/** Adds the outlines of some parcels from files, as the office does. */
export async function addParcels(
  app: FastifyInstance,
  token: string,
  db: Kysely<Database>,
  kind: 'request' | 'ad',
): Promise<void> {
  const samples = kind === 'request' ? ofLandRequests : ofAds;
  const [table, column] =
    kind === 'request' ? (['land_requests', 'name'] as const) : (['ads', 'title'] as const);
  for (const sample of samples) {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where ${sql.ref(column)} = ${sample.of}`.execute(db);
    for (const { id } of rows) {
      const file = new File([JSON.stringify(outlineOf(sample))], 'parsel.json');
      await send(app, `/api/v1/parcels/${kind}/${id}`, token, [['parsel_dosyasi', file]], 'PUT');
    }
  }
}

/** The outline as the inquiry exports one, with five decimals. */
function outlineOf({ middle: [lon, lat], shape, area }: Sample): object {
  const corners = shapes[shape];
  const scale = Math.sqrt(area / 10_000);
  const east = 111_320 * Math.cos((lat * Math.PI) / 180);
  const ring = [...corners, corners[0]].map(([x, y]) => [
    Number((lon + (x * scale) / east).toFixed(5)),
    Number((lat + (y * scale) / 110_990).toFixed(5)),
  ]);
  return { type: 'Polygon', coordinates: [ring] };
}
