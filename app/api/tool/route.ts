import { handle, route } from '@/lib/server/http/handle';
import { listResponse } from '@/lib/server/http/list-response';
import { addTool } from '@/lib/server/tools/add-tool';
import { listTools } from '@/lib/server/tools/list-tools';
import { addToolSchema, toolQuerySchema } from '@/lib/shared/schemas/tool';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({
    who: 'anyone',
    rate: 'read',
    query: toolQuerySchema,
    run: async ({ query }) => {
      const { tools, total } = await listTools(query);
      return listResponse(tools, total);
    },
  }),
  POST: handle({
    who: 'admin',
    rate: 'write',
    body: addToolSchema,
    status: 201,
    run: ({ actor, body }) => addTool(actor, body),
  }),
});
