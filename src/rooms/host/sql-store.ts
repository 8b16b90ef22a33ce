import type { DeviceRow, LogRow, OutboxRow, ProposalRow, SeatRow, SnapshotRow, Store } from '../core/index.ts';
import { bounds } from '../protocol/index.ts';
import type { SqlValue, Storage } from './engine.ts';

const tables = `
  CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE log (n INTEGER PRIMARY KEY, seat INTEGER, key TEXT UNIQUE, act TEXT NOT NULL, start INTEGER NOT NULL, entries TEXT NOT NULL, at INTEGER NOT NULL);
  CREATE TABLE kept (key TEXT PRIMARY KEY, n INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE seat (id INTEGER PRIMARY KEY, row TEXT NOT NULL);
  CREATE TABLE device (id INTEGER PRIMARY KEY, row TEXT NOT NULL);
  CREATE TABLE proposal (id INTEGER PRIMARY KEY, row TEXT NOT NULL);
  CREATE TABLE due (name TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE outbox (name TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE snapshot (id INTEGER PRIMARY KEY CHECK (id = 0), n INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE told (id INTEGER PRIMARY KEY, device INTEGER NOT NULL, text TEXT NOT NULL);
`;

const names = ['meta', 'log', 'kept', 'seat', 'device', 'proposal', 'due', 'outbox', 'snapshot', 'told'];

/** Left by a room that was deleted, so that it is not taken for one whose file is damaged. */
const tombstone = 'deleted';

/** What lies in this storage: a room, whole or not, the mark of a deleted one, or nothing. Asking writes nothing. */
export function storedIn({ sql }: Storage): 'room' | 'deleted' | 'nothing' {
  const found = sql
    .exec("SELECT name FROM sqlite_master WHERE type = 'table'")
    .toArray()
    .map(({ name }) => String(name));
  if (found.some((name) => names.includes(name))) return 'room';
  return found.includes(tombstone) ? 'deleted' : 'nothing';
}

export function markDeleted({ sql }: Storage): void {
  sql.exec(`CREATE TABLE ${tombstone} (id INTEGER PRIMARY KEY)`);
}

/** Throws if a part of a room is missing: whoever comes first is not to find it out. */
export function checkSchema({ sql }: Storage): void {
  for (const name of names) sql.exec(`SELECT 1 FROM ${name} LIMIT 1`).toArray();
}

export function makeSchema({ sql }: Storage): void {
  sql.exec(tables);
}

/** The store of a room in the engine's own database, which takes so many bytes. */
export function sqlStore(storage: Storage, most: number = bounds.room): Store {
  const { sql } = storage;
  let isWithin = false;
  /** Accepted requests that are remembered, as far as that is known. */
  let accepted: number | null = null;
  const all = (query: string, ...values: SqlValue[]) => sql.exec(query, ...values).toArray();
  const run = (query: string, ...values: SqlValue[]) => void sql.exec(query, ...values);
  const rows = <Row>(query: string): Row[] => all(query).map(({ row }): Row => JSON.parse(String(row)));
  const put = (table: 'seat' | 'device' | 'proposal', id: number, row: unknown) =>
    run(`INSERT OR REPLACE INTO ${table} VALUES (?, ?)`, id, JSON.stringify(row));

  return {
    together(work) {
      if (isWithin) return work();
      isWithin = true;
      try {
        return storage.transactionSync(work);
      } finally {
        isWithin = false;
      }
    },
    meta: (name) => JSON.parse(String(all('SELECT value FROM meta WHERE name = ?', name)[0]?.value ?? 'null')),
    setMeta: (name, value) => run('INSERT OR REPLACE INTO meta VALUES (?, ?)', name, JSON.stringify(value)),
    append: ({ n, seat, key, act, from, entries, at }) =>
      run(
        'INSERT INTO log VALUES (?, ?, ?, ?, ?, ?, ?)',
        n,
        seat,
        key,
        JSON.stringify(act),
        from,
        JSON.stringify(entries),
        at,
      ),
    rowsFrom: (first) =>
      all('SELECT * FROM log WHERE n >= ? ORDER BY n', first).map(
        ({ n, seat, key, act, start, entries, at }): LogRow => ({
          n: Number(n),
          seat: seat === null ? null : Number(seat),
          key: key === null ? null : String(key),
          act: JSON.parse(String(act)),
          from: Number(start),
          entries: JSON.parse(String(entries)),
          at: Number(at),
        }),
      ),
    rewrite: (n, act) => run('UPDATE log SET act = ? WHERE n = ?', JSON.stringify(act), n),
    stepOf(key) {
      const [found] = all('SELECT n FROM log WHERE key = ? UNION ALL SELECT n FROM kept WHERE key = ?', key, key);
      return found === undefined ? null : Number(found.n);
    },
    keep(key, n) {
      run('INSERT INTO kept VALUES (?, ?)', key, n);
      accepted = accepted === null ? Number(all('SELECT COUNT(*) AS count FROM kept')[0]?.count) : accepted + 1;
      if (accepted < 2 * bounds.accepted) return;
      run('DELETE FROM kept WHERE key NOT IN (SELECT key FROM kept ORDER BY n DESC LIMIT ?)', bounds.accepted);
      accepted = null;
    },
    seats: () => rows<SeatRow>('SELECT row FROM seat ORDER BY id'),
    putSeat: (row) => put('seat', row.seat, row),
    devices: () => rows<DeviceRow>('SELECT row FROM device ORDER BY id'),
    putDevice: (row) => put('device', row.device, row),
    proposals: () => rows<ProposalRow>('SELECT row FROM proposal ORDER BY id'),
    putProposal: (row) => put('proposal', row.proposal, row),
    dropProposal: (proposal) => run('DELETE FROM proposal WHERE id = ?', proposal),
    dues: () => all('SELECT name, at FROM due').map(({ name, at }) => ({ name: String(name), at: Number(at) })),
    setDue: (name, at) =>
      at === null
        ? run('DELETE FROM due WHERE name = ?', name)
        : run('INSERT OR REPLACE INTO due VALUES (?, ?)', name, at),
    outbox: () =>
      all('SELECT * FROM outbox').map(({ name, body }): OutboxRow => ({ name: String(name), body: String(body) })),
    post: ({ name, body }) => run('INSERT OR REPLACE INTO outbox VALUES (?, ?)', name, body),
    unpost: (name) => run('DELETE FROM outbox WHERE name = ?', name),
    snapshot() {
      const [found] = all('SELECT n, body FROM snapshot');
      return found === undefined ? null : ({ n: Number(found.n), body: String(found.body) } satisfies SnapshotRow);
    },
    keepSnapshot: ({ n, body }) => run('INSERT OR REPLACE INTO snapshot VALUES (0, ?, ?)', n, body),
    tell: (device, text) => run('INSERT INTO told (device, text) VALUES (?, ?)', device, text),
    told: (device) => all('SELECT text FROM told WHERE device = ? ORDER BY id', device).map(({ text }) => String(text)),
    toldLetters: (device) =>
      Number(all('SELECT TOTAL(LENGTH(text)) AS letters FROM told WHERE device = ?', device)[0]?.letters ?? 0),
    untell(device, letters) {
      const gone: string[] = [];
      let sum = 0;
      let last = -1;
      for (const { id, text } of all('SELECT id, text FROM told WHERE device = ? ORDER BY id', device)) {
        if (sum >= letters) break;
        gone.push(String(text));
        sum += String(text).length;
        last = Number(id);
      }
      run('DELETE FROM told WHERE device = ? AND id <= ?', device, last);
      return gone;
    },
    forgetTold: (device) => run('DELETE FROM told WHERE device = ?', device),
    isFull: () => sql.databaseSize >= most,
    forget: () => {
      for (const name of names) run(`DROP TABLE ${name}`);
    },
  };
}
