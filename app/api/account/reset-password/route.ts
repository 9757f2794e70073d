import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { resetPassword } from '@/lib/server/identity/accounts/reset-password';
import { resetPasswordCall } from '@/lib/shared/accounts/accounts.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(resetPasswordCall, ({ body }) => resetPassword(body)),
]);
