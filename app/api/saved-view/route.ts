import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listViews } from '@/lib/server/identity/users/views/list-views';
import { saveView } from '@/lib/server/identity/users/views/save-view';
import { listSavedViewsCall, saveViewCall } from '@/lib/shared/customers/saved-views.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listSavedViewsCall, async ({ actor }) => {
    const views = await listViews(actor);
    return { views, total: views.length };
  }),
  bind(saveViewCall, ({ actor, body }) => saveView(actor, body)),
]);
