import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deletePage, editPage } from '@/lib/server/commerce/pages/edit-pages';
import { getPage } from '@/lib/server/commerce/pages/read-pages';
import { pageCalls } from '@/lib/shared/pages/pages.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(pageCalls.getPage, ({ actor, params }) => getPage(actor, params.slug)),
  bind(pageCalls.editPage, ({ actor, params, body }) => editPage(actor, params.slug, body)),
  bind(pageCalls.deletePage, ({ actor, params }) => deletePage(actor, params.slug)),
]);
