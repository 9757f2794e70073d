import { type ClientSession, ObjectId } from 'mongodb';
import { inTransaction } from '@/lib/server/platform/db/transaction';
import { recordHeldMailEvent } from './held-mail-events';
import { discardSetAside, findSetAside, type SetAsideMail, sendSetAside } from './set-aside.repository';

const ACTIONS = { send: 'held-mail.sent', discard: 'held-mail.discarded' } as const;
type Decision = keyof typeof ACTIONS;

const BATCH = 100;

async function decide(
  decision: Decision,
  mails: readonly SetAsideMail[],
  { now, session }: { now: Date; session: ClientSession },
): Promise<void> {
  const chosen = { ids: mails.map(({ _id }) => _id), now, session };
  if (decision === 'send') await sendSetAside(chosen);
  else await discardSetAside(chosen);
  for (const mail of mails) await recordHeldMailEvent(ACTIONS[decision], { mail }, session);
}

/** With an audit entry each. Returns the ids that are not set aside; if there are any, nothing changes. */
export async function decideSetAside(
  decision: Decision,
  ids: readonly string[],
  now: Date = new Date(),
): Promise<{ unknown: string[] }> {
  return inTransaction(async (session) => {
    const mails = await findSetAside({ ids: ids.map((id) => ObjectId.createFromHexString(id)), session });
    const found = new Set(mails.map(({ _id }) => _id.toHexString()));
    const unknown = ids.filter((id) => !found.has(id));
    if (unknown.length === 0) await decide(decision, mails, { now, session });
    return { unknown };
  });
}

/** With an audit entry each. Returns how many. If it is interrupted, run it again. */
export async function decideAllSetAside(decision: Decision, now: Date = new Date()): Promise<number> {
  let decided = 0;
  for (;;) {
    const count = await inTransaction(async (session) => {
      const mails = await findSetAside({ limit: BATCH, session });
      await decide(decision, mails, { now, session });
      return mails.length;
    });
    if (count === 0) return decided;
    decided += count;
  }
}
