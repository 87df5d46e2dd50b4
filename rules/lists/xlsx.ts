import { istanbulTime } from '../records/istanbulTime.ts';
import { isChangedBySpreadsheets } from './csv.ts';
import type { FileCell, NumberFormat } from './fileCell.ts';

/** The characters of a cell, and the rows of a sheet, by the format. */
export const maxCellCharacters = 32_767;
export const maxSheetRows = 1_048_576;

/**
 * The parts of an XLSX file with one sheet, as names inside of its archive and pieces of their text.
 * The rows become text while they are asked for, so that a long list is never held as a sheet too.
 * Every text is a text cell, which no spreadsheet runs as a formula.
 */
export function* xlsxParts(
  sheetName: string,
  header: readonly string[],
  rows: readonly (readonly FileCell[])[],
): Generator<{ name: string; pieces: Iterable<string> }> {
  yield { name: '[Content_Types].xml', pieces: [contentTypes] };
  yield { name: '_rels/.rels', pieces: [relations([['officeDocument', 'xl/workbook.xml']])] };
  yield { name: 'xl/workbook.xml', pieces: [workbook(sheetName)] };
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    pieces: [
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
  };
  yield { name: 'xl/styles.xml', pieces: [styles] };
  yield { name: 'xl/worksheets/sheet1.xml', pieces: sheet(header, rows) };
}

/** Rows of a piece: enough for the compression, and little to hold. */
const pieceRows = 200;

function* sheet(header: readonly string[], rows: readonly (readonly FileCell[])[]): Generator<string> {
  const widths = header
    .map((_, index) => `<col min="${index + 1}" max="${index + 1}" width="20" customWidth="1"/>`)
    .join('');
  yield `${declaration}<worksheet xmlns="${mainNamespace}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `${widths && `<cols>${widths}</cols>`}<sheetData>${row(1, header, (text, place) => textCell(text, place, 'heading'))}`;
  for (let first = 0; first < rows.length; first += pieceRows) {
    yield rows
      .slice(first, first + pieceRows)
      .map((cells, index) => row(first + index + 2, cells, cell))
      .join('');
  }
  yield '</sheetData></worksheet>';
}

/** Some readers find a cell only by its address, although the format lets it be left out. */
function row<Cell>(number: number, cells: readonly Cell[], write: (cell: Cell, place: string) => string) {
  const written = cells.map((content, index) => write(content, columnName(index) + number));
  return `<row r="${number}">${written.join('')}</row>`;
}

const letters = 26;
/** The name of a column, from A over Z to AA. */
const columnName = (index: number): string =>
  (index < letters ? '' : columnName(Math.floor(index / letters) - 1)) +
  String.fromCharCode(65 + (index % letters));

function cell(content: FileCell, place: string): string {
  if (typeof content === 'string') return textCell(content, place);
  if ('number' in content) {
    return Number.isFinite(content.number)
      ? valueCell(content.number, place, content.format)
      : textCell(content.text, place);
  }
  return 'time' in content
    ? valueCell(serial(istanbulTime(new Date(content.time))), place, 'time')
    : valueCell(serial({ day: content.day, time: '00:00' }), place, 'day');
}

const valueCell = (value: number, place: string, style: Style) =>
  `<c r="${place}" s="${styleNames.indexOf(style)}"><v>${value}</v></c>`;

function textCell(content: string, place: string, style?: Style): string {
  if (content === '') return '';
  const shown = style ?? (isChangedBySpreadsheets(content) ? 'text' : 'general');
  const text = escaped(content.slice(0, maxCellCharacters));
  return `<c r="${place}" t="inlineStr" s="${styleNames.indexOf(shown)}"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Days since the format's first day, of a time that is read without a zone. */
const serial = ({ day, time }: { day: string; time: string }): number =>
  (Date.parse(`${day}T${time}:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text as XML. Characters that XML cannot hold are left out, and what a reader of the format would
 * take for the number of a character is written so that it stays what it was.
 */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? '');

type Style = 'general' | 'heading' | 'text' | 'time' | 'day' | NumberFormat;
/** In the order of `cellXfs`. */
const styleNames: readonly Style[] = [
  ...(['general', 'heading', 'text', 'time', 'day'] as const),
  ...(['plain', 'area', 'lira', 'liraPerSquareMetre'] as const),
];

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const mainNamespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationNamespace = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentType}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentType}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${contentType}.worksheet+xml"/></Types>`;

const relations = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationNamespace}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A sheet's name has at most 31 characters, and none of those that lead to other sheets. */
const workbook = (sheetName: string) =>
  `${declaration}<workbook xmlns="${mainNamespace}" xmlns:r="${relationNamespace}"><sheets><sheet name="${escaped(sheetName.replace(/[\\/*?:[\]]/g, ' ').slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;

const style = (formatId: number, font = 0) =>
  `<xf numFmtId="${formatId}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"${font ? ' applyFont="1"' : ''}/>`;

const styles = `${declaration}<styleSheet xmlns="${mainNamespace}"><numFmts count="5"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/><numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="166" formatCode="#,##0.##&quot; m²&quot;"/><numFmt numFmtId="167" formatCode="&quot;₺&quot;#,##0"/><numFmt numFmtId="168" formatCode="&quot;₺&quot;#,##0.00&quot; / m²&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="9">${[
  style(0),
  style(0, 1),
  style(49),
  style(164),
  style(165),
  style(0),
  style(166),
  style(167),
  style(168),
].join('')}</cellXfs></styleSheet>`;
