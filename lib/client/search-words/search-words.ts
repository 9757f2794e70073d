import { call } from '@/lib/client/api';
import {
  addSearchWordsCall,
  deleteSearchWordsCall,
  editSearchWordsCall,
} from '@/lib/shared/search-words/search-words.contract';
import type { ChangedSearchWords, NewSearchWords } from '@/lib/shared/search-words/search-words.schema';

export async function addSearchWords(group: NewSearchWords): Promise<void> {
  await call(addSearchWordsCall, { body: group });
}

export async function editSearchWords(id: string, group: ChangedSearchWords): Promise<void> {
  await call(editSearchWordsCall, { params: { id }, body: group });
}

export async function deleteSearchWords(id: string): Promise<void> {
  await call(deleteSearchWordsCall, { params: { id } });
}
