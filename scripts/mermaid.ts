import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { transitionText } from './transitionText.ts';

/** An arrow as it is drawn: from a state, or from the place "anywhere" of a box, to a state. */
interface Arrow {
  source: string;
  target: string;
  /** The box in which both ends stand side by side; none when the arrow crosses a border. */
  box: AnyStateNode | undefined;
  texts: string[];
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isBox = (node: AnyStateNode) => childrenOf(node).length > 0;
const idOf = (node: AnyStateNode) => [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
const anywhere = (node: AnyStateNode) => `${idOf(node)}_anywhere`;

/**
 * Draws a machine as a Mermaid `stateDiagram-v2`: nested states as boxes, parallel ones as regions,
 * the calls of a state inside it, and on each arrow what happens, with its guard or delay. What a
 * box answers whichever of its states is active starts at a place named "anywhere".
 */
export function toMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const arrows = arrowsOf(root);
  // regions can be drawn in a box only
  const body = root.type === 'parallel' ? box(root, arrows, '  ') : inside(root, arrows, '  ');
  const crossing = arrows.filter((arrow) => arrow.box === undefined).map((arrow) => `  ${line(arrow)}`);
  return ['stateDiagram-v2', ...body, ...crossing].join('\n');
}

function box(node: AnyStateNode, arrows: readonly Arrow[], indent: string): string[] {
  return [
    `${indent}state "${plain(node.key)}" as ${idOf(node)} {`,
    ...inside(node, arrows, `${indent}  `),
    `${indent}}`,
  ];
}

function inside(node: AnyStateNode, arrows: readonly Arrow[], indent: string): string[] {
  const parts = childrenOf(node).map((child) =>
    isBox(child) ? box(child, arrows, indent) : place(idOf(child), child.key, notesOf(child), indent),
  );
  const notes = notesOf(node);
  if (notes.length > 0 || arrows.some(({ source }) => source === anywhere(node))) {
    parts.unshift(place(anywhere(node), 'anywhere', notes, indent));
  }
  if (node.type === 'parallel') {
    return parts.flatMap((part, index) => (index === 0 ? part : [`${indent}--`, ...part]));
  }
  const first = node.initial?.target?.[0];
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...parts.flat(),
    ...childrenOf(node)
      .filter(({ type }) => type === 'final')
      .map((child) => `${indent}${idOf(child)} --> [*]`),
    ...arrows.filter((arrow) => arrow.box === node).map((arrow) => indent + line(arrow)),
  ];
}

/** A state without states of its own, with what it does while it lasts. */
function place(id: string, name: string, notes: readonly string[], indent: string): string[] {
  return [
    `${indent}state "${plain(name)}" as ${id}`,
    ...notes.map((note) => `${indent}${id} : ${plain(note)}`),
  ];
}

function notesOf(node: AnyStateNode): string[] {
  const stays = transitionsOf(node).filter(({ target }) => target === undefined);
  return [
    ...(node.type === 'history' ? ['as it was left'] : []),
    ...node.invoke.map(({ id }) => `runs ${id}`),
    ...stays.map((transition) => `takes ${transitionText(transition)}`),
  ];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()];
}

function arrowsOf(node: AnyStateNode): Arrow[] {
  const own = new Map<AnyStateNode, string[]>();
  for (const transition of transitionsOf(node)) {
    for (const target of transition.target ?? []) {
      own.set(target, [...(own.get(target) ?? []), transitionText(transition)]);
    }
  }
  const around = isBox(node) ? node : node.parent;
  const arrows = [...own].map(([target, texts]) => ({
    source: isBox(node) ? anywhere(node) : idOf(node),
    target: idOf(target),
    // drawn anywhere else than between neighbours, an arrow would pull its target into the box that
    // it stands in
    box: target.parent === around && around?.type !== 'parallel' ? around : undefined,
    texts,
  }));
  return [...arrows, ...childrenOf(node).flatMap(arrowsOf)];
}

function line({ source, target, texts }: Arrow): string {
  return `${source} --> ${target} : ${texts.map(plain).join('<br/>')}`;
}

/** What Mermaid would read as its own signs becomes a character code. */
function plain(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} .,_()[\]…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
