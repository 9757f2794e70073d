import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { restorePage } from '@/lib/server/commerce/pages/edit-pages';
import { pageCalls } from '@/lib/shared/pages/pages.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(pageCalls.restorePageVersion, ({ actor, params, body }) =>
    restorePage(actor, params.slug, { version: params.n, ...body }),
  ),
]);
