import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listWords } from '@/lib/server/commerce/tools/spec-words/list-words';
import { saveWords } from '@/lib/server/commerce/tools/spec-words/save-words';
import { listWordsCall, saveWordsCall } from '@/lib/shared/spec-words/spec-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listWordsCall, ({ actor, query }) => listWords(actor, query)),
  bind(saveWordsCall, ({ actor, body }) => saveWords(actor, body)),
]);
