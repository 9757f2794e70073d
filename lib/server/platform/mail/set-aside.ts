import 'server-only';
import type { ClientSession, ObjectId } from 'mongodb';
import type { OutboxDocument } from '@/lib/server/platform/db/documents/mail';
import {
  countAllSetAside,
  discardSetAside,
  findSetAside,
  findSetAsideOf,
  sendSetAside,
} from './set-aside.repository';

/** A mail that a restore set aside, without what it says. */
export type SetAsideMail = Pick<OutboxDocument, '_id' | 'key' | 'to' | 'subject' | 'createdAt'>;

/** Returns a part of the mails that a restore set aside, oldest first, and how many there are. */
export async function listSetAside(part: {
  skip: number;
  limit: number;
}): Promise<{ mails: SetAsideMail[]; total: number }> {
  const [mails, total] = await Promise.all([findSetAside(part), countAllSetAside()]);
  return { mails, total };
}

/** Returns how many mails are set aside. */
export async function countSetAsideMails(): Promise<number> {
  return countAllSetAside();
}

/**
 * Queues mails that were set aside, or gives them up, in the caller's transaction. Returns those that it concerned: not those that
 * someone has decided about. `kickOutbox()` after the commit sends what is queued now.
 */
export async function decideSetAside(
  decision: 'send' | 'discard',
  ids: readonly ObjectId[],
  { now, session }: { now: Date; session: ClientSession },
): Promise<SetAsideMail[]> {
  const mails = await findSetAsideOf(ids, session);
  const which = { ids: mails.map(({ _id }) => _id), now, session };
  if (decision === 'send') await sendSetAside(which);
  else await discardSetAside(which);
  return mails;
}
