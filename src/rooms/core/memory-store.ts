import type { DeviceRow, DueRow, LogRow, OutboxRow, ProposalRow, SeatRow, SnapshotRow, Store } from './room-store.ts';

const tables = () => ({
  meta: new Map<string, string>(),
  log: new Map<number, string>(),
  keys: new Map<string, number>(),
  seats: new Map<number, SeatRow>(),
  devices: new Map<number, DeviceRow>(),
  proposals: new Map<number, ProposalRow>(),
  dues: new Map<string, number>(),
  outbox: new Map<string, OutboxRow>(),
  told: new Map<string, string>(),
  toldCount: new Map<number, number>(),
  toldFrom: new Map<number, number>(),
  snapshot: new Map<'last', SnapshotRow>(),
});

/** In memory: for tests, and a room that need not outlive its process. `most`: the letters it takes. */
export function memoryStore(most = Number.POSITIVE_INFINITY): Store {
  let now = tables();
  /** How to undo what has been written since `together` began; null outside of it. */
  let undo: (() => void)[] | null = null;

  const set = <Key, Row>(room: Map<Key, Row>, key: Key, row: Row | null) => {
    const before = room.get(key);
    undo?.push(() => (before === undefined ? room.delete(key) : room.set(key, before)));
    if (row === null) room.delete(key);
    else room.set(key, row);
  };
  const sorted = <Row>(rows: Map<number, Row>) => [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);

  const toldTo = (device: number) => {
    const first = now.toldFrom.get(device) ?? 0;
    const length = (now.toldCount.get(device) ?? 0) - first;
    return Array.from({ length }, (_, at) => now.told.get(`${device} ${first + at}`) ?? '');
  };

  return {
    together(work) {
      if (undo !== null) return work();
      undo = [];
      try {
        return work();
      } catch (failure) {
        for (const step of undo.reverse()) step();
        throw failure;
      } finally {
        undo = null;
      }
    },
    meta: (name) => JSON.parse(now.meta.get(name) ?? 'null'),
    setMeta: (name, value) => set(now.meta, name, JSON.stringify(value)),
    append(row) {
      if (row.n !== now.log.size) throw new Error('rooms: a step out of order');
      if (row.key !== null && now.keys.has(row.key)) throw new Error('rooms: a step twice');
      set(now.log, row.n, JSON.stringify(row));
      if (row.key !== null) set(now.keys, row.key, row.n);
    },
    rowsFrom: (n) =>
      sorted(now.log)
        .slice(n)
        .map((row): LogRow => JSON.parse(row)),
    rewrite(n, act) {
      const row = now.log.get(n);
      if (row !== undefined) set(now.log, n, JSON.stringify({ ...JSON.parse(row), act }));
    },
    stepOf: (key) => now.keys.get(key) ?? null,
    keep: (key, n) => set(now.keys, key, n),
    isFull: () =>
      most < Number.POSITIVE_INFINITY && [...now.log.values(), ...now.told.values()].join('').length >= most,
    seats: () => sorted(now.seats),
    putSeat: (row) => set(now.seats, row.seat, row),
    devices: () => sorted(now.devices),
    putDevice: (row) => set(now.devices, row.device, row),
    proposals: () => sorted(now.proposals),
    putProposal: (row) => set(now.proposals, row.proposal, row),
    dropProposal: (proposal) => set(now.proposals, proposal, null),
    dues: () => [...now.dues].map(([name, at]): DueRow => ({ name, at })),
    setDue: (name, at) => set(now.dues, name, at),
    outbox: () => [...now.outbox.values()],
    post: (row) => set(now.outbox, row.name, row),
    unpost: (name) => set(now.outbox, name, null),
    snapshot: () => now.snapshot.get('last') ?? null,
    keepSnapshot: (row) => set(now.snapshot, 'last', row),
    tell(device, text) {
      const count = now.toldCount.get(device) ?? 0;
      set(now.toldCount, device, count + 1);
      set(now.told, `${device} ${count}`, text);
    },
    told: toldTo,
    toldLetters: (device) => toldTo(device).reduce((sum, text) => sum + text.length, 0),
    untell(device, letters) {
      const gone: string[] = [];
      const first = now.toldFrom.get(device) ?? 0;
      for (let sum = 0; sum < letters && first + gone.length < (now.toldCount.get(device) ?? 0); ) {
        const key = `${device} ${first + gone.length}`;
        const text = now.told.get(key) ?? '';
        set(now.told, key, null);
        gone.push(text);
        sum += text.length;
      }
      set(now.toldFrom, device, first + gone.length);
      return gone;
    },
    forgetTold(device) {
      const count = now.toldCount.get(device) ?? 0;
      for (let at = now.toldFrom.get(device) ?? 0; at < count; at++) set(now.told, `${device} ${at}`, null);
      set(now.toldCount, device, null);
      set(now.toldFrom, device, null);
    },
    forget() {
      const before = now;
      undo?.push(() => {
        now = before;
      });
      now = tables();
    },
  };
}
