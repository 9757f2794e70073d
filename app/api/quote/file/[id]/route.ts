import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { removePersonFile } from '@/lib/server/commerce/files/person-files';
import { getQuoteFile } from '@/lib/server/commerce/offers/requests/quote-files';
import { quoteCalls } from '@/lib/shared/requests/requests.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(quoteCalls.getQuoteFile, ({ actor, params }) => getQuoteFile(actor, params.id)),
  bind(quoteCalls.removeQuoteFile, ({ actor, params }) => removePersonFile(actor, params.id)),
]);
