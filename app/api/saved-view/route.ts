import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listViews, saveView } from '@/lib/server/identity/users/saved-views';
import { savedViewCalls } from '@/lib/shared/customers/users.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(savedViewCalls.listSavedViews, async ({ actor }) => {
    const views = await listViews(actor);
    return { views, total: views.length };
  }),
  bind(savedViewCalls.saveView, ({ actor, body }) => saveView(actor, body)),
]);
