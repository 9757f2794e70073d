import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addSearchWords } from '@/lib/server/commerce/catalogue/synonyms/add-search-words';
import { listSearchWords } from '@/lib/server/commerce/catalogue/synonyms/list-search-words';
import { addSearchWordsCall, listSearchWordsCall } from '@/lib/shared/catalogue/search-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(listSearchWordsCall, ({ actor, query }) => listSearchWords(actor, query)),
  bind(addSearchWordsCall, ({ actor, body }) => addSearchWords(actor, body)),
]);
