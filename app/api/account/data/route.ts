import { shop } from '#shop';
import { bind } from '@/lib/server/api/bind';
import { respond } from '@/lib/server/api/responses';
import { route } from '@/lib/server/api/route';
import { dataFileName, exportData } from '@/lib/server/compliance/privacy/export-data';
import { accountCalls } from '@/lib/shared/accounts/accounts.contract';

/** Downloaded by a plain link on the profile. */
const AS_FILE = [
  ['content-type', 'application/json; charset=utf-8'],
  ['content-disposition', `attachment; filename="${dataFileName(shop.name)}"`],
] as const;

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(accountCalls.exportData, async ({ actor }) =>
    respond(await exportData(actor), { headers: AS_FILE, indent: 2 }),
  ),
]);
