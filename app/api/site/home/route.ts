import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { editHome } from '@/lib/server/commerce/pages/edit-site';
import { readHome } from '@/lib/server/commerce/pages/site-parts';
import { siteCalls } from '@/lib/shared/pages/site.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(siteCalls.getHome, () => readHome()),
  bind(siteCalls.editHome, ({ actor, body }) => editHome(actor, body)),
]);
