import { bind } from '@/lib/server/api/bind';
import { route } from '@/lib/server/api/route';
import { deleteSearchWords } from '@/lib/server/commerce/catalogue/synonyms/delete-search-words';
import { editSearchWords } from '@/lib/server/commerce/catalogue/synonyms/edit-search-words';
import { deleteSearchWordsCall, editSearchWordsCall } from '@/lib/shared/catalogue/search-words.contract';

export const { GET, POST, PUT, PATCH, DELETE } = route([
  bind(editSearchWordsCall, ({ actor, params, body }) => editSearchWords(actor, params.id, body)),
  bind(deleteSearchWordsCall, ({ actor, params }) => deleteSearchWords(actor, params.id)),
]);
