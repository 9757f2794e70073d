import { MongoStandinError } from '@/standins/mongo/errors';

const CACHE_LIMIT = 500;
const cache = new Map<string, RegExp>();

/**
 * Compiles a MongoDB (PCRE) pattern into a JS regular expression of the same meaning: `.`, `$`, `\s`, `\A`,
 * `\z`, a leading `(?i)` and the option x are translated, since JS understands them differently or not at all.
 *
 * @param options any of `imsxu`
 * @throws MongoStandinError 51108 for an unknown option, 51091 for a pattern that JS cannot express
 */
export function compileRegex(pattern: string, options: string): RegExp {
  const key = `${options}/${pattern}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const compiled = translate(pattern, options);
  if (cache.size >= CACHE_LIMIT) cache.clear();
  cache.set(key, compiled);
  return compiled;
}

function translate(pattern: string, options: string): RegExp {
  for (const option of options) {
    if (!'imsxu'.includes(option)) {
      throw new MongoStandinError(51108, `invalid flag in regex options: ${option}`);
    }
  }
  if (pattern.includes('\0')) {
    throw new MongoStandinError(2, 'Regular expression cannot contain an embedded null byte');
  }
  const leading = /^\(\?([imsx]+)\)/.exec(pattern);
  const all = leading ? options + leading[1] : options;
  const source = leading ? pattern.slice(leading[0].length) : pattern;
  const rewritten = rewrite(source, {
    multiline: all.includes('m'),
    dotAll: all.includes('s'),
    extended: all.includes('x'),
  });
  try {
    return new RegExp(rewritten, all.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw new MongoStandinError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

interface Flags {
  multiline: boolean;
  dotAll: boolean;
  extended: boolean;
}

const START = '(?<![\\s\\S])';
const END = '(?![\\s\\S])';
const END_OR_LAST_NEWLINE = '(?=\\n?(?![\\s\\S]))';
const SPACES = ' \\t\\n\\v\\f\\r';

const ESCAPES: Record<string, string> = {
  A: START,
  z: END,
  Z: END_OR_LAST_NEWLINE,
  s: `[${SPACES}]`,
  S: `[^${SPACES}]`,
  h: '[ \\t]',
  R: '(?:\\r\\n|[\\n\\v\\f\\r])',
  e: '\\x1b',
  a: '\\x07',
};

const CLASS_ESCAPES: Record<string, string> = {
  s: SPACES,
  h: ' \\t',
  e: '\\x1b',
  a: '\\x07',
  b: '\\x08',
};

const POSIX_CLASSES: Record<string, string> = {
  alpha: 'a-zA-Z',
  digit: '0-9',
  alnum: 'a-zA-Z0-9',
  upper: 'A-Z',
  lower: 'a-z',
  space: SPACES,
  blank: ' \\t',
  punct: '!-\\/:-@\\[-`{-~',
  xdigit: '0-9A-Fa-f',
  word: '\\w',
};

function rewrite(source: string, flags: Flags): string {
  let out = '';
  let i = 0;
  while (i < source.length) {
    const char = source[i]!;
    if (char === '\\') {
      const [text, next] = rewriteEscape(source, i, false);
      out += text;
      i = next;
    } else if (char === '[') {
      const [text, next] = rewriteClass(source, i);
      out += text;
      i = next;
    } else if (flags.extended && /\s/.test(char)) {
      i++;
    } else if (flags.extended && char === '#') {
      while (i < source.length && source[i] !== '\n') i++;
    } else {
      out += rewritePlain(source, i, flags);
      i++;
    }
  }
  return out;
}

function rewritePlain(source: string, index: number, flags: Flags): string {
  const char = source[index]!;
  switch (char) {
    case '.':
      return flags.dotAll ? '[\\s\\S]' : '[^\\n]';
    case '^':
      return flags.multiline ? '(?<![^\\n])' : START;
    case '$':
      return flags.multiline ? '(?![^\\n])' : END_OR_LAST_NEWLINE;
    case '{':
      // PCRE takes a brace that starts no quantifier literally.
      return /^\{\d+(,\d*)?\}/.test(source.slice(index)) ? '{' : '\\{';
    case '}':
      return /\{\d+(,\d*)?$/.test(source.slice(0, index)) ? '}' : '\\}';
    case ']':
      return '\\]';
    default:
      return char;
  }
}

function rewriteEscape(source: string, index: number, inClass: boolean): [text: string, next: number] {
  const char = source[index + 1];
  if (char === undefined)
    throw new MongoStandinError(51091, 'Regular expression is invalid: \\ at end of pattern');
  if (char === 'Q' && !inClass) {
    const end = source.indexOf('\\E', index + 2);
    const literal = source.slice(index + 2, end === -1 ? undefined : end);
    return [literal.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'), end === -1 ? source.length : end + 2];
  }
  const table = inClass ? CLASS_ESCAPES : ESCAPES;
  if (Object.hasOwn(table, char)) return [table[char]!, index + 2];
  // Outside JS's own syntax characters, an escaped punctuation mark is that mark.
  if (!/[A-Za-z0-9]/.test(char) && !/[\\^$.*+?()[\]{}|/-]/.test(char)) return [char, index + 2];
  if (char === '-' && !inClass) return ['-', index + 2];
  return [`\\${char}`, index + 2];
}

function rewriteClass(source: string, start: number): [text: string, next: number] {
  let out = '[';
  let i = start + 1;
  if (source[i] === '^') {
    out += '^';
    i++;
  }
  let isFirst = true;
  while (i < source.length && (isFirst || source[i] !== ']')) {
    isFirst = false;
    const posix = source[i] === '[' ? /^\[:(\^?)(\w+):\]/.exec(source.slice(i)) : null;
    if (posix) {
      const members = posix[1] === '' ? POSIX_CLASSES[posix[2]!] : undefined;
      if (members === undefined) {
        throw new MongoStandinError(51091, `Regular expression is invalid: unsupported class ${posix[0]}`);
      }
      out += members;
      i += posix[0].length;
    } else if (source[i] === '\\') {
      const [text, next] = rewriteEscape(source, i, true);
      out += text;
      i = next;
    } else {
      out += source[i] === '[' || source[i] === ']' ? `\\${source[i]}` : source[i];
      i++;
    }
  }
  if (i >= source.length) {
    throw new MongoStandinError(
      51091,
      'Regular expression is invalid: missing terminating ] for character class',
    );
  }
  return [`${out}]`, i + 1];
}
