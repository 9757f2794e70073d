import type { Need, SynonymGroup } from '../synonym-group';
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
import { EVERYDAY_DE } from './everyday-de';
import { EVERYDAY_EN } from './everyday-en';
import { NEEDS_DE } from './needs-de';
import { NEEDS_EN } from './needs-en';

type SeededWords = {
  synonyms: readonly SynonymGroup[];
  needs: readonly Need[];
  /** Never a slip of a word of the catalogue. */
  everyday: ReadonlySet<string>;
};

export const SEEDED_WORDS: Readonly<Record<'en' | 'de', SeededWords>> = {
  en: {
    synonyms: [TURNING_EN, GRIPPING_EN, CUTTING_EN, POWER_EN, MEASURING_STORING_EN].flat(),
    needs: NEEDS_EN,
    everyday: EVERYDAY_EN,
  },
  de: {
    synonyms: [TURNING_DE, GRIPPING_DE, CUTTING_DE, POWER_DE, MEASURING_STORING_DE].flat(),
    needs: NEEDS_DE,
    everyday: EVERYDAY_DE,
  },
};
