import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { readReminder, switchReminder } from '@/lib/server/commerce/serials/own-serials';
import { serialCalls } from '@/lib/shared/serials/serials.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(serialCalls.getReminder, ({ actor }) => readReminder(actor)),
  bind(serialCalls.setReminder, ({ actor, body }) => switchReminder(actor, body.on)),
]);
