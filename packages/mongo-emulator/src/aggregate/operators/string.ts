import { refuse } from '#errors';
import { isNullish, isRegex, typeAlias } from '#query/bson-type';
import { regexParts } from '#query/compare';
import { isNumeric } from '#query/number';
import { compileRegex } from '#query/regex';
import { convertToString } from './conversion';
import {
  ANY,
  type OperatorCompiler,
  type OperatorTable,
  requireInteger,
  requireString,
  takes,
  takesNamed,
  takesPresent,
} from './operator';

/** A value as the operators of case and substrings read it: null is the empty string, numbers and dates are text. */
function coerceText(name: string, value: unknown): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value) || value instanceof Date) return convertToString(value);
  return refuse(16007, `can't convert from BSON type ${typeAlias(value)} to String in ${name}`);
}

function substring(text: unknown, start: unknown, length: unknown): string {
  const from = requireInteger('$substrCP', 34450, start);
  const count = requireInteger('$substrCP', 34452, length);
  if (from < 0 || count < 0) refuse(34455, '$substrCP: start and length must be nonnegative.');
  return Array.from(coerceText('$substrCP', text))
    .slice(from, from + count)
    .join('');
}

/** The white space that `$trim` removes (manual: `$trim`). */
const WHITE_SPACE =
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trimmer(left: boolean, right: boolean): OperatorCompiler {
  return takesNamed(['input'], ['chars'], (named, name) => {
    const chars = Object.hasOwn(named, 'chars') ? named.chars : WHITE_SPACE;
    if (isNullish(named.input) || isNullish(chars)) return null;
    const points = Array.from(requireString(name, 50699, named.input));
    const removed = new Set(requireString(name, 50700, chars));
    let from = 0;
    let to = points.length;
    if (left) while (from < to && removed.has(points[from]!)) from++;
    if (right) while (to > from && removed.has(points[to - 1]!)) to--;
    return points.slice(from, to).join('');
  });
}

function replacer(replace: (input: string, find: string, by: string) => string): OperatorCompiler {
  return takesNamed(['input', 'find', 'replacement'], [], ({ input, find, replacement }, name) => {
    if (isNullish(input) || isNullish(find) || isNullish(replacement)) return null;
    return replace(
      requireString(name, 51746, input),
      requireString(name, 51745, find),
      requireString(name, 51744, replacement),
    );
  });
}

const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upperAscii = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

/** Operators on strings. */
export const STRING_OPERATORS: OperatorTable = {
  $concat: takesPresent(0, ANY, (...values) =>
    values.map((value) => requireString('$concat', 16702, value)).join(''),
  ),
  $ltrim: trimmer(true, false),
  $regexMatch: takesNamed(['input', 'regex'], ['options'], ({ input, regex, options }, name) => {
    if (isNullish(input) || isNullish(regex)) return false;
    const given = isRegex(regex)
      ? regexParts(regex)
      : { pattern: requireString(name, 51105, regex), options: '' };
    const flags = isNullish(options) ? '' : requireString(name, 51106, options);
    if (given.options && flags) refuse(51107, `${name}: found regex options in both 'regex' and 'options'`);
    return compileRegex(given.pattern, given.options || flags).test(requireString(name, 51104, input));
  }),
  $replaceAll: replacer((input, find, by) => input.split(find).join(by)),
  $replaceOne: replacer((input, find, by) => input.replace(find, () => by)),
  $rtrim: trimmer(false, true),
  $split: takesPresent(2, 2, (text, separator) => {
    if (separator === '') refuse(40087, '$split requires a non-empty separator');
    return requireString('$split', 40085, text).split(requireString('$split', 40086, separator));
  }),
  $strLenCP: takes(1, 1, (text) => Array.from(requireString('$strLenCP', 34471, text)).length),
  $substrCP: takes(3, 3, substring),
  $toLower: takes(1, 1, (text) => lowerAscii(coerceText('$toLower', text))),
  $toUpper: takes(1, 1, (text) => upperAscii(coerceText('$toUpper', text))),
  $trim: trimmer(true, true),
};
