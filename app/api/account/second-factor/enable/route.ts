import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { enableSecondFactor } from '@/lib/server/identity/second-factor/manage-second-factor';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountSecurityCalls.enableSecondFactor, ({ actor, body, address }) =>
    enableSecondFactor(actor, { ...body, address }),
  ),
]);
