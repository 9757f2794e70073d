import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { editLegalPage } from '@/lib/server/compliance/edit-legal-page';
import { legalPageCalls } from '@/lib/shared/legal/legal-pages.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(legalPageCalls.editLegalPage, ({ actor, params, body }) => editLegalPage(actor, params.page, body)),
]);
