import { MongoStandinError } from '@/standins/mongo/errors';
import { type Document, isDocument } from './bson-type';
import type { DocumentTest } from './path';
import { stemEnglish } from './stem-english';
import { setTextScore } from './text-score';

/** The fields of a text index with their weights; the path `$**` stands for every string in the document. */
export interface TextIndex {
  weights: Record<string, number>;
  /** `english` (default: stop words and stemming) or `none`. */
  defaultLanguage?: string;
}

/** A parsed `$search`. */
export interface TextQuery {
  terms: Set<string>;
  negatedTerms: Set<string>;
  phrases: string[];
  negatedPhrases: string[];
  language: string;
  caseSensitive: boolean;
  diacriticSensitive: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}_'’]+/gu;

const STOP_WORDS = new Set(
  `a about above after again against all am an and any are aren't as at be because been before being below between
  both but by can't cannot could couldn't did didn't do does doesn't doing don't down during each few for from further
  had hadn't has hasn't have haven't having he he'd he'll he's her here here's hers herself him himself his how how's
  i i'd i'll i'm i've if in into is isn't it it's its itself let's me more most mustn't my myself no nor not of off on
  once only or other ought our ours ourselves out over own same shan't she she'd she'll she's should shouldn't so some
  such than that that's the their theirs them themselves then there there's these they they'd they'll they're they've
  this those through to too under until up very was wasn't we we'd we'll we're we've were weren't what what's when
  when's where where's which while who who's whom why why's with won't would wouldn't you you'd you'll you're you've
  your yours yourself yourselves`.split(/\s+/),
);

/** Lower-cases and removes diacritics, unless the search is sensitive to them. */
function fold(text: string, caseSensitive: boolean, diacriticSensitive: boolean): string {
  const cased = caseSensitive ? text : text.toLowerCase();
  return diacriticSensitive ? cased : cased.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}

/** The terms of a text, in order and with repetitions: folded, without stop words, stemmed. */
export function tokenize(
  text: string,
  language: string,
  sensitivity: { caseSensitive?: boolean; diacriticSensitive?: boolean } = {},
): string[] {
  const terms: string[] = [];
  for (const [word] of text.matchAll(WORD)) {
    const plain = word.replace(/’/g, "'").replace(/^'+|'+$/g, '');
    if (plain === '') continue;
    const lower = plain.toLowerCase();
    if (language === 'english' && STOP_WORDS.has(lower)) continue;
    const folded = fold(plain, sensitivity.caseSensitive === true, sensitivity.diacriticSensitive === true);
    terms.push(language === 'english' ? stemEnglish(folded) : folded);
  }
  return terms;
}

function readLanguage(language: unknown): string {
  if (language === undefined || language === 'en' || language === 'english') return 'english';
  if (language === 'none') return 'none';
  throw new MongoStandinError(
    2,
    `unsupported language: "${String(language)}" for text search (english, none)`,
  );
}

/**
 * Parses the operand of `$text`: words, `"phrases"`, `-negated` words and phrases.
 *
 * @throws MongoStandinError 2 or 14 for malformed operands and languages other than english and none
 */
export function parseTextQuery(operand: unknown, defaultLanguage?: string): TextQuery {
  if (!isDocument(operand)) throw new MongoStandinError(2, '$text expects an object');
  for (const key of Object.keys(operand)) {
    if (!['$search', '$language', '$caseSensitive', '$diacriticSensitive'].includes(key)) {
      throw new MongoStandinError(2, `extra fields in $text: ${key}`);
    }
  }
  if (typeof operand.$search !== 'string')
    throw new MongoStandinError(14, '"$search" had the wrong type. Expected string');
  const query: TextQuery = {
    terms: new Set(),
    negatedTerms: new Set(),
    phrases: [],
    negatedPhrases: [],
    language: readLanguage(operand.$language ?? defaultLanguage),
    caseSensitive: readFlag(operand, '$caseSensitive'),
    diacriticSensitive: readFlag(operand, '$diacriticSensitive'),
  };
  // A minus negates only at the start of a word that follows white space or the start.
  for (const match of operand.$search.matchAll(/(^|\s)?(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const [, , minus, phrase, word] = match;
    const isNegated = minus === '-';
    const text = phrase ?? word ?? '';
    if (phrase !== undefined) (isNegated ? query.negatedPhrases : query.phrases).push(foldFor(query, phrase));
    const target = isNegated ? query.negatedTerms : query.terms;
    if (isNegated && phrase !== undefined) continue;
    for (const term of tokenize(text, query.language, query)) target.add(term);
  }
  return query;
}

function readFlag(operand: Document, key: string): boolean {
  const value = operand[key] ?? false;
  if (typeof value !== 'boolean')
    throw new MongoStandinError(14, `"${key}" had the wrong type. Expected bool`);
  return value;
}

function foldFor(query: TextQuery, text: string): string {
  return fold(text, query.caseSensitive, query.diacriticSensitive);
}

/** Every string a document holds at a path, arrays entered; `$**` takes all strings of the document. */
export function collectTexts(doc: Document, path: string): string[] {
  const found: string[] = [];
  if (path === '$**') collectAll(doc, found);
  else collectAt(doc, path.split('.'), 0, found);
  return found;
}

function collectAll(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(value);
  else if (Array.isArray(value)) for (const element of value) collectAll(element, found);
  else if (isDocument(value)) for (const field of Object.values(value)) collectAll(field, found);
}

function collectAt(value: unknown, segments: string[], at: number, found: string[]): void {
  if (Array.isArray(value)) {
    for (const element of value) collectAt(element, segments, at, found);
  } else if (at === segments.length) {
    if (typeof value === 'string') found.push(value);
  } else if (isDocument(value) && Object.hasOwn(value, segments[at]!)) {
    collectAt(value[segments[at]!], segments, at + 1, found);
  }
}

/**
 * The relevance of a document for a query, or undefined if it does not match: any term must occur, every
 * phrase must, nothing negated may. The score follows mongod's formula (frequency, field length, weight).
 */
export function scoreDocument(doc: Document, index: TextIndex, query: TextQuery): number | undefined {
  let score = 0;
  const texts: string[] = [];
  for (const [path, weight] of Object.entries(index.weights)) {
    for (const text of collectTexts(doc, path)) {
      texts.push(text);
      const terms = tokenize(text, query.language, query);
      if (terms.some((term) => query.negatedTerms.has(term))) return undefined;
      score += weight * scoreTerms(terms, query.terms);
    }
  }
  if (score === 0) return undefined;
  if (query.phrases.length > 0 || query.negatedPhrases.length > 0) {
    const folded = texts.map((text) => foldFor(query, text));
    const holds = (phrase: string): boolean => folded.some((text) => text.includes(phrase));
    if (!query.phrases.every(holds) || query.negatedPhrases.some(holds)) return undefined;
  }
  return score;
}

function scoreTerms(terms: string[], wanted: Set<string>): number {
  const weights = new Map<string, { weight: number; count: number }>();
  for (const term of terms) {
    const seen = weights.get(term) ?? { weight: 0, count: 0 };
    // Each repetition of a term adds half of what the one before did.
    seen.weight += 1 / 2 ** seen.count;
    seen.count += 1;
    weights.set(term, seen);
  }
  let score = 0;
  for (const term of wanted) {
    const seen = weights.get(term);
    if (seen) score += seen.weight * (0.5 * (1 / terms.length) + 0.5);
  }
  return score;
}

/** Compiles `$text` into a test that also notes the document's score. */
export function compileTextTest(operand: unknown, index: TextIndex | undefined): DocumentTest {
  const query = parseTextQuery(operand, index?.defaultLanguage);
  if (!index) throw new MongoStandinError(27, 'text index required for $text query');
  return (doc) => {
    const score = scoreDocument(doc, index, query);
    if (score === undefined) return false;
    setTextScore(doc, score);
    return true;
  };
}
