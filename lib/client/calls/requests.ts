import { call } from '@/lib/client/api';
import type { RequestMove } from '@/lib/shared/requests/request.schema';
import type { RequestKind } from '@/lib/shared/requests/request-rules';
import { contactCalls, quoteCalls } from '@/lib/shared/requests/requests.contract';

export async function moveRequest(kind: RequestKind, id: string, state: RequestMove): Promise<boolean> {
  const { modifiedCount } =
    kind === 'contact'
      ? await call(contactCalls.moveMessage, { params: { id }, body: { state } })
      : await call(quoteCalls.moveQuote, { params: { id }, body: { state } });
  return modifiedCount === 1;
}
