/** Banks write umlauts in two letters. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae' };

/** Words of a text in lower case, without accents or punctuation. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters and digits alone: what two ways to write the same have in common. */
export const plainText = (text: string): string => wordsOf(text).join('');

const PO_WORDS_MAX = 5;
const PO_LENGTH = { least: 4, most: 60 };

/** Returns whether a PO number is unlike any other number, by a letter and digits: `GPM-2231`. */
export const isDistinctive = (poNumber: string): boolean =>
  /\p{L}/u.test(poNumber) && /\d{3}/.test(poNumber.replace(/\D/g, ''));

/** What may be a PO number in a text, as `plainText` writes it: `GPM-2231` of `PO GPM 2231`. */
export function poNumbersIn(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((_, from) =>
    Array.from({ length: PO_WORDS_MAX }, (__, more) => words.slice(from, from + more + 1).join('')).filter(
      (word) => word.length >= PO_LENGTH.least && word.length <= PO_LENGTH.most && /\d/.test(word),
    ),
  );
}

const LEGAL_FORMS = new Set(
  'ab ag as bv co company corp corporation ev gbr gmbh inc incorporated kg kgaa limited llc llp lp ltd nv ohg oy plc sa sarl se spa srl the und and'.split(
    ' ',
  ),
);
const NAME_MIN = 3;
/** Banks cut names short. */
const CUT_NAME_MIN = 10;

const nameOf = (company: string) => {
  const words = wordsOf(company).filter((word) => !LEGAL_FORMS.has(word));
  return words.length > 0 ? words : wordsOf(company);
};

/** Returns whether a row names a company: its name without its legal form, or the beginning of it as payer. */
export function namesCompany({ payer, text }: { payer: string; text: string }, company: string): boolean {
  const name = nameOf(company).join(' ');
  if (name.length < NAME_MIN) return false;
  const by = nameOf(payer).join(' ');
  const isCut = by.length >= CUT_NAME_MIN && name.startsWith(by);
  return isCut || [payer, text].some((written) => ` ${nameOf(written).join(' ')} `.includes(` ${name} `));
}
