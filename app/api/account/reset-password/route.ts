import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { resetPassword } from '@/lib/server/identity/accounts/reset-password';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.resetPassword, ({ body }) => resetPassword(body)),
]);
