import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import {
  deleteSearchWords,
  editSearchWords,
} from '@/lib/server/commerce/tools/search-words/edit-search-words';
import { searchWordCalls } from '@/lib/shared/search-words/search-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(searchWordCalls.editSearchWords, ({ actor, params, body }) => editSearchWords(actor, params.id, body)),
  bind(searchWordCalls.deleteSearchWords, ({ actor, params }) => deleteSearchWords(actor, params.id)),
]);
