import type { TypedWord } from '#search/typed-words';

/** Stems that a tool must have all of; how well it then matches. */
export type Alternative = {
  stems: readonly string[];
  quality: number;
  /** Longer words that end, or begin, with the stem count as well. */
  by: 'word' | 'ending' | 'beginning';
};

/** One or more typed words that mean one thing, and what it may be called. */
export type Concept = {
  typed: string;
  alternatives: readonly Alternative[];
  /** True if it names what tools work on. */
  isObject: boolean;
  /** A kind of tool, by the names of tools or by synonyms. */
  isKind: boolean;
  isPossessive: boolean;
  isCapitalised: boolean;
  isFiller: boolean;
  /** A group of synonyms has the words as a name. */
  isNamed: boolean;
  /** The head of a compound whose whole may be nowhere. */
  compoundHead?: Alternative | undefined;
  /** The word that an unknown one was taken for. */
  takenFor?: string | undefined;
  words: readonly TypedWord[];
};

/** The meaning found for a word. */
export type Found = Pick<Concept, 'alternatives' | 'isKind' | 'takenFor' | 'compoundHead'> & {
  isFiller?: boolean;
  isNamed?: boolean;
};

export const NOTHING: Found = { alternatives: [], isKind: false };

export const COMPOUND = 0.9;
export const BEGINNING = 0.6;
const SLIP = 0.6;

export function weakened(found: Found, by: number): Found {
  const alternatives = found.alternatives.map((each) => ({ ...each, quality: each.quality * by }));
  return { ...found, alternatives };
}

/** Returns the meaning of the word that another one was typed for. */
export function slipped(found: Found, takenFor: string | undefined): Found {
  return { ...weakened(found, SLIP), takenFor };
}
