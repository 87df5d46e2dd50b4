import { kml } from '@tmcw/togeojson';
import { DOMParser } from '@xmldom/xmldom';

/** Why a file cannot be read at all. */
export type UnreadableFile = 'notText' | 'notJson' | 'notKml' | 'documentType';

/**
 * Turns the bytes of a GeoJSON or KML file into a GeoJSON value, of which nothing is checked yet.
 * @throws UnreadableParcelFile
 */
export function parseParcelFile(bytes: Uint8Array, format: 'geojson' | 'kml'): unknown {
  const text = decode(bytes);
  return format === 'kml' ? parseKml(text) : parseJson(text);
}

/** A file that is neither GeoJSON nor KML. */
export class UnreadableParcelFile extends Error {
  readonly reason: UnreadableFile;

  constructor(reason: UnreadableFile) {
    super(reason);
    this.name = 'UnreadableParcelFile';
    this.reason = reason;
  }
}

/** The decoder drops a byte order mark. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableParcelFile('notText');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableParcelFile('notJson');
  }
}

/** No element of a KML file stands deeper; the parser recurses into each. */
const maxDepth = 100;

function parseKml(text: string): unknown {
  // a document type could define entities that grow without end
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new UnreadableParcelFile('documentType');
  if (depthOf(text) > maxDepth) throw new UnreadableParcelFile('notKml');
  try {
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    const document = parser.parseFromString(text, 'text/xml');
    if (document.documentElement?.localName !== 'kml') throw new UnreadableParcelFile('notKml');
    return kml(document);
  } catch {
    throw new UnreadableParcelFile('notKml');
  }
}

/** How deep the tags of a text stand at most, roughly: comments and texts are read as tags too. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [, slash, end] of text.matchAll(/<(\/?)[A-Za-z][^<>]{0,2000}?(\/?)>/g)) {
    if (slash) depth -= 1;
    else if (!end) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}
