import { call } from '@/lib/client/api';
import { submitCartCall } from '@/lib/shared/approvals/approvals.contract';
import type { OrderCartInput } from '@/lib/shared/cart/cart.schema';

/** For members of a company. Throws ApiProblem: `approval-not-needed` where it can be placed. */
export async function submitCart(body: OrderCartInput, idempotencyKey: string): Promise<string> {
  return (await call(submitCartCall, { body, idempotencyKey })).insertedId;
}
