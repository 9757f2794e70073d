import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route, withStateQuery } from '@/lib/server/api/route';
import { deleteTool } from '@/lib/server/commerce/tools/edit/delete-tool';
import { editTool } from '@/lib/server/commerce/tools/edit/edit-tool';
import { findManagedTool } from '@/lib/server/commerce/tools/edit/get-managed-tool';
import { getWholeTool } from '@/lib/server/commerce/tools/read/get-tool';
import { toolCalls } from '@/lib/shared/tools/tools.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  withStateQuery(
    bindPublic(toolCalls.getTool, ({ params, language }) => getWholeTool(params.id, language)),
    bind({ ...toolCalls.getTool, who: 'admin' }, ({ actor, params, query }) =>
      findManagedTool(actor, params.id, query.state),
    ),
  ),
  bind(toolCalls.editTool, ({ actor, params, body }) => editTool(actor, params.id, body)),
  bind(toolCalls.deleteTool, ({ actor, params }) => deleteTool(actor, params.id)),
]);
