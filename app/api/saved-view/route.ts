import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listCountedViews } from '@/lib/server/commerce/customers/count-views';
import { saveView } from '@/lib/server/identity/users/saved-views';
import { savedViewCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(savedViewCalls.listSavedViews, ({ actor }) => listCountedViews(actor)),
  bind(savedViewCalls.saveSavedView, ({ actor, body }) => saveView(actor, body)),
]);
