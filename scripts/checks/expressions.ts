/**
 * Checks that each regular expression of the product takes linear time on any text, so that nobody
 * can stop a process or a page with a long one: those written out in its code, the contract's
 * patterns, and those of the formats that the contract's validator knows. Left out are computed
 * ones, migrations, the demo and the development panel. A suspect passes when the time
 * grows with the text's length here.
 */
import { globSync, readFileSync } from 'node:fs';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { checkSync } from 'recheck';
import ts from 'typescript';
import { parsedContract } from '../../tests/contract/document/parsedContract.ts';

interface Expression {
  place: string;
  source: string;
  flags: string;
}

/** Each literal of a file, and each `new RegExp` with a fixed text. */
function expressionsIn(file: string): Expression[] {
  const text = readFileSync(file, 'utf8');
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    const place = `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ place, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp') {
      const [source, flags] = node.arguments ?? [];
      if (source && ts.isStringLiteralLike(source))
        found.push({
          place,
          source: source.text,
          flags: flags && ts.isStringLiteralLike(flags) ? flags.text : '',
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function patternsIn(value: unknown, place: string): Expression[] {
  if (typeof value !== 'object' || value === null) return [];
  const { pattern }: { pattern?: unknown } = value;
  const own = typeof pattern === 'string' ? [{ place, source: pattern, flags: 'u' }] : [];
  return [...own, ...Object.entries(value).flatMap(([key, inner]) => patternsIn(inner, `${place}/${key}`))];
}

const files = globSync('{api,rules,machines,server,src}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.{ts,tsx}', 'src/dev/**', 'server/database/migrations/**', 'server/demo/**'],
});
const contract = await parsedContract();
const formats = Object.entries(fullFormats).flatMap(([name, format]) =>
  format instanceof RegExp ? [{ place: `format ${name}`, source: format.source, flags: format.flags }] : [],
);
const used = new Set(JSON.stringify(contract).match(/(?<="format":")[\w-]+/g));
const expressions = [
  ...files.flatMap(expressionsIn),
  ...patternsIn(contract, 'openapi.yaml'),
  ...formats.filter(({ place }) => used.has(place.slice('format '.length))),
];

/**
 * The checker suspects some that are quick on Node, so each suspect is measured on Node: a text four
 * times as long takes a linear one four times as long, a quadratic one sixteen times.
 */
const longChars = 20_000;
const growth = 4;
const maxGrowth = 9;
/** Less than this for the longer text is too little to compare, and harms nobody. */
const leastComparedMs = 100;

/**
 * Texts on which the checker expects the expression to be slow, by their length in characters.
 * @returns undefined for an expression that it finds safe, '' for one that it cannot judge.
 */
function suspectText({ source, flags }: Expression): ((chars: number) => string) | '' | undefined {
  const found = checkSync(source, flags, { timeout: 20_000, randomSeed: 61 });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return '';
  const { pumps, suffix } = found.attack;
  const repeated = pumps.reduce((chars, { pump }) => chars + pump.length, 0);
  return (chars) =>
    pumps.map(({ prefix, pump }) => prefix + pump.repeat(Math.ceil(chars / (repeated || 1)))).join('') +
    suffix;
}

/** The least of three runs: a shared machine can stand still. */
function leastMs({ source, flags }: Expression, text: string): number {
  const expression = new RegExp(source, flags);
  const times = [1, 2, 3].map(() => {
    expression.lastIndex = 0;
    const start = performance.now();
    // one that sets `lastIndex` is used until nothing is left
    while (expression.test(text) && expression.global && expression.lastIndex < text.length);
    return performance.now() - start;
  });
  return Math.min(...times);
}

const slow = expressions.flatMap((expression) => {
  const text = suspectText(expression);
  if (text === undefined) return [];
  const { place, source, flags } = expression;
  const name = `${place}: /${source}/${flags}`;
  if (text === '') return [`${name} cannot be judged: write it more simply`];
  const long = leastMs(expression, text(longChars));
  const longer = leastMs(expression, text(longChars * growth));
  if (longer < leastComparedMs || longer / long < maxGrowth) return [];
  const begin = text(60).slice(0, 60);
  return [`${name} takes ${Math.round(long)} ms, then ${Math.round(longer)} ms, for ${begin}…`];
});
for (const line of slow) console.error(line);
console.log(`${expressions.length - slow.length} of ${expressions.length} expressions take linear time.`);
process.exit(slow.length > 0 ? 1 : 0);
