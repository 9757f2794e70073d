import 'server-only';
import { ObjectId } from 'mongodb';
import type { Migration } from './migration';

type Reset = { at: Date; subject: { id: string | null } };
type User = { _id: ObjectId; ownerProvedAt?: Date };

/**
 * Accounts whose password was reset by mail get the time at which that proved them to be the mailbox owner's. Of the
 * others it is not known who chose the password, nor of those that a sign-in through Google is linked to, who linked it:
 * they stay unproved.
 */
export const ownerProofs: Migration = {
  id: 8,
  name: 'owner-proofs',
  async up({ db, signal }) {
    const users = db.collection<User>('users');
    for (const name of ['audit_log', 'audit_pending']) {
      const resets = db.collection<Reset>(name).find({ action: 'user.password-reset' }, { sort: { at: 1 } });
      for await (const { at, subject } of resets) {
        signal.throwIfAborted();
        if (!subject.id || !ObjectId.isValid(subject.id)) continue;
        const _id = new ObjectId(subject.id);
        if (await db.collection('accounts').findOne({ userId: _id })) continue;
        await users.updateOne({ _id, ownerProvedAt: { $exists: false } }, { $set: { ownerProvedAt: at } });
      }
    }
  },
};
