import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listSiteVersions } from '@/lib/server/commerce/pages/site-versions';
import { siteCalls } from '@/lib/shared/pages/site.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(siteCalls.listSiteVersions, ({ actor, params }) => listSiteVersions(actor, params.part)),
]);
