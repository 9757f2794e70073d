import { collection } from '@/lib/server/platform/db/collections';

const WORDS_PER_DAY = 200;

const idOf = (day: Date, words: string) => `${day.toISOString().slice(0, 10)} ${words}`;

export async function addMissedSearches(day: Date, counts: ReadonlyMap<string, number>): Promise<void> {
  const searches = await collection('missed_searches');
  const ids = [...counts.keys()].map((words) => idOf(day, words));
  const [stored, count] = await Promise.all([
    searches.find({ _id: { $in: ids } }, { projection: { _id: 1 } }).toArray(),
    searches.countDocuments({ day }),
  ]);
  const present = new Set(stored.map(({ _id }) => _id));
  let room = Math.max(0, WORDS_PER_DAY - count);
  const writes = [...counts].flatMap(([words, times]) => {
    const _id = idOf(day, words);
    if (!present.has(_id) && room-- <= 0) return [];
    const update = { $inc: { count: times }, $setOnInsert: { day, words } };
    return [{ updateOne: { filter: { _id }, update, upsert: true } }];
  });
  if (writes.length > 0) await searches.bulkWrite(writes, { ordered: false });
}

export async function sumMissedSearches(
  since: Date,
  { least, limit }: { least: number; limit: number },
): Promise<{ words: string; count: number }[]> {
  return (await collection('missed_searches'))
    .aggregate<{ words: string; count: number }>([
      { $match: { day: { $gte: since } } },
      { $group: { _id: '$words', count: { $sum: '$count' } } },
      { $match: { count: { $gte: least } } },
      { $sort: { count: -1, _id: 1 } },
      { $limit: limit },
      { $project: { _id: 0, words: '$_id', count: 1 } },
    ])
    .toArray();
}
