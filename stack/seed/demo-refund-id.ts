import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';

/** The id by which the payment emulator knows the refund of a demo order. */
export function demoRefundId(orderId: ObjectId): string {
  return `re_demo${createHash('sha256').update(orderId.id).digest('hex').slice(0, 20)}`;
}
