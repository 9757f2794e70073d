import { type ClientSession, ObjectId } from 'mongodb';
import { expect, it, vi } from 'vitest';
import { putOwnNumbers } from '@/lib/server/commerce/own-numbers/own-numbers.repository';
import type { OwnNumberDocument } from '@/lib/server/platform/db/documents/carts-and-lists';

const commands = vi.hoisted(() => [] as { updateOne: { filter: { key: string } } }[][]);
vi.mock('@/lib/server/platform/db/collections', () => ({
  collection: () =>
    Promise.resolve({ bulkWrite: (writes: (typeof commands)[number]) => commands.push(writes) }),
}));

/** The most that a busy database is to write by one command, for which it has 1.5 seconds. */
const MOST = 200;

function numbered(place: number): OwnNumberDocument {
  const key = `n${place}`;
  const [owner, toolId] = [new ObjectId(), new ObjectId()];
  return { _id: new ObjectId(), owner, key, alias: key, toolId, learnedAt: new Date() };
}

it.each([0, 1, 200, 201, 2_000])(
  '%i numbers are stored once each, by commands that are short',
  async (count) => {
    commands.length = 0;
    const aliases = Array.from({ length: count }, (_, place) => numbered(place));
    await putOwnNumbers(aliases, {} as ClientSession);
    expect(commands.flat().map(({ updateOne }) => updateOne.filter.key)).toEqual(
      aliases.map(({ key }) => key),
    );
    expect(commands).toHaveLength(Math.ceil(count / MOST));
    for (const writes of commands) expect(writes.length).toBeLessThanOrEqual(MOST);
  },
);
