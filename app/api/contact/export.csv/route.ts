import { bindListFile } from '@/lib/server/api/bind-list-file';
import { messageColumns } from '@/lib/server/api/list-file-columns';
import { route } from '@/lib/server/api/route';
import { listRequests } from '@/lib/server/inbox/requests/list-requests';
import { contactCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bindListFile(
    contactCalls.exportMessages,
    messageColumns,
    async ({ actor, query }) => (await listRequests('contact', actor, query)).requests,
  ),
]);
