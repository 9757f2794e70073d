import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteTool } from '@/lib/server/commerce/catalogue/delete-tool';
import { getTool } from '@/lib/server/commerce/catalogue/get-tool';
import { deleteToolCall, getToolCall } from '@/lib/shared/contracts/tools';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(getToolCall, ({ params }) => getTool(params.id)),
  bind(deleteToolCall, ({ actor, params }) => deleteTool(actor, params.id)),
]);
