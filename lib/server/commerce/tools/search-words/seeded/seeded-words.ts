import type { SearchWords } from '@forgeline/catalogue-index/search/search-words';
import { CUTTING_DE } from './de-cutting';
import { GRIPPING_DE } from './de-gripping';
import { MEASURING_STORING_DE } from './de-measuring-storing';
import { POWER_DE } from './de-power';
import { TURNING_DE } from './de-turning';
import { CUTTING_EN } from './en-cutting';
import { GRIPPING_EN } from './en-gripping';
import { MEASURING_STORING_EN } from './en-measuring-storing';
import { POWER_EN } from './en-power';
import { TURNING_EN } from './en-turning';
import { NEEDS_DE } from './needs-de';
import { NEEDS_EN } from './needs-en';
import { UNSOLD_DE } from './unsold-de';
import { UNSOLD_EN } from './unsold-en';

/** The words of a fresh shop, by language. */
export const SEEDED_WORDS: Readonly<Record<string, SearchWords>> = {
  en: {
    synonyms: [...CUTTING_EN, ...GRIPPING_EN, ...MEASURING_STORING_EN, ...POWER_EN, ...TURNING_EN],
    needs: NEEDS_EN,
    unsold: UNSOLD_EN,
  },
  de: {
    synonyms: [...CUTTING_DE, ...GRIPPING_DE, ...MEASURING_STORING_DE, ...POWER_DE, ...TURNING_DE],
    needs: NEEDS_DE,
    unsold: UNSOLD_DE,
  },
};
