import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route } from '@/lib/server/api/route';
import { catalogueVersion } from '@/lib/server/commerce/catalogue/current-catalogue';
import { deleteTool } from '@/lib/server/commerce/catalogue/delete-tool';
import { editTool } from '@/lib/server/commerce/catalogue/edit-tool';
import { getTool } from '@/lib/server/commerce/catalogue/get-tool';
import { deleteToolCall, editToolCall, getToolCall } from '@/lib/shared/contracts/tools';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindPublic(getToolCall, { version: catalogueVersion, read: ({ params }) => getTool(params.id) }),
  bind(editToolCall, ({ actor, params, body }) => editTool(actor, params.id, body)),
  bind(deleteToolCall, ({ actor, params }) => deleteTool(actor, params.id)),
]);
