import { SPECIFICATION_NAMES } from './words/specification-names';
import { SPECIFICATION_VALUES } from './words/specification-values';

const PACK_NAMES = { Box: 'Packung', Carton: 'Karton' };

/** The shop's specification words, English to German: names and worded values of specifications, names of packs. */
export const SPEC_WORDS: Readonly<Record<string, string>> = {
  ...SPECIFICATION_NAMES,
  ...SPECIFICATION_VALUES,
  ...PACK_NAMES,
};
