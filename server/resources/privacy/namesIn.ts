import { fold } from '../../../rules/lists/folding.ts';

/** The folded words of a text. */
export const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
/** With spaces around, so that a word is found whole. */
const spaced = (text: string) => ` ${wordsOf(text).join(' ')} `;

/** Those of some names, each as its folded words, that a text holds whole. */
export function namesIn(text: string, names: readonly string[]): string[] {
  const held = spaced(text);
  // a name of one word has to be the whole text: it may be part of anything
  return names.filter((name) => (name.includes(' ') ? held.includes(` ${name} `) : held === ` ${name} `));
}
