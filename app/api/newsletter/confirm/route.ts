import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { confirmSubscription } from '@/lib/server/inbox/newsletter/confirm-subscription';
import { confirmSubscriptionCall } from '@/lib/shared/contracts/newsletter';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(confirmSubscriptionCall, ({ body }) => confirmSubscription(body.token)),
]);
