import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addPage } from '@/lib/server/commerce/pages/edit-pages';
import { listPages } from '@/lib/server/commerce/pages/read-pages';
import { pageCalls } from '@/lib/shared/pages/pages.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(pageCalls.listPages, ({ actor, query }) => listPages(actor, query)),
  bind(pageCalls.addPage, ({ actor, body }) => addPage(actor, body)),
]);
