import type { CDPSession } from 'playwright-core';

/** Kinds of things on the heap that script makes, among them what a leak of ours would be made of. Compiled code is not: it grows as functions warm up. */
const made = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'regexp',
  'number',
  'symbol',
  'bigint',
]);

/** The parts of a heap snapshot that are read here. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] };
  };
  /** All nodes in a row, a number for each field. */
  readonly nodes: readonly number[];
}

/** How much of the heap script has made and still holds, in bytes. Takes a whole snapshot, which throws the rubbish away first. */
export async function bytesHeld(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return sizeOf(JSON.parse(chunks.join('')));
}

/** Bytes of what script made in a snapshot. */
export function sizeOf({ snapshot, nodes }: Snapshot): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let sum = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (made.has(types[0][nodes[at + type] ?? 0] ?? '')) sum += nodes[at + size] ?? 0;
  return sum;
}
