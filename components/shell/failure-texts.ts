import type { Language } from '@/lib/shared/languages';
import { failure as german } from '@/lib/shared/texts/de/failure';
import { failure as english } from '@/lib/shared/texts/en/failure';

const BY_LANGUAGE: Record<Language, typeof english> = { en: english, de: german };

/** What a failed page says. No server can hand these texts down: it may be the very thing that failed. */
export function failureTexts(language: Language): typeof english {
  return BY_LANGUAGE[language];
}
