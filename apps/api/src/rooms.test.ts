import fs from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('.', import.meta.url));
const sources = fs
  .readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing/'))
  .map((file) => ({ file, text: fs.readFileSync(join(root, file), 'utf8') }));

/** Files of the root are rooms of their own in the plan. */
const roomOf = (file: string): string => (dirname(file) === '.' ? file : dirname(file));

/** Imported rooms of each room, including types. */
function neighbours(): ReadonlyMap<string, ReadonlySet<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const { file, text } of sources) {
    const room = roomOf(file);
    const named = rooms.get(room) ?? new Set<string>();
    rooms.set(room, named);
    for (const [, target = ''] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
      const other = roomOf(relative('.', normalize(join(dirname(file), target))));
      if (other !== room) named.add(other);
    }
  }
  return rooms;
}

function reachable(rooms: ReadonlyMap<string, ReadonlySet<string>>, start: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...(rooms.get(start) ?? [])];
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (!seen.has(room)) open.push(...(rooms.get(room) ?? []));
    seen.add(room);
  }
  return seen;
}

describe('rooms of the server', () => {
  it('stand on floors: none names another that leads back to it', () => {
    const rooms = neighbours();
    expect(rooms.size).toBeGreaterThan(15);
    expect([...rooms.keys()].filter((room) => reachable(rooms, room).has(room))).toEqual([]);
  });

  it('ask the database in their store files only', () => {
    const asking = sources.filter(({ text }) => /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\.execute\((?:db|trx)\)/.test(text));
    expect(asking.length).toBeGreaterThan(8);
    const elsewhere = asking.filter(({ file }) => !/(?:^|[/-])store\.ts$|^platform\/db\/|^operation\/|\/import\/store\//.test(file));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
  });
});
