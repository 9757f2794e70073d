import type { Migration } from './migration';

/** Orders paid before `invoicedAt` was stored were invoiced when they were paid. */
export const invoicedAt: Migration = {
  id: 2,
  name: 'invoiced-at',
  up: async ({ db, signal }) => {
    const orders = db.collection('orders');
    const old = { paidAt: { $type: 'date' }, invoicedAt: { $exists: false } } as const;
    for await (const { _id, paidAt } of orders.find(old, { projection: { paidAt: 1 } })) {
      signal.throwIfAborted();
      await orders.updateOne({ _id, invoicedAt: { $exists: false } }, { $set: { invoicedAt: paidAt } });
    }
  },
};
