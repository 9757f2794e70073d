import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { removeView } from '@/lib/server/identity/users/saved-views';
import { viewCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(viewCalls.removeView, ({ actor, params }) => removeView(actor, params.id)),
]);
