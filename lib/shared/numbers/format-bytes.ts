import { LANGUAGE_FACTS } from '../site/language-facts';
import { LANGUAGES, type Language } from '../site/languages';

const SIZES = [
  { unit: 'gigabyte', bytes: 1e9, decimals: 2 },
  { unit: 'megabyte', bytes: 1e6, decimals: 1 },
  { unit: 'kilobyte', bytes: 1e3, decimals: 0 },
] as const;

/** `412.5 MB`, in French `412,5 Mo`, in the unit of all of which it is a part, so that the two can be compared. */
export function formatBytes(bytes: number, all: number, language: Language = LANGUAGES.default): string {
  const size = SIZES.find((each) => all >= each.bytes) ?? SIZES[2];
  const format = new Intl.NumberFormat(LANGUAGE_FACTS[language].locale, {
    ...{ style: 'unit', unit: size.unit, unitDisplay: 'short' },
    ...{ minimumFractionDigits: size.decimals, maximumFractionDigits: size.decimals },
  });
  return format.format(bytes / size.bytes);
}
