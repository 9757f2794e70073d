import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { getJournalPapers } from '@/lib/server/commerce/reports/journal/journal-files';
import { journalCalls } from '@/lib/shared/reports/journal.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(journalCalls.getJournalPapers, ({ actor, query }) => getJournalPapers(actor, query)),
]);
