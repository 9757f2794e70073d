import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listPageVersions } from '@/lib/server/commerce/pages/read-pages';
import { pageCalls } from '@/lib/shared/pages/pages.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(pageCalls.listPageVersions, ({ actor, params }) => listPageVersions(actor, params.slug)),
]);
