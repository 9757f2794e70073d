import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listViews, saveView } from '@/lib/server/identity/users/saved-views';
import { listSavedViewsCall, saveViewCall } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listSavedViewsCall, async ({ actor }) => {
    const views = await listViews(actor);
    return { views, total: views.length };
  }),
  bind(saveViewCall, ({ actor, body }) => saveView(actor, body)),
]);
