import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addTool } from '@/lib/server/commerce/catalogue/add-tool';
import { listTools } from '@/lib/server/commerce/catalogue/list-tools';
import { addToolCall, listToolsCall } from '@/lib/shared/contracts/tools';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listToolsCall, ({ query }) => listTools(query)),
  bind(addToolCall, ({ actor, body }) => addTool(actor, body)),
]);
