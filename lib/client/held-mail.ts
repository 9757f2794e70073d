import type { discardHeldMailsCall, sendHeldMailsCall } from '@/lib/shared/contracts/held-mail';
import type { HeldMailIds } from '@/lib/shared/schemas/held-mail';
import { modifiedSchema } from '@/lib/shared/schemas/write-results';
import { callApi } from './api';

/** Queues held mails. Returns how many: not those that someone has decided about. Throws ApiProblem. */
export async function sendHeldMails(ids: readonly string[]): Promise<number> {
  const body: HeldMailIds = { ids: [...ids] };
  const options = { schema: modifiedSchema, body, as: 'bearer' } as const;
  return (await callApi<typeof sendHeldMailsCall>('POST', '/api/held-mail/send', options)).modifiedCount;
}

/** Gives held mails up. Returns how many: not those that someone has decided about. Throws ApiProblem. */
export async function discardHeldMails(ids: readonly string[]): Promise<number> {
  const body: HeldMailIds = { ids: [...ids] };
  const options = { schema: modifiedSchema, body, as: 'bearer' } as const;
  return (await callApi<typeof discardHeldMailsCall>('POST', '/api/held-mail/discard', options))
    .modifiedCount;
}
