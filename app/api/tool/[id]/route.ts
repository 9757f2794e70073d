import { handle, route } from '@/lib/server/http/handle';
import { deleteTool } from '@/lib/server/tools/delete-tool';
import { getTool } from '@/lib/server/tools/get-tool';
import { idParamSchema } from '@/lib/shared/schemas/fields';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    rate: 'read',
    params: idParamSchema,
    run: ({ params }) => getTool(params.id),
  }),
  DELETE: handle({
    who: 'admin',
    rate: 'write',
    params: idParamSchema,
    run: ({ actor, params }) => deleteTool(actor, params.id),
  }),
});
