import 'server-only';
import type { Migration } from './migration';

const CLOSED_EMAIL = 'closed@account.invalid';

/** English labels in place of what was removed when an account was closed go: pages show their own, in their language. */
export const closedAccountLabels: Migration = {
  id: 9,
  name: 'closed-account-labels',
  async up({ db, signal }) {
    const orders = { buyerEmail: CLOSED_EMAIL, buyerName: 'Closed account' };
    await db.collection('orders').updateMany(orders, { $set: { buyerName: '', address: '', phone: '' } });
    signal.throwIfAborted();
    const quotes = { email: CLOSED_EMAIL, name: 'Closed account' };
    await db.collection('quote_requests').updateMany(quotes, { $set: { name: '' } });
    signal.throwIfAborted();
    await db
      .collection('reviews')
      .updateMany({ userId: null, name: 'Former customer' }, { $set: { name: '' } });
  },
};
