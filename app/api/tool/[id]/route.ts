import { bind } from '@/lib/server/api/bind';
import { bindPublic } from '@/lib/server/api/bind-public';
import { route, withStateQuery } from '@/lib/server/api/route';
import { deleteTool } from '@/lib/server/commerce/tools/edit/delete-tool';
import { editTool } from '@/lib/server/commerce/tools/edit/edit-tool';
import { findManagedTool } from '@/lib/server/commerce/tools/edit/get-managed-tool';
import { getWholeTool } from '@/lib/server/commerce/tools/read/get-tool';
import { deleteToolCall, editToolCall, getToolCall } from '@/lib/shared/tools/tools.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  withStateQuery(
    bindPublic(getToolCall, ({ params, language }) => getWholeTool(params.id, language)),
    bind({ ...getToolCall, who: 'admin' }, ({ actor, params, query }) =>
      findManagedTool(actor, params.id, query.state),
    ),
  ),
  bind(editToolCall, ({ actor, params, body }) => editTool(actor, params.id, body)),
  bind(deleteToolCall, ({ actor, params }) => deleteTool(actor, params.id)),
]);
