import { isRegex, typeAlias } from '@/standins/mongo/query/bson-type';
import { compareStrings, regexParts } from '@/standins/mongo/query/compare';
import { isNumeric, toDouble } from '@/standins/mongo/query/number';
import { compileRegex } from '@/standins/mongo/query/regex';
import { convertToString } from './convert';
import {
  isNullish,
  type OperatorCompiler,
  type OperatorTable,
  refuse,
  takes,
  takesAny,
  takesNamed,
} from './operator';

function requireString(code: number, what: string, value: unknown): string {
  if (typeof value !== 'string') refuse(code, `${what}, found: ${typeAlias(value)}`);
  return value as string;
}

function requireInteger(code: number, what: string, value: unknown): number {
  const number = isNumeric(value) ? toDouble(value) : Number.NaN;
  if (!Number.isInteger(number)) refuse(code, `${what} (is of type ${typeAlias(value)})`);
  return number;
}

/** A value as the case and substring operators read it: null is the empty string, numbers and dates are text. */
function coerceText(name: string, value: unknown): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumeric(value) || value instanceof Date) return convertToString(value);
  return refuse(16007, `can't convert from BSON type ${typeAlias(value)} to String in ${name}`);
}

const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
const upperAscii = (text: string): string => text.replace(/[a-z]+/g, (letters) => letters.toUpperCase());

function substringBytes(text: unknown, start: unknown, length: unknown): string {
  const bytes = Buffer.from(coerceText('$substrBytes', text));
  const from = requireInteger(16034, '$substrBytes:  starting index must be a numeric type', start);
  const count = requireInteger(16035, '$substrBytes:  length must be a numeric type', length);
  if (from < 0) refuse(50752, `$substrBytes: starting index must be non-negative (got: ${from})`);
  const end = count < 0 ? bytes.length : Math.min(bytes.length, from + count);
  const isContinuation = (index: number): boolean => index < bytes.length && (bytes[index]! & 0xc0) === 0x80;
  if (isContinuation(from))
    refuse(28656, '$substrBytes:  Invalid range, starting index is a UTF-8 continuation byte.');
  if (end > from && isContinuation(end))
    refuse(28657, '$substrBytes:  Invalid range, ending index is in the middle of a UTF-8 character.');
  return bytes.toString('utf8', from, Math.max(from, end));
}

function substringPoints(text: unknown, start: unknown, length: unknown): string {
  const points = Array.from(coerceText('$substrCP', text));
  const from = requireInteger(34450, '$substrCP: starting index must be a numeric type', start);
  const count = requireInteger(34452, '$substrCP: length must be a numeric type', length);
  if (from < 0) refuse(34455, '$substrCP: the starting index must be nonnegative integer.');
  if (count < 0) refuse(34454, '$substrCP: length must be a nonnegative integer.');
  return points.slice(from, from + count).join('');
}

function findText<T>(
  name: string,
  split: (text: string) => ArrayLike<T> & { length: number },
  search: (text: string, token: string, from: number, to: number) => number,
): OperatorCompiler {
  return takes(2, 4, (text, token, start, end) => {
    if (isNullish(text)) return null;
    const [textCode, tokenCode] = name === '$indexOfCP' ? [40093, 40094] : [40091, 40092];
    const source = requireString(textCode, `${name} requires a string as the first argument`, text);
    const wanted = requireString(tokenCode, `${name} requires a string as the second argument`, token);
    const from =
      start === undefined ? 0 : requireInteger(40096, `${name} requires an integral starting index`, start);
    const { length } = split(source);
    const to =
      end === undefined ? length : requireInteger(40096, `${name} requires an integral ending index`, end);
    if (from < 0 || to < 0) refuse(40097, `${name} requires nonnegative indexes`);
    if (from > length || to < from) return -1;
    return search(source, wanted, from, Math.min(to, length));
  });
}

function trimmer(left: boolean, right: boolean): OperatorCompiler {
  return takesNamed(['input'], ['chars'], ({ input, chars, ...rest }) => {
    if (isNullish(input)) return null;
    const hasChars = Object.hasOwn({ chars, ...rest }, 'chars') && chars !== undefined;
    if (chars === null) return null;
    const text = requireString(50699, '$trim requires its input to be a string', input);
    const set = new Set(
      hasChars
        ? Array.from(requireString(50700, '$trim requires chars to be a string', chars))
        : DEFAULT_TRIM,
    );
    const points = Array.from(text);
    let from = 0;
    let to = points.length;
    if (left) while (from < to && set.has(points[from]!)) from++;
    if (right) while (to > from && set.has(points[to - 1]!)) to--;
    return points.slice(from, to).join('');
  });
}

/** The white space that `$trim` removes (documentation of `$trim`). */
const DEFAULT_TRIM = Array.from(
  '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a',
);

function replacer(
  name: string,
  replace: (input: string, find: string, by: string) => string,
): OperatorCompiler {
  return takesNamed(['input', 'find', 'replacement'], [], ({ input, find, replacement }) => {
    for (const [code, key, value] of [
      [51746, 'input', input],
      [51745, 'find', find],
      [51744, 'replacement', replacement],
    ] as const) {
      if (!isNullish(value)) requireString(code, `${name} requires that '${key}' be a string`, value);
    }
    if (isNullish(input) || isNullish(find) || isNullish(replacement)) return null;
    return replace(input as string, find as string, replacement as string);
  });
}

interface RegexMatch {
  match: string;
  idx: number;
  captures: (string | null)[];
}

function regexOperator(
  name: string,
  whenNull: unknown,
  search: (regex: RegExp, input: string) => unknown,
): OperatorCompiler {
  return takesNamed(['input', 'regex'], ['options'], ({ input, regex, options }) => {
    if (!isNullish(input)) requireString(51104, `${name} needs 'input' to be of type string`, input);
    if (!isNullish(options)) requireString(51106, `${name} needs 'options' to be of type string`, options);
    if (isNullish(regex) || isNullish(input)) return whenNull;
    if (typeof regex === 'string')
      return search(compileRegex(regex, (options as string) ?? ''), input as string);
    if (!isRegex(regex)) refuse(51105, `${name} needs 'regex' to be of type string or regex`);
    const parts = regexParts(regex);
    if (parts.options !== '' && options) {
      refuse(51107, `${name}: found regex option(s) specified in both 'regex' and 'option' fields`);
    }
    return search(compileRegex(parts.pattern, parts.options || ((options as string) ?? '')), input as string);
  });
}

function describeMatch(match: RegExpMatchArray): RegexMatch {
  const before = match.input!.slice(0, match.index);
  return {
    match: match[0],
    idx: Array.from(before).length,
    captures: match.slice(1).map((capture) => capture ?? null),
  };
}

/** String and regular expression operators. */
export const STRING_OPERATORS: OperatorTable = {
  $concat: takesAny((values) => {
    let text = '';
    for (const value of values) {
      if (isNullish(value)) return null;
      if (typeof value !== 'string') refuse(16702, `$concat only supports strings, not ${typeAlias(value)}`);
      text += value;
    }
    return text;
  }),
  $indexOfBytes: findText(
    '$indexOfBytes',
    (text) => Buffer.from(text),
    (text, token, from, to) => {
      const bytes = Buffer.from(text).subarray(0, to);
      return bytes.indexOf(token, from);
    },
  ),
  $indexOfCP: findText(
    '$indexOfCP',
    (text) => Array.from(text),
    (text, token, from, to) => {
      const points = Array.from(text).slice(from, to).join('');
      const index = points.indexOf(token);
      return index === -1 ? -1 : from + Array.from(points.slice(0, index)).length;
    },
  ),
  $ltrim: trimmer(true, false),
  $regexFind: regexOperator('$regexFind', null, (regex, input) => {
    const match = input.match(regex);
    return match ? describeMatch(match) : null;
  }),
  $regexFindAll: regexOperator('$regexFindAll', [], (regex, input) =>
    Array.from(input.matchAll(new RegExp(regex.source, `${regex.flags}g`)), describeMatch),
  ),
  $regexMatch: regexOperator('$regexMatch', false, (regex, input) => regex.test(input)),
  $replaceAll: replacer('$replaceAll', (input, find, by) => input.split(find).join(by)),
  $replaceOne: replacer('$replaceOne', (input, find, by) => {
    const index = input.indexOf(find);
    return index === -1 ? input : input.slice(0, index) + by + input.slice(index + find.length);
  }),
  $rtrim: trimmer(false, true),
  $split: takes(2, 2, (text, separator) => {
    if (isNullish(text) || isNullish(separator)) return null;
    const source = requireString(
      40085,
      '$split requires an expression that evaluates to a string as a first argument',
      text,
    );
    const mark = requireString(
      40086,
      '$split requires an expression that evaluates to a string as a second argument',
      separator,
    );
    if (mark === '') refuse(40087, '$split requires a non-empty separator');
    return source.split(mark);
  }),
  $strLenBytes: takes(1, 1, (text) =>
    Buffer.byteLength(requireString(34473, '$strLenBytes requires a string argument', text)),
  ),
  $strLenCP: takes(
    1,
    1,
    (text) => Array.from(requireString(34471, '$strLenCP requires a string argument', text)).length,
  ),
  $strcasecmp: takes(2, 2, (a, b) =>
    Math.sign(
      compareStrings(upperAscii(coerceText('$strcasecmp', a)), upperAscii(coerceText('$strcasecmp', b))),
    ),
  ),
  $substr: takes(3, 3, substringBytes),
  $substrBytes: takes(3, 3, substringBytes),
  $substrCP: takes(3, 3, substringPoints),
  $toLower: takes(1, 1, (text) => lowerAscii(coerceText('$toLower', text))),
  $toUpper: takes(1, 1, (text) => upperAscii(coerceText('$toUpper', text))),
  $trim: trimmer(true, true),
};
