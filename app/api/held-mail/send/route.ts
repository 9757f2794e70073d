import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { decideHeldMails } from '@/lib/server/commerce/held-mail/decide-held-mail';
import { sendHeldMailsCall } from '@/lib/shared/contracts/held-mail';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(sendHeldMailsCall, ({ actor, body }) => decideHeldMails(actor, 'send', body)),
]);
