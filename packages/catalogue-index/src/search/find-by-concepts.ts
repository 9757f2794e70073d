import type { Figure } from '#figures/typed-figures';
import { categoryTerm, TERM_CLASSES } from '#indexed-tool';
import type { Concept } from '#search/concepts/concept';
import {
  HEAD_WEIGHTS,
  KIND_ONLY_WEIGHTS,
  KIND_WEIGHTS,
  MODIFIER_WEIGHTS,
  slotsOfConcept,
} from '#search/concepts/concept-slots';
import { type FoundInLanguage, NO_MATCHES, type SearchContext } from '#search/matches';
import { needSlots } from '#search/need-slots';
import { needsIn } from '#search/needs';
import { isDroppable, type QueryRoles, rolesOf } from '#search/query-roles';
import { withFigures } from '#search/sized-slots';
import type { TypedWord } from '#search/typed-words';
import { NO_SLOTS, type ScoredSlots, sumScores } from '#text/slot-scores';
import { StepBudget } from '#text/step-budget';
import { bestIn, flatten, intersect, isEmpty, type WordSlots, withMostWords } from '#text/word-slots';

type ReadQuery = {
  concepts: readonly Concept[];
  /** All of them, those of sizes as well. */
  words: readonly TypedWord[];
  figures: readonly Figure[];
};

const EXTRA = 0.3;
const CATEGORY = 1.5;
const NEEDS_MAX = 4;
const TRACE_STEPS = 100_000;

const isKnown = ({ alternatives }: Concept) => alternatives.length > 0;

/** Finds the tools that a search in words means: what is not known of it decides whether any are results. */
export function findByConcepts(
  context: SearchContext,
  query: ReadQuery,
  budget: StepBudget,
): FoundInLanguage {
  const { index, lexicon, trace } = context;
  const { concepts, words, figures } = query;
  const roles = rolesOf(concepts, index.rules);
  const { head, main } = roles;
  const taken = concepts.flatMap(({ takenFor, words: own }) => {
    if (takenFor === undefined) return [];
    return [{ typed: own.map(({ written }) => written).join(' '), word: lexicon.writtenAs(takenFor) }];
  });
  const base: FoundInLanguage = { ...NO_MATCHES, taken, figures };
  if (main.length === 0) return bySize(context, base, budget);
  const hasPreposition = words.some(({ word }, at) => at > 0 && index.rules.prepositions.has(word));
  const mayLackVerb = figures.length > 0 && head?.isObject === true && !head.isKind;
  const names = concepts.filter((concept) => concept.isNamed && concept.words.length > 1);
  const named = index.rules.links === undefined ? wordsOf(names, words) : undefined;
  const askedFor = index.rules.fillers.has(words[0]?.word ?? '')
    ? wordsOf(
        concepts.filter(({ isKind }) => isKind),
        words,
      )
    : undefined;
  const asked = { hasPreposition, mayLackVerb, named, askedFor };
  let needs = needsIn(words, lexicon, asked).slice(0, NEEDS_MAX);
  const slots = new Map(main.map((concept) => [concept, slotsOf(context, concept, roles, budget)] as const));
  const of = (some: readonly Concept[]) =>
    intersect(
      some.map((concept) => slots.get(concept) as WordSlots),
      index.scratch,
    );
  const known = main.filter(isKnown);
  const unknown = main.filter((concept) => !isKnown(concept));
  const isBlocked = unknown.some((concept) => !isDroppable(concept, roles, index.rules));
  let found = known.length === 0 ? NO_SLOTS : of(known);
  let isPartly = unknown.length > 0;
  if (found.slots.length === 0 && known.length > 1) {
    const kept = keptOf(known, head, of);
    if (kept.length > 0) {
      found = of(kept);
      isPartly = true;
    }
  }
  const isUnsold = isNotSold(context, main, budget);
  if (needs.length === 0 && (found.slots.length === 0 || isBlocked || isUnsold))
    needs = needsIn(words, lexicon, { ...asked, isNameless: true }).slice(0, NEEDS_MAX);
  const byNeed = needSlots(context, needs, budget);
  // Several needs can be met by the same words.
  const forNeeds = words.filter((word) => needs.some((need) => need.words.has(word)));
  trace?.scores('need', forNeeds.map(({ word }) => word).join(' '), byNeed);
  if (isUnsold && (byNeed.slots.length === 0 || isUnsoldName(context, main))) return { ...base, isUnsold };
  if (byNeed.slots.length > 0) {
    const isAboutKind =
      head?.isKind === true &&
      (head.words.length > 1 ||
        !needs.some((need) =>
          [...need.words].some(({ stem }) => head.words.some((word) => word.stem === stem)),
        ));
    const both =
      isAboutKind && found.slots.length > 0 && !isBlocked
        ? raise(found, [byNeed])
        : sumScores(isBlocked || isUnsold ? NO_SLOTS : found, byNeed);
    const sized = withFigures(context, both, figures, budget);
    const hasSizes = sized.slots.length > 0;
    const fitting = hasSizes ? sized : both;
    traceSizes(context, figures, both, fitting);
    const sizes = hasSizes ? { figures } : { figures: [], missing: figures };
    return { ...base, ...refine(context, fitting, roles, budget), ...sizes, fit: 'all' };
  }
  const sized = withFigures(context, found, figures, budget);
  traceSizes(context, figures, found, sized);
  if (isBlocked || sized.slots.length === 0) {
    const isHeadKnown = head !== undefined && isKnown(head);
    const near = isHeadKnown && found.slots.length === 0 ? nearTo(context, head, slots, budget) : found;
    const some = near.slots.length > 0 ? near : withMostWords([...slots.values()], index.scratch);
    return { ...base, similar: some };
  }
  return { ...base, ...refine(context, sized, roles, budget), fit: isPartly ? 'some' : 'all' };
}

/** Those of the typed words that some concepts are of. */
function wordsOf(concepts: readonly Concept[], words: readonly TypedWord[]): Set<TypedWord> {
  const typed = new Set(concepts.flatMap((concept) => concept.words.map(({ word }) => word)));
  return new Set(words.filter(({ word }) => typed.has(word)));
}

/**
 * Returns the rest of a search of which nothing has all: what it is about, and what some of that has. Another kind is never left
 * out: a wrench is no hammer.
 */
function keptOf(
  known: readonly Concept[],
  head: Concept | undefined,
  find: (some: readonly Concept[]) => ScoredSlots,
): Concept[] {
  if (head === undefined || !isKnown(head)) return [];
  const kept = [head];
  for (const concept of known) {
    if (concept === head) continue;
    if (find([...kept, concept]).slots.length > 0) kept.push(concept);
    else if (!concept.isObject && (concept.isKind || !head.isKind)) return [];
  }
  return kept;
}

function slotsOf(
  { index, trace }: SearchContext,
  concept: Concept,
  { head, main }: QueryRoles,
  budget: StepBudget,
): WordSlots {
  const isHead =
    concept === head || (index.rules.nounsAreCapitalised && !main.some((each) => each.isCapitalised));
  const scoring = { head: isHead ? HEAD_WEIGHTS : MODIFIER_WEIGHTS, others: MODIFIER_WEIGHTS };
  trace?.concept(concept, (alternative) =>
    slotsOfConcept(index, { alternatives: [alternative] }, scoring, new StepBudget(TRACE_STEPS)),
  );
  return slotsOfConcept(index, concept, scoring, budget);
}

function traceSizes(
  { trace }: SearchContext,
  figures: readonly Figure[],
  before: ScoredSlots,
  after: ScoredSlots,
): void {
  trace?.step('size', figures.map(({ typed }) => typed).join(' '), before, after);
}

/** The kind without what makes it another one. */
function nearTo(
  { index }: SearchContext,
  head: Concept,
  slots: ReadonlyMap<Concept, WordSlots>,
  budget: StepBudget,
): ScoredSlots {
  const own = flatten(slots.get(head) as WordSlots, index.scratch);
  if (own.slots.length > 0 || head.compoundHead === undefined) return own;
  const scoring = { head: HEAD_WEIGHTS, others: MODIFIER_WEIGHTS };
  return flatten(
    slotsOfConcept(index, { alternatives: [head.compoundHead] }, scoring, budget),
    index.scratch,
  );
}

/** Sizes alone: all tools that have them. */
function bySize(context: SearchContext, base: FoundInLanguage, budget: StepBudget): FoundInLanguage {
  const slots = context.table.slotsInUse();
  const found = withFigures(context, { slots, scores: new Float64Array(slots.length) }, base.figures, budget);
  return { ...base, slots: found.slots, scores: found.scores, fit: found.slots.length > 0 ? 'all' : 'none' };
}

/** Adds to the scores of slots what they have elsewhere. */
function raise({ slots, scores }: ScoredSlots, others: readonly ScoredSlots[], share = 1): ScoredSlots {
  const sums = scores.slice();
  for (const other of others) {
    const best = bestIn({ lists: [other], maps: [] }, slots);
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] as number) + share * (best[at] as number);
  }
  return { slots, scores: sums };
}

/** Decides between equals by what is also good to have: what it is for, and that it is of the category that is called so. */
function refine(
  context: SearchContext,
  found: ScoredSlots,
  { head, extras }: QueryRoles,
  budget: StepBudget,
): ScoredSlots {
  const { index } = context;
  const { slots } = found;
  const scores = found.scores.slice();
  const add = (own: WordSlots, share: number) => {
    const best = bestIn(own, slots);
    for (let at = 0; at < scores.length; at += 1)
      scores[at] = (scores[at] as number) + share * (best[at] as number);
  };
  const scoring = { head: MODIFIER_WEIGHTS, others: MODIFIER_WEIGHTS };
  for (const concept of extras.filter(isKnown)) add(slotsOfConcept(index, concept, scoring, budget), EXTRA);
  const weights = new Array<number>(TERM_CLASSES.description + 1).fill(CATEGORY);
  const lastStems = new Set((head?.alternatives ?? []).map(({ stems }) => stems.at(-1) ?? ''));
  for (const stem of lastStems) add(index.exact(categoryTerm(stem), { weights, quality: 1 }, budget), 1);
  context.trace?.step('category', '', found, { slots, scores });
  return { slots, scores };
}

/** Returns whether all that was typed is one name of what is not sold: `wood glue` does not glue wood. */
function isUnsoldName({ lexicon }: SearchContext, main: readonly Concept[]): boolean {
  const words = main.flatMap((concept) => concept.words.map(({ word }) => word));
  return words.length > 1 && lexicon.isUnsold(words);
}

/** Returns whether what is looked for is something that the shop says it does not sell, and no tool is called so. */
function isNotSold({ index, lexicon }: SearchContext, main: readonly Concept[], budget: StepBudget): boolean {
  const words = main.flatMap((concept) => concept.words);
  const named = index.rules.kindComesFirst ? main[0] : main.at(-1);
  const own = named?.takenFor ?? named?.words[0]?.word ?? '';
  const isName =
    named !== undefined &&
    (named.words.length > 1 ? named.isNamed : lexicon.isNameForm(own)) &&
    (named.isNamed || named.takenFor !== undefined);
  const known = isName ? (named?.words.length ?? 0) : 0;
  for (let length = Math.min(words.length, lexicon.longest); length > known; length -= 1) {
    const span = index.rules.kindComesFirst ? words.slice(0, length) : words.slice(words.length - length);
    if (!lexicon.isUnsold(span.map(({ word }) => word))) continue;
    const phrase = { stems: span.map(({ stem }) => stem), quality: 1, by: 'word' as const };
    const scoring = { head: KIND_ONLY_WEIGHTS, others: KIND_WEIGHTS };
    return isEmpty(slotsOfConcept(index, { alternatives: [phrase] }, scoring, budget));
  }
  const last = words.at(-1)?.word ?? '';
  if (known > 0 || index.rules.links === undefined || index.has(index.rules.stem(last))) return false;
  for (let at = 3; at <= last.length - 4; at += 1) if (lexicon.isUnsold([last.slice(at)])) return true;
  return false;
}
