import type { ClientSession, ObjectId } from 'mongodb';
import { optionalField } from '@/lib/shared/calls/optional-field';
import { toDollars } from '@/lib/shared/numbers/money';
import { findReturnsOf, removeWords } from './returns.repository';

/** Returns of orders that a person placed, with what was written about them. */
export async function returnsOf(buyerId: ObjectId): Promise<Record<string, unknown>[]> {
  return (await findReturnsOf(buyerId)).map((made) => ({
    ...{ number: made.number, state: made.state, order: made.orderNumber, requestedAt: made.requestedAt },
    tools: made.lines.map(({ toolId, ...line }) => line),
    ...optionalField('note', made.note),
    ...optionalField('instructions', made.instructions),
    ...optionalField('refusal', made.refusal),
    ...optionalField('endReason', made.endReason),
    ...(made.amountCents === undefined ? {} : { refunded: toDollars(made.amountCents) }),
  }));
}

/** Open returns go on, without name and words. */
export async function anonymiseReturns(buyerId: ObjectId, session: ClientSession): Promise<void> {
  await removeWords(buyerId, session);
}
