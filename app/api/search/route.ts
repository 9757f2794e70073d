import { bindPublic } from '@/lib/server/api/bind-public';
import { route } from '@/lib/server/api/route';
import { searchTools } from '@/lib/server/commerce/tools/search/search-tools';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindPublic(toolCalls.searchTools, ({ query, language }) => searchTools(query.q, query.limit, language)),
]);
