const VOWEL = '[aeiouy]';
const DOUBLE = /(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/;
const SHORT_SYLLABLE_END = new RegExp(`(^${VOWEL}[^aeiouy]$)|([^aeiouy]${VOWEL}[^aeiouywxY]$)`);

const EXCEPTIONS: Record<string, string> = {
  skis: 'ski',
  skies: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  idly: 'idl',
  gently: 'gentl',
  ugly: 'ugli',
  early: 'earli',
  only: 'onli',
  singly: 'singl',
  sky: 'sky',
  news: 'news',
  howe: 'howe',
  atlas: 'atlas',
  cosmos: 'cosmos',
  bias: 'bias',
  andes: 'andes',
};

const UNCHANGED_AFTER_PLURAL = new Set([
  'inning',
  'outing',
  'canning',
  'herring',
  'earring',
  'proceed',
  'exceed',
  'succeed',
]);

/** Start of the region after the first non-vowel that follows a vowel, from a position on. */
function regionAfter(word: string, from: number): number {
  const match = new RegExp(`${VOWEL}[^aeiouy]`).exec(word.slice(from));
  return match ? from + match.index + 2 : word.length;
}

function firstRegion(word: string): number {
  const prefix = /^(gener|commun|arsen)/.exec(word);
  return prefix ? prefix[0].length : regionAfter(word, 0);
}

/**
 * Stems an English word (lower case) by the Snowball "english" algorithm (Porter 2), the one MongoDB's text
 * indexes use: https://snowballstem.org/algorithms/english/stemmer.html
 */
export function stemEnglish(input: string): string {
  if (input.length <= 2 || !/^[a-z']+$/.test(input)) return input;
  if (Object.hasOwn(EXCEPTIONS, input)) return EXCEPTIONS[input]!;
  // A capital Y marks a y that is a consonant; no vowel class holds it.
  let word = input
    .replace(/^'/, '')
    .replace(/^y/, 'Y')
    .replace(/([aeiouy])y/g, '$1Y');
  const r1 = firstRegion(word);
  const r2 = regionAfter(word, r1);
  word = word.replace(/('s'|'s|')$/, '');
  word = removePlural(word);
  if (UNCHANGED_AFTER_PLURAL.has(word)) return word;
  word = removePast(word, r1);
  word = word.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  word = replaceSuffix(word, STEP_2, r1);
  word = replaceSuffix(word, STEP_3, r1, r2);
  word = removeDerivation(word, r2);
  word = removeFinal(word, r1, r2);
  return word.toLowerCase();
}

function removePlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(ied|ies)$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(us|ss)$/.test(word)) return word;
  return new RegExp(`${VOWEL}.+s$`).test(word) ? word.slice(0, -1) : word;
}

function removePast(word: string, r1: number): string {
  const eed = /(eedly|eed)$/.exec(word);
  if (eed) return eed.index >= r1 ? `${word.slice(0, eed.index)}ee` : word;
  const suffix = /(ingly|edly|ing|ed)$/.exec(word);
  if (!suffix || !new RegExp(VOWEL).test(word.slice(0, suffix.index))) return word;
  const stem = word.slice(0, suffix.index);
  if (/(at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (DOUBLE.test(stem)) return stem.slice(0, -1);
  return isShort(stem, r1) ? `${stem}e` : stem;
}

function isShort(word: string, r1: number): boolean {
  return r1 >= word.length && SHORT_SYLLABLE_END.test(word);
}

type Replacement = [suffix: string, by: string, condition?: 'afterL' | 'afterLi' | 'inR2'];

// Longest suffixes first: the first that ends the word decides, whether or not it is then replaced.
const STEP_2: Replacement[] = [
  ['ization', 'ize'],
  ['ational', 'ate'],
  ['fulness', 'ful'],
  ['ousness', 'ous'],
  ['iveness', 'ive'],
  ['tional', 'tion'],
  ['biliti', 'ble'],
  ['lessli', 'less'],
  ['entli', 'ent'],
  ['ation', 'ate'],
  ['alism', 'al'],
  ['aliti', 'al'],
  ['ousli', 'ous'],
  ['iviti', 'ive'],
  ['fulli', 'ful'],
  ['enci', 'ence'],
  ['anci', 'ance'],
  ['abli', 'able'],
  ['izer', 'ize'],
  ['ator', 'ate'],
  ['alli', 'al'],
  ['bli', 'ble'],
  ['ogi', 'og', 'afterL'],
  ['li', '', 'afterLi'],
];

const STEP_3: Replacement[] = [
  ['ational', 'ate'],
  ['tional', 'tion'],
  ['alize', 'al'],
  ['icate', 'ic'],
  ['iciti', 'ic'],
  ['ative', '', 'inR2'],
  ['ical', 'ic'],
  ['ness', ''],
  ['ful', ''],
];

function replaceSuffix(word: string, table: Replacement[], r1: number, r2 = 0): string {
  for (const [suffix, by, condition] of table) {
    if (!word.endsWith(suffix)) continue;
    const start = word.length - suffix.length;
    if (start < r1) return word;
    const before = word[start - 1] ?? '';
    if (condition === 'afterL' && before !== 'l') return word;
    if (condition === 'afterLi' && !'cdeghkmnrt'.includes(before)) return word;
    if (condition === 'inR2' && start < r2) return word;
    return word.slice(0, start) + by;
  }
  return word;
}

const STEP_4 = /(ement|ance|ence|able|ible|ment|ant|ent|ism|ate|iti|ous|ive|ize|ion|al|er|ic)$/;

function removeDerivation(word: string, r2: number): string {
  const match = STEP_4.exec(word);
  if (!match || match.index < r2) return word;
  if (match[0] === 'ion' && !/[st]$/.test(word.slice(0, match.index))) return word;
  return word.slice(0, match.index);
}

function removeFinal(word: string, r1: number, r2: number): string {
  const end = word.length - 1;
  if (word.endsWith('e')) {
    const stem = word.slice(0, -1);
    return end >= r2 || (end >= r1 && !SHORT_SYLLABLE_END.test(stem)) ? stem : word;
  }
  return word.endsWith('ll') && end >= r2 ? word.slice(0, -1) : word;
}
