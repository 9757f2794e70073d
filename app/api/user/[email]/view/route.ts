import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { endView, startView } from '@/lib/server/compliance/customer-views/start-view';
import { userCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(userCalls.startView, ({ actor, params }) => startView(actor, params.email)),
  bind(userCalls.endView, ({ actor, params }) => endView(actor, params.email)),
]);
