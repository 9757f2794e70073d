import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route } from '@/lib/server/api/route';
import { catalogueVersion } from '@/lib/server/commerce/catalogue/current-catalogue';
import { deleteTool } from '@/lib/server/commerce/catalogue/delete-tool';
import { getTool } from '@/lib/server/commerce/catalogue/get-tool';
import { deleteToolCall, getToolCall } from '@/lib/shared/contracts/tools';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindPublic(getToolCall, { version: catalogueVersion, read: ({ params }) => getTool(params.id) }),
  bind(deleteToolCall, ({ actor, params }) => deleteTool(actor, params.id)),
]);
