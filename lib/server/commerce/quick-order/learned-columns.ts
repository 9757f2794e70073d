import type { ClientSession } from 'mongodb';
import type { Actor } from '@/lib/server/identity/actor';
import { companyOwner, type Owner, ownerKey, ownerOf, type PersonOwner } from '@/lib/server/identity/owner';
import { companyOf } from '@/lib/server/identity/users/company-members';
import { inTransaction, takeGuard } from '@/lib/server/platform/db/transaction';
import { AppError } from '@/lib/shared/messages/errors';
import { headingKey, type ToldColumn } from '@/lib/shared/quick-order/list-columns';
import type { LearnColumnsInput } from '@/lib/shared/quick-order/quick-order.schema';
import { deleteListColumns, findListColumns, putListColumns } from './list-columns.repository';

/** Those of the oldest headings are forgotten. */
const COLUMNS_MAX = 300;

/** What one member says of a heading holds for the company; without one, for the account. */
function learnerOf(actor: Actor): Owner {
  const company = companyOf(actor);
  return company ? companyOwner(company.id) : ownerOf(actor);
}

/** What columns with these headings were said to hold. */
export async function learnedColumns(actor: Actor | null): Promise<ToldColumn[]> {
  return actor ? learnedBy(learnerOf(actor)) : [];
}

export async function learnedBy(owner: Owner): Promise<ToldColumn[]> {
  const learned = await findListColumns(owner);
  return learned.map(({ heading, use }) => ({ column: 1, heading, use }));
}

/** Of a heading that is said twice, the last use counts. Throws `validation-failed` for a heading without letters and digits. */
export async function learnColumns(
  actor: Actor,
  { columns }: LearnColumnsInput,
  now: Date = new Date(),
): Promise<{ modifiedCount: number }> {
  const byKey = new Map(columns.map((column) => [headingKey(column.heading), column]));
  if (byKey.has('')) throw new AppError('validation-failed', { issues: { columns: ['invalid'] } });
  const learned = [...byKey].map(([key, { heading, use }]) => ({ key, heading, use, learnedAt: now }));
  const owner = learnerOf(actor);
  return inTransaction(async (session) => {
    // Two members may say something at once.
    await takeGuard(`list columns of ${ownerKey(owner)}`, session);
    const others = (await findListColumns(owner, session)).filter(({ key }) => !byKey.has(key));
    await putListColumns(owner, [...others, ...learned].slice(-COLUMNS_MAX), session);
    return { modifiedCount: learned.length };
  });
}

export async function removeListColumnsOf(owner: PersonOwner, session: ClientSession): Promise<void> {
  await deleteListColumns(owner, session);
}
