import type { LanguageRules } from '#languages/language-rules';
import type { Concept } from '#search/concepts/concept';

export type QueryRoles = {
  /** The concept that says what is looked for; undefined where nothing was typed that counts. */
  head: Concept | undefined;
  /** Concepts that a tool must have, with the head. */
  main: readonly Concept[];
  /** Concepts that are better to have: what it is for, praise, `set`. */
  extras: readonly Concept[];
};

/** Which of the concepts of a search are what it is about. Pure. */
export function rolesOf(concepts: readonly Concept[], rules: LanguageRules): QueryRoles {
  const counting = concepts.filter(({ isFiller }) => !isFiller);
  const purposeFrom = concepts.findIndex(
    ({ isFiller, typed }, at) =>
      isFiller &&
      rules.prepositions.has(typed) &&
      concepts.slice(0, at).some((before) => isMeant(before, rules)),
  );
  const isPurpose = (concept: Concept) => purposeFrom !== -1 && concepts.indexOf(concept) > purposeFrom;
  const meant = counting.filter((concept) => isMeant(concept, rules) && !isPurpose(concept));
  const main = meant.length > 0 ? meant : counting.filter((concept) => !isPurpose(concept));
  const all = main.length > 0 ? main : counting;
  return {
    head: headOf(all, rules),
    main: all,
    extras: counting.filter((concept) => !all.includes(concept)),
  };
}

function isMeant({ isFiller, typed }: Concept, rules: LanguageRules): boolean {
  return !isFiller && !rules.vague.has(typed) && !rules.containers.has(typed);
}

const isKnown = ({ alternatives }: Concept) => alternatives.length > 0;

function headOf(main: readonly Concept[], rules: LanguageRules): Concept | undefined {
  const nouns = rules.nounsAreCapitalised ? main.filter(({ isCapitalised }) => isCapitalised) : [];
  const inOrder = nouns.length > 0 ? nouns : main;
  const candidates = rules.kindComesFirst ? inOrder.toReversed() : inOrder;
  const last = candidates.at(-1);
  if (!last || last.isKind || !isKnown(last)) return last;
  return candidates.findLast(({ isKind, isObject }) => isKind && !isObject) ?? last;
}

/** Returns whether a search means the same without an unknown word: a property that no catalogue states. */
export function isDroppable(concept: Concept, { head, main }: QueryRoles, rules: LanguageRules): boolean {
  if (concept === head) return false;
  if (concept.isPossessive) return true;
  const isMixed = rules.nounsAreCapitalised && main.some(({ isCapitalised }) => isCapitalised);
  return isMixed ? !concept.isCapitalised : rules.links === undefined && /\p{L}{3}ed$/u.test(concept.typed);
}
