import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { restoreSitePart } from '@/lib/server/commerce/pages/edit-site';
import { siteCalls } from '@/lib/shared/pages/site.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(siteCalls.restoreSiteVersion, ({ actor, params, body }) =>
    restoreSitePart(actor, params.part, { version: params.n, ...body }),
  ),
]);
