import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listWords, saveWords } from '@/lib/server/commerce/tools/spec-words/manage-spec-words';
import { specWordCalls } from '@/lib/shared/spec-words/spec-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(specWordCalls.listWords, ({ actor, query }) => listWords(actor, query)),
  bind(specWordCalls.saveWords, ({ actor, body }) => saveWords(actor, body)),
]);
