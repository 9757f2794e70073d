import { type BitSet, hasBit } from '#arrays/bit-set';
import type { AddedTerm } from './added-terms';
import { CLASS_BITS, CLASS_MASK, IS_SINGLE, type PackedTerms } from './packed-terms';
import { PostingsReader } from './posting-lists';

export type Term = number | AddedTerm;

export class TermPostings {
  constructor(private readonly packed: PackedTerms) {}

  count(term: Term): number {
    if (typeof term !== 'number') return term.postings.length;
    const reference = this.packed.references[term] as number;
    return (reference & IS_SINGLE) !== 0 ? 1 : readNumber(this.packed.postings, reference);
  }

  visit(term: Term, each: (slot: number, termClass: number) => boolean): void {
    if (typeof term !== 'number') {
      for (const posting of term.postings) {
        if (!each(posting >>> CLASS_BITS, posting & CLASS_MASK)) return;
      }
      return;
    }
    const reference = this.packed.references[term] as number;
    if ((reference & IS_SINGLE) !== 0) {
      each((reference & ~IS_SINGLE) >>> CLASS_BITS, reference & CLASS_MASK);
      return;
    }
    const reader = new PostingsReader(this.packed.postings, reference);
    let isStopped = false;
    while (!isStopped && reader.next()) {
      const { termClass } = reader;
      reader.visit((slot) => {
        isStopped = !each(slot, termClass);
        return !isStopped;
      });
    }
  }

  hasSlotIn(term: Term, slots: BitSet): boolean {
    let isFound = false;
    this.visit(term, (slot) => {
      isFound = hasBit(slots, slot);
      return !isFound;
    });
    return isFound;
  }
}

function readNumber(bytes: Uint8Array, from: number): number {
  let byte = bytes[from] as number;
  let number = byte & 0x7f;
  for (let shift = 7, next = from + 1; byte > 0x7f; shift += 7, next += 1) {
    byte = bytes[next] as number;
    number |= (byte & 0x7f) << shift;
  }
  return number;
}
