import { withoutArticleLabel } from '@/lib/shared/tables/header-words';
import { isGtin } from '@/lib/shared/tools/article-codes';
import { NUMBER_TEXT_MAX, PHRASE_MAX } from './list-cells';

const WORDS_MAX = 4;
const TEXT_WORDS_MAX = 20;

export type ArticleText = {
  text: string;
  within?: string;
  isAll: boolean;
  isFirst: boolean;
  isLast: boolean;
};

/** Plain numbers within a longer text are mostly measures. */
function isArticleLike(text: string, isFirst: boolean): boolean {
  if (/\p{L}/u.test(text) && /\d/.test(text)) return true;
  return isGtin(text) || (isFirst && /^\d{4,}$/.test(text));
}

const trimmed = (text: string) =>
  text
    .trim()
    .replace(/^[\s,;:()[\]=>/-]+|[\s,;:([\]=>/-]+$/g, '')
    .trim();

function partsOf(all: string): ArticleText[] {
  const within = all.length <= NUMBER_TEXT_MAX ? { within: all } : {};
  const words = all
    .split(/[\s,;:=]+/)
    .map((word) => word.replace(/^[("'[]+|[)"':.\]]+$/g, ''))
    .slice(0, TEXT_WORDS_MAX);
  const parts: ArticleText[] = [];
  for (let start = 0; start < words.length; start += 1)
    for (let count = Math.min(WORDS_MAX, words.length - start); count >= 1; count -= 1) {
      const text = words.slice(start, start + count).join(' ');
      if (count < words.length && isArticleLike(text, start === 0))
        parts.push({
          text,
          ...within,
          isAll: false,
          isFirst: start === 0,
          isLast: start + count === words.length,
        });
    }
  return parts;
}

/** Every part of a text that may be an article number: the whole first, then runs of its words. */
export function articleTexts(text: string): ArticleText[] {
  const labelled = trimmed(text.slice(0, PHRASE_MAX));
  const all = trimmed(withoutArticleLabel(labelled));
  if (all === '') return [];
  const whole: ArticleText = { text: all, isAll: true, isFirst: true, isLast: true };
  if (all === labelled) return [whole, ...partsOf(all)];
  return [{ ...whole, text: labelled }, { ...whole, within: labelled }, ...partsOf(all)];
}
