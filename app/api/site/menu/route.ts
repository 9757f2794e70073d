import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { editSiteLinks } from '@/lib/server/commerce/pages/edit-site';
import { readSiteLinks } from '@/lib/server/commerce/pages/site-parts';
import { siteCalls } from '@/lib/shared/pages/site.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(siteCalls.getMenu, () => readSiteLinks('menu')),
  bind(siteCalls.editMenu, ({ actor, body }) => editSiteLinks(actor, 'menu', body)),
]);
