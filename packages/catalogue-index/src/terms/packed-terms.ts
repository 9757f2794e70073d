import type { PackedStringsData } from '#arrays/packed-strings';

/** A term's place in its document: a number below 8 that represents a weight. The lowest is the best. */
export type TermClass = number;
export type ClassedTerms = ReadonlyMap<string, TermClass>;

export const CLASS_BITS = 3;
export const CLASS_MASK = 7;
export const IS_SINGLE = 0x8000_0000;
export const SLOTS_MAX = 2 ** (31 - CLASS_BITS);

/**
 * The terms of many documents and the slots they are in, without an object each. A term of one document has its posting, slot
 * and class, in its reference; others have a list in `postings`: how many there are in all, then a part for each class,
 * the best first, as PostingsReader reads it.
 */
export type PackedTerms = {
  strings: PackedStringsData;
  /** The place in `postings` where a term's list begins; or, marked IS_SINGLE, its only posting: slot and class. */
  references: Uint32Array<ArrayBuffer>;
  postings: Uint8Array<ArrayBuffer>;
};
