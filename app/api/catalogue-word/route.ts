import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { listWords } from '@/lib/server/commerce/catalogue/words/list-words';
import { saveWords } from '@/lib/server/commerce/catalogue/words/save-words';
import { listWordsCall, saveWordsCall } from '@/lib/shared/catalogue/catalogue-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listWordsCall, ({ actor, query }) => listWords(actor, query)),
  bind(saveWordsCall, ({ actor, body }) => saveWords(actor, body)),
]);
