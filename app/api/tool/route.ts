import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route, withStateQuery } from '@/lib/server/api/route';
import { listToolsWithSales } from '@/lib/server/commerce/reports/list-tools-with-sales';
import { addTool } from '@/lib/server/commerce/tools/edit/add-tool';
import { listTools } from '@/lib/server/commerce/tools/search/list-tools';
import { toolQuerySchema } from '@/lib/shared/tools/tool.schema';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

/** Without `state`, the query has no parameters that are for admins only. */
const listForAnyone = bindPublic({ ...toolCalls.listTools, query: toolQuerySchema }, ({ query, language }) =>
  listTools({ ...query, language }),
);

export const { GET, POST, PUT, PATCH, DELETE } = route([
  withStateQuery(
    { ...listForAnyone, contract: toolCalls.listTools },
    bind({ ...toolCalls.listTools, who: 'admin' }, ({ actor, query }) => listToolsWithSales(actor, query)),
  ),
  bind(toolCalls.addTool, ({ actor, body }) => addTool(actor, body)),
]);
