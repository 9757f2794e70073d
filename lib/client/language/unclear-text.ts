import { readCount, readTypedCount } from '@/lib/shared/numbers/read-count';
import type { Language } from '@/lib/shared/site/languages';
import { messageText } from './message-text';

export function unclearText(typed: string, language: Language): string | null {
  const reading = readCount(typed, language);
  return 'readings' in reading ? messageText('number-unclear', reading.readings) : null;
}

/** Returns the text for none and less, which is below any minimum. */
export function belowText(typed: string, language: Language): string | null {
  const reading = readTypedCount(typed, language);
  const isBelow = 'value' in reading && Number.isInteger(reading.value) && reading.value < 1;
  return isBelow ? messageText('quantity-below-moq') : null;
}
