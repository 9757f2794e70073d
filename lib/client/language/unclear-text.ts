import { readCount } from '@/lib/shared/quantity/read-count';
import type { Language } from '@/lib/shared/site/languages';
import { messageText } from './message-text';

/** Returns the question about a typed count that can be read in two ways, in the language of the page; null for any other. */
export function unclearText(typed: string, language: Language): string | null {
  const reading = readCount(typed, language);
  return 'readings' in reading ? messageText('number-unclear', reading.readings) : null;
}
