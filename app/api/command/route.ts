import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { findByCommand } from '@/lib/server/commerce/find-by-command';
import { commandCalls } from '@/lib/shared/command/command.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(commandCalls.findByCommand, ({ actor, query }) => findByCommand(actor, query.q)),
]);
