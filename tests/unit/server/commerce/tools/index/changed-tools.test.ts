import { ObjectId } from 'mongodb';
import { beforeEach, expect, it, vi } from 'vitest';
import { ChangedTools } from '@/lib/server/commerce/tools/index/changed-tools';
import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { toolDocuments } from '@/stack/seed/seed-documents';

const database = {
  tools: new Map<string, ToolDocument>(),
  removed: [] as { _id: ObjectId; removedAt: Date }[],
  isAway: false,
};

vi.mock('@/lib/server/commerce/tools/tools.repository', () => ({
  findToolChangesSince: async (since: Date) =>
    [...database.tools.values()].filter(({ updatedAt }) => updatedAt >= since),
  findToolsById: async (ids: readonly ObjectId[]) => {
    if (database.isAway) throw new Error('the database is away');
    return ids.flatMap((id) => database.tools.get(id.toHexString()) ?? []);
  },
}));
vi.mock('@/lib/server/commerce/tools/removed-tools.repository', () => ({
  findRemovedSince: async (since: Date) => database.removed.filter(({ removedAt }) => removedAt >= since),
}));

const STARTED = Date.UTC(2026, 10, 22, 12);
const SECOND = 1_000;
const [model] = toolDocuments(new Date(0)) as [ToolDocument];

/** Stores a tool, or its new state, that was dated so long after the start. */
function change(after: number, _id = new ObjectId()): string {
  database.tools.set(_id.toHexString(), { ...model, _id, updatedAt: new Date(STARTED + after) });
  return _id.toHexString();
}

function remove(after: number, id: string): void {
  database.tools.delete(id);
  database.removed.push({ _id: new ObjectId(id), removedAt: new Date(STARTED + after) });
}

/** Returns the ids of what is read so long after the start, those of removals marked. */
async function read(changes: ChangedTools, after: number, withOthers = true): Promise<string[]> {
  const ids: string[] = [];
  for await (const batch of changes.read(STARTED + after, withOthers)) {
    for (const { id, document } of batch) ids.push(document ? id : `-${id}`);
  }
  return ids;
}

let changes: ChangedTools;
beforeEach(() => {
  Object.assign(database, { tools: new Map(), removed: [], isAway: false });
  changes = new ChangedTools(STARTED);
});

it('changes of tools are each read once, however they are announced', async () => {
  const [own, other] = [change(SECOND), change(SECOND)];
  changes.mark(own);
  expect(await read(changes, SECOND, false)).toEqual([own]);
  expect(await read(changes, 2 * SECOND)).toEqual([other]);
  for (let after = 3; after < 200; after += 1) expect(await read(changes, after * SECOND)).toEqual([]);
});

it('changes of tools are read again after the next one of the same tool', async () => {
  const id = change(SECOND);
  expect(await read(changes, SECOND)).toEqual([id]);
  change(2 * SECOND, new ObjectId(id));
  expect(await read(changes, 3 * SECOND)).toEqual([id]);
});

it('changes of tools are removals too, also one with the date of the last change', async () => {
  const id = change(SECOND);
  await read(changes, SECOND);
  remove(SECOND, id);
  expect(await read(changes, 2 * SECOND)).toEqual([`-${id}`]);
  expect(await read(changes, 3 * SECOND)).toEqual([]);
});

it('changes of tools of shortly before a start are read, as nobody may have announced them since', async () => {
  const id = change(-90 * SECOND);
  expect(await read(changes, 0)).toEqual([id]);
  expect(await read(changes, 40 * SECOND)).toEqual([]);
});

it('changes of tools of this process are read without those of others', async () => {
  change(SECOND);
  const own = change(-600 * SECOND);
  changes.mark(own);
  expect(await read(changes, SECOND, false)).toEqual([own]);
});

it('clocks that are ahead hide nothing of those that are right, and are not read again and again', async () => {
  const ahead = change(50 * SECOND);
  expect(await read(changes, SECOND)).toEqual([ahead]);
  expect(await read(changes, 2 * SECOND)).toEqual([]);
  const right = change(3 * SECOND);
  expect(await read(changes, 3 * SECOND)).toEqual([right]);
  expect(await read(changes, 60 * SECOND)).toEqual([]);
});

it('clocks that are behind hide what was announced from nobody, and what was not for half a minute at most', async () => {
  await read(changes, 0);
  const latest = change(10 * SECOND);
  expect(await read(changes, 10 * SECOND)).toEqual([latest]);
  const [announced, silent] = [change(-30 * SECOND), change(-40 * SECOND)];
  changes.mark(announced);
  expect(await read(changes, 11 * SECOND)).toEqual([announced]);
  expect(await read(changes, 31 * SECOND)).toEqual([silent]);
  expect(await read(changes, 62 * SECOND)).toEqual([]);
});

it('clocks of this process that are wrong lose nothing: what counts are the dates of changes', async () => {
  const first = change(SECOND);
  expect(await read(changes, 45 * SECOND)).toEqual([first]);
  const second = change(2 * SECOND);
  expect(await read(changes, 46 * SECOND)).toEqual([second]);
});

it('what goes wrong is read again after an outage of the database', async () => {
  const ids = Array.from({ length: 450 }, () => change(SECOND)).sort();
  database.isAway = true;
  await expect(read(changes, SECOND)).rejects.toThrow('away');
  await expect(read(changes, 2 * SECOND)).rejects.toThrow('away');
  database.isAway = false;
  expect((await read(changes, 3 * SECOND)).sort()).toEqual(ids);
});

it('what goes wrong is delivered again to a listener that failed', async () => {
  const ids = Array.from({ length: 450 }, () => change(SECOND)).sort();
  let batches = 0;
  const failing = async () => {
    for await (const _ of changes.read(STARTED + SECOND, true)) {
      batches += 1;
      if (batches === 2) throw new Error('not taken in');
    }
  };
  await expect(failing()).rejects.toThrow('not taken in');
  // All but the first batch, which was.
  const rest = await read(changes, SECOND, false);
  expect(rest).toHaveLength(250);
  expect(ids).toEqual(expect.arrayContaining(rest));
});

it('what goes wrong does not make a commit go unnoticed that took most of a minute', async () => {
  await read(changes, 0);
  await read(changes, 58 * SECOND);
  change(50 * SECOND);
  await read(changes, 59 * SECOND);
  const late = change(2 * SECOND);
  expect(await read(changes, 90 * SECOND)).toEqual([late]);
});
