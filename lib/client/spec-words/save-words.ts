import { call } from '@/lib/client/api';
import { saveWordsCall } from '@/lib/shared/spec-words/spec-words.contract';
import type { SaveWordsInput } from '@/lib/shared/spec-words/spec-words.schema';

/** Loaded with the first save. */
export async function saveWords(input: SaveWordsInput): Promise<void> {
  await call(saveWordsCall, { body: input });
}
