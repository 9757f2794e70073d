import { endsWithAny } from '#search/concepts';
import type { Lexicon, ReadNeed } from '#search/lexicon';
import type { TypedWord } from '#search/typed-words';

export type MetNeed = Pick<ReadNeed, 'kinds'> & {
  /** The typed words that it explains. */
  words: ReadonlySet<TypedWord>;
};

/** What a search is for, by verb and object: those that explain most of its words. */
export function needsIn(words: readonly TypedWord[], lexicon: Lexicon): MetNeed[] {
  const met: MetNeed[] = [];
  for (const { verbs, objects, kinds } of lexicon.needs) {
    const [doing, done] = [wordsIn(words, verbs, lexicon), wordsIn(words, objects, lexicon)];
    const isMet = (verbs.size === 0 || doing.size > 0) && (objects.size === 0 || done.size > 0);
    // A word that is both, such as `drill`, has to be there twice.
    const all = new Set([...doing, ...done]);
    if (isMet && (verbs.size === 0 || objects.size === 0 || all.size > 1)) met.push({ kinds, words: all });
  }
  const most = Math.max(0, ...met.map((need) => need.words.size));
  return met.filter((need) => need.words.size === most);
}

function wordsIn(words: readonly TypedWord[], stems: ReadonlySet<string>, { rules }: Lexicon): Set<TypedWord> {
  const found = new Set<TypedWord>();
  for (const [position, word] of words.entries()) {
    const next = words[position + 1];
    if (stems.has(word.stem)) found.add(word);
    else if (rules.links !== undefined && word.word.length > 5 && endsWithAny(word.stem, stems)) found.add(word);
    if (next && stems.has(`${word.stem} ${next.stem}`)) found.add(word).add(next);
  }
  return found;
}
