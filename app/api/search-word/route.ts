import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { addSearchWords } from '@/lib/server/commerce/tools/search-words/edit-search-words';
import { listSearchWords } from '@/lib/server/commerce/tools/search-words/list-search-words';
import { searchWordCalls } from '@/lib/shared/search-words/search-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(searchWordCalls.listSearchWords, ({ actor, query }) => listSearchWords(actor, query)),
  bind(searchWordCalls.addSearchWords, ({ actor, body }) => addSearchWords(actor, body)),
]);
