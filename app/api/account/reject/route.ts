import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { rejectAccount } from '@/lib/server/compliance/privacy/reject-account';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.rejectAccount, async ({ body }) => {
    await rejectAccount(body.token);
    return { closed: true };
  }),
]);
