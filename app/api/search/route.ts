import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { searchTools } from '@/lib/server/commerce/catalogue/search-tools';
import { searchToolsCall } from '@/lib/shared/contracts/tools';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(searchToolsCall, ({ query }) => searchTools(query.q, query.limit)),
]);
