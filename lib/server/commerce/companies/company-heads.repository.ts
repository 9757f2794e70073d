import type { ObjectId } from 'mongodb';
import { collection } from '@/lib/server/platform/db/collections';
import type { CompanyDocument } from '@/lib/server/platform/db/documents/companies';
import { type InLists, inLists } from '@/lib/server/platform/db/in-lists';
import { optionalField } from '@/lib/shared/calls/optional-field';

export type CompanyHead = Pick<CompanyDocument, 'number' | 'name' | 'noRemindersUntil'>;

/** By id in hex; of all of them without ids. */
export async function findCompanyHeads(ids?: readonly ObjectId[]): Promise<Map<string, CompanyHead>> {
  const [found] = await (await collection('companies'))
    .aggregate<InLists<{ id: ObjectId; number: string; name: string; until: string | null }>>([
      ...(ids ? [{ $match: { _id: { $in: [...ids] } } }] : []),
      { $project: { id: '$_id', number: 1, name: 1, until: '$noRemindersUntil' } },
      inLists(['id', 'number', 'name', 'until']),
    ])
    .toArray();
  return new Map(
    found?.id.map((id, place): [string, CompanyHead] => {
      const [number = '', name = ''] = [found.number[place], found.name[place]];
      return [
        id.toHexString(),
        { number, name, ...optionalField('noRemindersUntil', found.until[place] ?? undefined) },
      ];
    }),
  );
}
