import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { endView, startView } from '@/lib/server/compliance/customer-views/start-view';
import { endViewCall, startViewCall } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(startViewCall, ({ actor, params }) => startView(actor, params.email)),
  bind(endViewCall, ({ actor, params }) => endView(actor, params.email)),
]);
