import { createHash } from 'node:crypto';
import type { ObjectId } from 'mongodb';

export function demoRefundId(orderId: ObjectId): string {
  return `re_demo${createHash('sha256').update(orderId.id).digest('hex').slice(0, 20)}`;
}
