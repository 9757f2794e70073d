import { bind } from '@/lib/server/api/bind';
import { openApiDocument } from '@/lib/server/api/openapi/document';
import { route } from '@/lib/server/api/route';
import { serviceCalls } from '@/lib/shared/calls/service.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serviceCalls.getOpenApi, async () => openApiDocument()),
]);
