import { call } from '@/lib/client/api';
import { managedReceivableCalls } from '@/lib/shared/receivables/receivables.contract';
import type { RecordCompanyPaymentInput, RecordedPayment } from '@/lib/shared/receivables/receivables.schema';

/** The same key with the same payment records no second one. */
export async function recordCompanyPayment(
  companyId: string,
  body: RecordCompanyPaymentInput,
  idempotencyKey: string,
): Promise<RecordedPayment> {
  return call(managedReceivableCalls.recordCompanyPayment, {
    params: { id: companyId },
    body,
    idempotencyKey,
  });
}

/** Returns how much was taken back, in dollars. */
export async function reverseCompanyPayment(paymentId: string, reason: string): Promise<number> {
  const { reversed } = await call(managedReceivableCalls.reverseCompanyPayment, {
    params: { id: paymentId },
    body: { reason },
  });
  return reversed;
}
