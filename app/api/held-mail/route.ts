import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listHeldMails } from '@/lib/server/commerce/held-mail/list-held-mail';
import { listHeldMailsCall } from '@/lib/shared/contracts/held-mail';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listHeldMailsCall, ({ actor, query }) => listHeldMails(actor, query)),
]);
