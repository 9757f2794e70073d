import { bind } from '@/lib/server/api/bind';
import { DOCS_STYLE, docsPage } from '@/lib/server/api/openapi/docs-page';
import { route } from '@/lib/server/api/route';
import { standalonePolicy } from '@/lib/server/serving/guards/content-security-policy';
import { serviceCalls } from '@/lib/shared/calls/service.contract';

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': standalonePolicy({ styles: [DOCS_STYLE] }),
};

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serviceCalls.getDocs, async () => new Response(docsPage(), { headers: HEADERS })),
]);
