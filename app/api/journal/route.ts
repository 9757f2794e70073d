import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listJournal } from '@/lib/server/commerce/reports/journal/read-journal';
import { journalCalls } from '@/lib/shared/reports/journal.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(journalCalls.listJournal, ({ actor, query }) => listJournal(actor, query)),
]);
