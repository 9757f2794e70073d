import { readCount } from '@/lib/shared/quantity/read-count';
import type { Language } from '@/lib/shared/site/languages';
import { messageText } from './message-text';

export function unclearText(typed: string, language: Language): string | null {
  const reading = readCount(typed, language);
  return 'readings' in reading ? messageText('number-unclear', reading.readings) : null;
}
