import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { decideHeldMails } from '@/lib/server/commerce/held-mail/decide-held-mail';
import { discardHeldMailsCall } from '@/lib/shared/contracts/held-mail';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(discardHeldMailsCall, ({ actor, body }) => decideHeldMails(actor, 'discard', body)),
]);
