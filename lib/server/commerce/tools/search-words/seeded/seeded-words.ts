import type { SearchWords } from '@forgeline/catalogue-index/search/search-words';
import { CUTTING_DE } from './de/cutting';
import { GRIPPING_DE } from './de/gripping';
import { MEASURING_STORING_DE } from './de/measuring-storing';
import { NEEDS_DE } from './de/needs';
import { POWER_DE } from './de/power';
import { TURNING_DE } from './de/turning';
import { UNSOLD_DE } from './de/unsold';
import { CUTTING_EN } from './en/cutting';
import { GRIPPING_EN } from './en/gripping';
import { MEASURING_STORING_EN } from './en/measuring-storing';
import { NEEDS_EN } from './en/needs';
import { POWER_EN } from './en/power';
import { TURNING_EN } from './en/turning';
import { UNSOLD_EN } from './en/unsold';
import { CUTTING_FR } from './fr/cutting';
import { GRIPPING_FR } from './fr/gripping';
import { MEASURING_STORING_FR } from './fr/measuring-storing';
import { NEEDS_FR } from './fr/needs';
import { POWER_FR } from './fr/power';
import { TURNING_FR } from './fr/turning';
import { UNSOLD_FR } from './fr/unsold';

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
  fr: {
    synonyms: [...CUTTING_FR, ...GRIPPING_FR, ...MEASURING_STORING_FR, ...POWER_FR, ...TURNING_FR],
    needs: NEEDS_FR,
    unsold: UNSOLD_FR,
  },
};
