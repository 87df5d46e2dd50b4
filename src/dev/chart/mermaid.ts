import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { actionsText, transitionText } from './transitionText.ts';

/** The transitions from one state to another, which share an arrow. */
interface Arrow {
  source: string;
  target: string;
  /** The box that contains both ends side by side; undefined when the arrow crosses a border. */
  box: AnyStateNode | undefined;
  transitions: AnyTransitionDefinition[];
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const isBox = (node: AnyStateNode) => childrenOf(node).length > 0;
/** The name of a state in a diagram's text. */
export const idOf = (node: AnyStateNode) => [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
const anywhere = (node: AnyStateNode) => `${idOf(node)}_anywhere`;
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...(node.always ?? []),
  ...[...node.transitions.values()].flat(),
];

/**
 * Draws a machine as a Mermaid `stateDiagram-v2`: nested states as boxes, parallel ones as regions,
 * the calls and actions of a state inside it, and on each arrow its event with guard or delay and
 * actions. Transitions of a box itself start at a state named "anywhere".
 */
export function toMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const arrows = arrowsOf(root);
  // Mermaid draws regions in a box only
  const body = root.type === 'parallel' ? box(root, arrows, '  ') : inside(root, arrows, '  ');
  const crossing = arrows.filter((arrow) => arrow.box === undefined).map((arrow) => `  ${line(arrow)}`);
  return ['stateDiagram-v2', ...body, ...crossing].join('\n');
}

function box(node: AnyStateNode, arrows: readonly Arrow[], indent: string): string[] {
  const head = `${indent}state "${escaped(node.key)}" as ${idOf(node)} {`;
  return [head, ...inside(node, arrows, `${indent}  `), `${indent}}`];
}

function inside(node: AnyStateNode, arrows: readonly Arrow[], indent: string): string[] {
  const parts = childrenOf(node).map((child) =>
    isBox(child) ? box(child, arrows, indent) : leaf(idOf(child), child.key, notesOf(child), indent),
  );
  const notes = notesOf(node);
  if (notes.length > 0 || arrows.some(({ source }) => source === anywhere(node))) {
    parts.unshift(leaf(anywhere(node), 'anywhere', notes, indent));
  }
  if (node.type === 'parallel') {
    return parts.flatMap((part, index) => (index === 0 ? part : [`${indent}--`, ...part]));
  }
  const first = node.initial?.target?.[0];
  const ends = childrenOf(node).filter(({ type }) => type === 'final');
  return [
    ...(first ? [`${indent}[*] --> ${idOf(first)}`] : []),
    ...parts.flat(),
    ...ends.map((child) => `${indent}${idOf(child)} --> [*]`),
    ...arrows.filter((arrow) => arrow.box === node).map((arrow) => indent + line(arrow)),
  ];
}

function leaf(id: string, name: string, notes: readonly string[], indent: string): string[] {
  const head = `${indent}state "${escaped(name)}" as ${id}`;
  return [head, ...notes.map((note) => `${indent}${id} : ${escaped(note)}`)];
}

export const invokeText = (id: string) => `runs ${id}`;
export const stayText = (transition: AnyTransitionDefinition) => `takes ${transitionText(transition)}`;

function notesOf(node: AnyStateNode): string[] {
  const stays = transitionsOf(node).filter(({ target }) => target === undefined);
  return [
    ...(node.type === 'history' ? ['as it was left'] : []),
    ...(['entry', 'exit'] as const).flatMap((when) => {
      const own = actionsText(node[when]);
      return own === '' ? [] : [`${when} / ${own}`];
    }),
    ...node.invoke.map(({ id }) => invokeText(id)),
    ...stays.map(stayText),
  ];
}

/** The arrows from a state and from those inside it. */
export function arrowsOf(node: AnyStateNode): Arrow[] {
  const own = new Map<AnyStateNode, AnyTransitionDefinition[]>();
  for (const transition of transitionsOf(node)) {
    for (const target of transition.target ?? []) {
      own.set(target, [...(own.get(target) ?? []), transition]);
    }
  }
  const around = isBox(node) ? node : node.parent;
  const arrows = [...own].map(([target, transitions]) => ({
    source: isBox(node) ? anywhere(node) : idOf(node),
    target: idOf(target),
    // Mermaid moves the target into the box in which an arrow is written
    box: target.parent === around && around?.type !== 'parallel' ? around : undefined,
    transitions,
  }));
  return [...arrows, ...childrenOf(node).flatMap(arrowsOf)];
}

/** The line of an arrow in a diagram's text. */
export function line({ source, target, transitions }: Arrow): string {
  const texts = transitions.map((transition) => escaped(transitionText(transition)));
  return `${source} --> ${target} : ${texts.join('<br/>')}`;
}

/** Replaces what Mermaid would read as syntax by character codes. */
function escaped(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N} .,_()[\]/…-]/gu, (sign) => `#${sign.codePointAt(0)};`);
}
