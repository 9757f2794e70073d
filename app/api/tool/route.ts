import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route } from '@/lib/server/api/route';
import { withStateQuery } from '@/lib/server/api/state-query';
import { addTool } from '@/lib/server/commerce/catalogue/add-tool';
import { catalogueVersion } from '@/lib/server/commerce/catalogue/current-catalogue';
import { listManagedTools } from '@/lib/server/commerce/catalogue/list-managed-tools';
import { listTools } from '@/lib/server/commerce/catalogue/list-tools';
import { addToolCall, listToolsCall } from '@/lib/shared/contracts/tools';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  withStateQuery(
    bindPublic(listToolsCall, { version: catalogueVersion, read: ({ query }) => listTools(query) }),
    bind({ ...listToolsCall, who: 'admin' }, ({ actor, query }) => listManagedTools(actor, query)),
  ),
  bind(addToolCall, ({ actor, body }) => addTool(actor, body)),
]);
