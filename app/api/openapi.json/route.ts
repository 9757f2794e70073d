import { handle, route } from '@/lib/server/http/handle';
import { openApiDocument } from '@/lib/server/openapi/document';

export const { GET, POST, PUT, PATCH, DELETE } = route({
  GET: handle({ who: 'anyone', run: async () => openApiDocument() }),
});
