import type { SearchWords } from '@forgeline/catalogue-index/search/search-words';
import { CUTTING_EN } from './en-cutting';
import { GRIPPING_EN } from './en-gripping';
import { MEASURING_STORING_EN } from './en-measuring-storing';
import { POWER_EN } from './en-power';
import { TURNING_EN } from './en-turning';

/** What a fresh shop says about words, by language. */
export const SEEDED_WORDS: Readonly<Record<string, SearchWords>> = {
  en: {
    synonyms: [...CUTTING_EN, ...GRIPPING_EN, ...MEASURING_STORING_EN, ...POWER_EN, ...TURNING_EN],
    needs: [],
    unsold: [],
  },
  de: { synonyms: [], needs: [], unsold: [] },
};
