import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { beginSecondFactor } from '@/lib/server/identity/second-factor/manage-second-factor';
import { readSecondFactor } from '@/lib/server/identity/second-factor/prove-second-factor';
import { accountSecurityCalls } from '@/lib/shared/accounts/account-security.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountSecurityCalls.readSecondFactor, ({ actor }) => readSecondFactor(actor)),
  bind(accountSecurityCalls.beginSecondFactor, ({ actor, body, address }) =>
    beginSecondFactor(actor, { ...body, address }),
  ),
]);
