import type { AnyStateNode } from 'xstate';

const quoted = (text: string) => `"${text.replaceAll('"', "'")}"`;

/** The label of a transition in the picture: its event, or the delay after which it fires, and its guard. */
function labelOf(event: string, guard: unknown): string {
  const [, kind, name] = /^xstate\.(after|done|error)\.(?:actor\.)?([^.]*)/.exec(event) ?? [];
  const plain =
    kind === undefined
      ? event
      : kind === 'after'
        ? `after ${name}`
        : `${name} ${kind === 'done' ? 'answers' : 'fails'}`;
  const type = typeof guard === 'object' && guard !== null && 'type' in guard ? guard.type : guard;
  return typeof type === 'string' ? `${plain} [${type}]`.trim() : plain;
}

/** Where an arrow to or from a state attaches: for a state with children, at one of them. */
function endOf(node: AnyStateNode): AnyStateNode {
  const [first] = Object.values(node.states);
  const begun = node.initial?.target?.[0] ?? first;
  return begun ? endOf(begun) : node;
}

function isWithin(outer: AnyStateNode, inner: AnyStateNode): boolean {
  return inner.parent !== undefined && (inner.parent === outer || isWithin(outer, inner.parent));
}

/** Does a transition of the state itself lead to one of its descendants? */
function goesWithin(node: AnyStateNode): boolean {
  const lists = [...node.transitions.values()];
  return lists.some((list) => list.some(({ target }) => target?.some((state) => isWithin(node, state)) ?? false));
}

/** Draws a state with its children as lines of a graph. */
function* boxes(node: AnyStateNode): Generator<string> {
  const inner = Object.values(node.states);
  if (inner.length === 0) {
    yield `${quoted(node.id)} [label=${quoted(node.key)}];`;
    return;
  }
  yield `subgraph ${quoted(`cluster ${node.id}`)} { label=${quoted(node.key)};`;
  if (goesWithin(node))
    yield `${quoted(`any ${node.id}`)} [label="any of these" shape=plaintext style="" fontsize=11];`;
  for (const state of inner) yield* boxes(state);
  yield '}';
}

/** The arrow from one state to another. An arrow from a state with children starts at its edge. */
function arrow(from: AnyStateNode, to: AnyStateNode, label: string, dashed = false): string {
  const [tail, head] = [isWithin(from, to) ? { id: `any ${from.id}` } : endOf(from), endOf(to)];
  const attributes = [
    `label=${quoted(label)}`,
    ...(tail === from || isWithin(from, to) ? [] : [`ltail=${quoted(`cluster ${from.id}`)}`]),
    ...(head === to ? [] : [`lhead=${quoted(`cluster ${to.id}`)}`]),
    ...(dashed ? ['style=dashed'] : []),
  ];
  return `${quoted(tail.id)} -> ${quoted(head.id)} [${attributes.join(' ')}];`;
}

/** The arrows out of a state and its descendants. A phase shows the ways it declares, not how the chart finds the next one. */
function* arrows(node: AnyStateNode): Generator<string> {
  const siblings = node.parent?.states ?? {};
  if (node.meta !== undefined) {
    for (const [to, by] of Object.entries(node.meta)) {
      const way = siblings[to];
      if (way) yield arrow(node, way, typeof by === 'string' ? by : '', by === null);
    }
    return;
  }
  const always = node.always ?? [];
  const events = [...node.transitions].flatMap(([event, list]) => list.map((one) => ({ event, one })));
  for (const { event, one } of [...always.map((one) => ({ event: '', one })), ...events])
    for (const to of one.target ?? [])
      if (to.meta === undefined) yield arrow(node, to, labelOf(event, one.guard), event === '');
  for (const state of Object.values(node.states)) yield* arrows(state);
}

/** A chart as a graph in the DOT language: nested boxes, an arrow for each transition, dashed if it needs no event. */
export function dotOf(root: AnyStateNode): string {
  return [
    'digraph {',
    'compound=true; rankdir=LR; ranksep=0.9; nodesep=0.35; fontname="sans-serif"; labeljust=l; style=rounded; color="#8a7a5c"; fontsize=16;',
    'node [shape=box style="rounded,filled" fillcolor="#f6ecd6" color="#8a7a5c" fontname="sans-serif" fontsize=13];',
    'edge [fontname="sans-serif" fontsize=10 color="#5b5140" fontcolor="#3b3428"];',
    ...Object.values(root.states).flatMap((state) => [...boxes(state)]),
    ...arrows(root),
    '}',
  ].join('\n');
}
