import 'server-only';
import type { Migration } from './migration';

/**
 * Mails that were given up get the time from which their record is kept: that of this migration, since their own is not
 * known. Who replies go to is removed from every mail that is not waiting.
 */
export const failedMails: Migration = {
  id: 7,
  name: 'failed-mails',
  async up({ db, signal }) {
    const outbox = db.collection('outbox');
    await outbox.updateMany(
      { state: 'failed', failedAt: { $exists: false } },
      { $set: { failedAt: new Date() } },
    );
    signal.throwIfAborted();
    await outbox.updateMany(
      { state: { $ne: 'waiting' }, replyTo: { $exists: true } },
      { $unset: { replyTo: '' } },
    );
  },
};
