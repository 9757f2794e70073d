import { MongoError } from '#errors';

const CACHE_LIMIT = 500;
const cache = new Map<string, RegExp>();

/**
 * Compiles a MongoDB (PCRE) pattern into a JS regular expression of the same meaning: `.`, `^`, `$`, `\s`, `\A` and
 * `\z` are translated, since JS understands them differently or not at all.
 *
 * @param options any of `imsu`
 * @throws MongoError 51108 for an unknown option, 51091 for a pattern that JS cannot express
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

function invalid(reason: string): MongoError {
  return new MongoError(51091, `Regular expression is invalid or not supported: ${reason}`);
}

function translate(pattern: string, options: string): RegExp {
  for (const option of options) {
    if (!'imsu'.includes(option)) throw new MongoError(51108, `invalid flag in regex options: ${option}`);
  }
  const source = rewrite(pattern, options);
  try {
    // With the flag u, JS refuses every escape it does not know.
    return new RegExp(source, options.includes('i') ? 'iu' : 'u');
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

const START = '(?<![\\s\\S])';
const END = '(?![\\s\\S])';
const SPACES = ' \\t\\n\\v\\f\\r';

const ESCAPES: Record<string, string> = { A: START, z: END, s: `[${SPACES}]`, S: `[^${SPACES}]` };

function rewrite(source: string, flags: string): string {
  let out = '';
  let i = 0;
  while (i < source.length) {
    const char = source[i]!;
    if (char === '\\') {
      out += rewriteEscape(source[i + 1], false);
      i += 2;
    } else if (char === '[') {
      const [text, next] = rewriteClass(source, i);
      out += text;
      i = next;
    } else {
      out += rewritePlain(char, flags);
      i++;
    }
  }
  return out;
}

function rewritePlain(char: string, flags: string): string {
  const isMultiline = flags.includes('m');
  switch (char) {
    case '.':
      return flags.includes('s') ? '[\\s\\S]' : '[^\\n]';
    case '^':
      return isMultiline ? '(?<![^\\n])' : START;
    case '$':
      // Without the option m, also before a newline that ends the text.
      return isMultiline ? '(?![^\\n])' : `(?=\\n?${END})`;
    default:
      return char;
  }
}

function rewriteEscape(char: string | undefined, isInClass: boolean): string {
  if (char === undefined) throw invalid('\\ at end of pattern');
  if (isInClass && char === 's') return SPACES;
  if (!isInClass && Object.hasOwn(ESCAPES, char)) return ESCAPES[char]!;
  // Outside JS's own syntax characters, an escaped punctuation mark is that mark.
  if (!/[A-Za-z0-9\\^$.*+?()[\]{}|/]/.test(char) && !(isInClass && char === '-')) return char;
  return `\\${char}`;
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
    const char = source[i]!;
    if (/^\[[:.=]/.test(source.slice(i))) throw invalid('a POSIX class');
    if (char === '\\') {
      out += rewriteEscape(source[i + 1], true);
      i += 2;
    } else {
      out += char === '[' || char === ']' ? `\\${char}` : char;
      i++;
    }
    isFirst = false;
  }
  if (i >= source.length) throw invalid('missing terminating ] for character class');
  return [`${out}]`, i + 1];
}
