import 'server-only';
import { ObjectId } from 'mongodb';
import type { Migration } from './migration';

type OldFailure = { refundId: string };

/** A refund whose `_id` is its intent's; `refundId` is the provider's id. */
type OldRefund = { _id: string; refundId?: string; failures?: OldFailure[]; toldAt?: Date };
type NewRefund = { _id: ObjectId; intentId: string };

function convert({ _id: _, refundId, failures, toldAt, ...rest }: OldRefund): Record<string, unknown> {
  return {
    ...rest,
    ...(refundId === undefined ? {} : { providerRefundId: refundId }),
    ...(toldAt === undefined ? {} : { retrievedAt: toldAt }),
    ...(failures === undefined
      ? {}
      : { failures: failures.map(({ refundId: id, ...failure }) => ({ providerRefundId: id, ...failure })) }),
  };
}

/** Refunds get an id of their own and name their intent; ids of the provider are called `providerRefundId`. */
export const refundIds: Migration = {
  id: 4,
  name: 'refund-ids',
  async up({ db, signal }) {
    const old = db.collection<OldRefund>('refunds');
    const refunds = db.collection<NewRefund>('refunds');
    for await (const refund of old.find({ _id: { $type: 'string' } })) {
      signal.throwIfAborted();
      await refunds.updateOne(
        { intentId: refund._id },
        { $setOnInsert: { _id: new ObjectId(), ...convert(refund) } },
        { upsert: true },
      );
      await old.deleteOne({ _id: refund._id });
    }
  },
};
