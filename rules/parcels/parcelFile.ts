/** Reads the parcel of a GeoJSON value, as the public parcel inquiry exports it or answers. */
import { fold } from '../lists/folding.ts';
import {
  areaOf,
  crossesItself,
  isInside,
  kilometresBetween,
  middleOf,
  type Part,
  type Position,
  type Ring,
} from './outline.ts';
import { provinceCentres } from './provinceCentres.ts';

/** What the file has to be about. */
export interface ExpectedParcel {
  /** The province's plate code. */
  plate: number;
  il: string;
  ilce: string;
  mahalle: string;
  ada: string;
  parsel: string;
}

/** The names of a place and the numbers of a parcel that a file may tell. */
const told = ['il', 'ilce', 'mahalle', 'ada', 'parsel'] as const;
type Told = (typeof told)[number];

/** Why a file is refused. */
export type ParcelFault =
  | { kind: 'notGeoJson' | 'noOutline' | 'severalParcels' | 'metres' | 'swapped' | 'abroad' | 'farAway' }
  | { kind: 'tooManyCorners' | 'tooManyParts' | 'badCoordinates' | 'noArea' | 'tooLarge' | 'crossing' }
  | { kind: 'holeOutside' }
  | { kind: 'otherParcel'; field: Told; found: string; expected: string };

/** A parcel as a file has it. */
export interface ParcelOfFile {
  parts: Part[];
  /** The area that the file states, in m². */
  stated: number | undefined;
}

export const parcelLimits = {
  corners: 2000,
  parts: 50,
  /** m²: 100 km². */
  area: 100_000_000,
  /** Land of a province lies nearer to the town that it is governed from. */
  kilometres: 250,
} as const;

const turkey = { west: 25.6, east: 44.9, south: 35.8, north: 42.2 } as const;
const isInTurkey = ([lon, lat]: Position) =>
  lon >= turkey.west && lon <= turkey.east && lat >= turkey.south && lat <= turkey.north;

/** Ends the reading; what it is about leaves the reader as its value. */
class Fault extends Error {
  readonly fault: ParcelFault;

  constructor(fault: ParcelFault) {
    super(fault.kind);
    this.fault = fault;
  }
}
const refuse = (kind: Exclude<ParcelFault['kind'], 'otherParcel'>) => new Fault({ kind });

/**
 * Reads a FeatureCollection, a Feature or a Geometry. Of several features the one is taken that
 * names the expected parcel.
 * @param json as `JSON.parse` gives it, or as a KML file was turned into GeoJSON.
 */
export function readParcel(json: unknown, expected: ExpectedParcel): ParcelOfFile | { fault: ParcelFault } {
  try {
    const { geometry, properties } = chosenFeature(json, expected);
    refuseOtherParcel(properties, expected);
    const parts = partsOf(geometry);
    refuseBadShape(parts);
    refuseWrongPlace(parts, expected.plate);
    return { parts, stated: readArea(tell(properties, names.alan)) };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    throw error;
  }
}

interface Feature {
  geometry: unknown;
  properties: ReadonlyMap<string, string>;
}

function chosenFeature(json: unknown, expected: ExpectedParcel): Feature {
  const all = featuresOf(json);
  const drawn = all.filter(({ geometry }) => hasOutline(geometry));
  const [only, ...others] = drawn;
  if (only === undefined) throw refuse('noOutline');
  if (others.length === 0) return only;
  const named = drawn.filter(({ properties }) => {
    const { ada, parsel } = toldBy(properties);
    return parsel !== '' && isSameNumber(ada, expected.ada) && isSameNumber(parsel, expected.parsel);
  });
  const [match, second] = named;
  if (match === undefined || second !== undefined) throw refuse('severalParcels');
  return match;
}

function featuresOf(json: unknown): Feature[] {
  const { type, features, geometry, properties } = record(json);
  if (type === 'FeatureCollection' && Array.isArray(features)) {
    if (features.length > parcelLimits.corners) throw refuse('tooManyParts');
    return features.flatMap((feature) => (record(feature).type === 'Feature' ? featuresOf(feature) : []));
  }
  if (type === 'Feature') return [{ geometry, properties: propertiesOf(properties) }];
  if (typeof type === 'string' && geometryTypes.includes(type))
    return [{ geometry: json, properties: new Map() }];
  throw refuse('notGeoJson');
}

const geometryTypes = [
  'Polygon',
  'MultiPolygon',
  'GeometryCollection',
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
];

const record = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function hasOutline(geometry: unknown): boolean {
  const { type, geometries } = record(geometry);
  if (type === 'GeometryCollection') return list(geometries).some(isPolygonal);
  return isPolygonal(geometry);
}
const isPolygonal = (geometry: unknown) =>
  ['Polygon', 'MultiPolygon'].includes(String(record(geometry).type));

/** The texts and numbers of a feature by their folded names: `ParselNo` is `parselno`. */
function propertiesOf(properties: unknown): Map<string, string> {
  return new Map(
    Object.entries(record(properties)).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number'
        ? [[fold(name).replaceAll(/[\s_.]/g, ''), String(value).trim()]]
        : [],
    ),
  );
}

/** As exports and the service's answers name the properties, folded. */
const names = {
  il: ['il', 'ilad', 'iladi'],
  ilce: ['ilce', 'ilcead', 'ilceadi'],
  mahalle: ['mahalle', 'mahallead', 'mahalleadi'],
  ada: ['ada', 'adano'],
  parsel: ['parsel', 'parselno'],
  alan: ['alan', 'tapualani'],
} as const;

const tell = (properties: ReadonlyMap<string, string>, spellings: readonly string[]) =>
  spellings.map((name) => properties.get(name)).find((value) => value !== undefined) ?? '';

function toldBy(properties: ReadonlyMap<string, string>): Record<Told, string> {
  const [, ada = '', parsel = ''] =
    /(?:^|\s)(\d{1,9})-ada-(\d{1,9})-parsel/.exec(fold(properties.get('name') ?? '')) ?? [];
  return {
    il: tell(properties, names.il),
    ilce: tell(properties, names.ilce),
    mahalle: tell(properties, names.mahalle),
    ada: tell(properties, names.ada) || ada,
    parsel: tell(properties, names.parsel) || parsel,
  };
}

function refuseOtherParcel(properties: ReadonlyMap<string, string>, expected: ExpectedParcel): void {
  const found = toldBy(properties);
  for (const field of told) {
    // land without an ada has `0`, `-` or nothing there
    if (found[field] === '') continue;
    const isSame = field === 'ada' || field === 'parsel' ? isSameNumber : isSamePlaceName;
    if (!isSame(found[field], expected[field]))
      throw new Fault({ kind: 'otherParcel', field, found: found[field], expected: expected[field] });
  }
}

/** Whether two spellings of an ada or a parsel mean the same: `012` and `12`, `-` and `0`. */
export function isSameNumber(one: string, other: string): boolean {
  const normal = (text: string) => {
    const short = fold(text).replaceAll(/\s/g, '').replace(/^0+/, '');
    return /^[-–—]*$/.test(short) ? '' : short;
  };
  return normal(one) === normal(other);
}

const kinds = ['mah', 'mh', 'mahalle', 'mahallesi', 'koy', 'koyu', 'belde', 'beldesi', 'merkez'];

/** Whether two names of a place mean the same: `Kuşçular Mah.` and `KUŞÇULAR`. */
export function isSamePlaceName(one: string, other: string): boolean {
  const normal = (text: string) => {
    const words = fold(text)
      // an I of a text without Turkish letters
      .replaceAll('\u0131', 'i')
      .replaceAll('\u0307', '')
      .split(/[^a-z0-9]/)
      .filter((word) => word !== '');
    const proper = words.filter((word) => !kinds.includes(word));
    return (proper.length > 0 ? proper : words).join('');
  };
  return normal(one) === normal(other);
}

/**
 * The area of a text such as `1.830,40`, `1,295.00` or `900`, in m²: the last separator with one or
 * two digits behind it is the decimal one.
 */
export function readArea(text: string): number | undefined {
  const typed = text
    .trim()
    .replace(/(?:m2|m²)$/, '')
    .trimEnd();
  if (!/^\d[\d.,]*$/.test(typed) || typed.length > 20) return undefined;
  const [, whole = typed, decimals = '0'] = /^([\d.,]*)[.,](\d{1,2})$/.exec(typed) ?? [];
  const area = Number(`${whole.replaceAll(/[.,]/g, '')}.${decimals}`);
  return Number.isFinite(area) && area > 0 ? area : undefined;
}

function partsOf(geometry: unknown): Part[] {
  const { type, coordinates, geometries } = record(geometry);
  const polygons =
    type === 'GeometryCollection'
      ? list(geometries).flatMap((one) => polygonsOf(record(one).type, record(one).coordinates))
      : polygonsOf(type, coordinates);
  if (polygons.length > parcelLimits.parts) throw refuse('tooManyParts');
  let corners = 0;
  const parts = polygons.map((polygon) =>
    list(polygon).map((ring) => {
      corners += list(ring).length;
      if (corners > parcelLimits.corners) throw refuse('tooManyCorners');
      return readRing(ring);
    }),
  );
  if (parts.length === 0 || parts.some((part) => part.length === 0)) throw refuse('noOutline');
  return parts;
}

function polygonsOf(type: unknown, coordinates: unknown): readonly unknown[] {
  if (type === 'Polygon') return [coordinates];
  return type === 'MultiPolygon' ? list(coordinates) : [];
}

/** A closed line without corners that repeat the one before. */
function readRing(ring: unknown): Ring {
  const read = list(ring).map((corner): Position => {
    const [lon, lat] = list(corner);
    if (typeof lon !== 'number' || typeof lat !== 'number') throw refuse('badCoordinates');
    if (!Number.isFinite(lon) || !Number.isFinite(lat)) throw refuse('badCoordinates');
    // a centimetre: files carry binary noise such as 28.862349999999999
    return [Number(lon.toFixed(7)), Number(lat.toFixed(7))];
  });
  if (read.some(([lon, lat]) => Math.abs(lon) > 180 || Math.abs(lat) > 90)) throw refuse('metres');
  const isAt = ([lon, lat]: Position, other: Position | undefined) => lon === other?.[0] && lat === other[1];
  const corners = read.filter((corner, index) => !isAt(corner, read[index - 1]));
  const [first] = corners;
  if (first && corners.length > 1 && isAt(first, corners.at(-1))) corners.pop();
  if (first === undefined || corners.length < 3) throw refuse('noArea');
  return [...corners, first];
}

function refuseBadShape(parts: readonly Part[]): void {
  const area = areaOf(parts);
  if (!(area >= 1)) throw refuse(crossesItself(parts) ? 'crossing' : 'noArea');
  if (crossesItself(parts)) throw refuse('crossing');
  for (const [outer = [], ...holes] of parts) {
    const isOut = (hole: Ring) => !hole.some((corner) => isInside(corner, outer) || isOn(corner, outer));
    if (holes.some(isOut)) throw refuse('holeOutside');
  }
}
const isOn = ([lon, lat]: Position, ring: Ring) => ring.some(([x, y]) => x === lon && y === lat);

function refuseWrongPlace(parts: readonly Part[], plate: number): void {
  const corners = parts.flat(2);
  if (!corners.every(isInTurkey)) {
    throw refuse(corners.every(([lon, lat]) => isInTurkey([lat, lon])) ? 'swapped' : 'abroad');
  }
  const centre = provinceCentres[plate];
  const middle = middleOf(parts);
  if (centre && kilometresBetween(middle, centre) > parcelLimits.kilometres) {
    const [lon, lat] = middle;
    const isSwapped = kilometresBetween([lat, lon], centre) <= parcelLimits.kilometres;
    throw refuse(isSwapped ? 'swapped' : 'farAway');
  }
  if (areaOf(parts) > parcelLimits.area) throw refuse('tooLarge');
}
