import { type BitSet, forEachBit, intersectWith, setBit } from '#arrays/bit-set';
import type { PackedStrings } from '#arrays/packed-strings';
import type { ToolTable } from '#columns/tool-table';
import type { PackedTexts } from '#text/packed-texts';
import { atomsOf } from '#text/split-words';
import { plainLetters } from '#text/typed-words';
import { hasWhole, WordFinder } from '#text/word-finder';

/** So many places are looked up one by one; of a word with more, the rest is gone through. */
const PLACES_MAX = 20_000;
/** So many words are looked up; a word that is in more is looked for in all texts. */
const WHOLES_MAX = 500;
const ONLY_LETTERS = /^\p{L}+$/u;

/** Removes from `slots` the tools that lack a word, given as plainLetters has it, in name, SKU and description. */
export function filterByWord(table: ToolTable, slots: BitSet, letters: string): void {
  const found = table.emptySet();
  const finder = new WordFinder(table.vocabulary, letters);
  if (finder.mayCross || finder.wholes.length > 0) {
    const isExact = WordFinder.comparesAllOf(letters);
    const has = (texts: PackedTexts, position: number): boolean => {
      const { bytes, starts } = texts.data;
      const isFound = finder.isIn(bytes, starts[position] as number, starts[position + 1] as number);
      return isFound && (isExact || plainLetters(texts.at(position)).includes(letters));
    };
    const { count, descriptionOf } = table.packed;
    const likely = likelySlots(table, finder, slots);
    const isDescribed = descriptionsWith(table, likely, has);
    forEachBit(likely, (slot) => {
      if (slot >= count) return;
      if (isDescribed[descriptionOf[slot] as number] === 1 || has(table.names, slot)) setBit(found, slot);
    });
  }
  findInSkus(table.skus, letters, found);
  table.added.forEachIn(slots, (slot, { sku, name, description }) => {
    const isFound =
      sku.includes(letters) ||
      plainLetters(name).includes(letters) ||
      plainLetters(description).includes(letters);
    if (isFound) setBit(found, slot);
  });
  intersectWith(slots, found);
}

/** Words that can only be within words that have letters are found by the index of terms; else all slots may match. */
function likelySlots(table: ToolTable, finder: WordFinder, slots: BitSet): BitSet {
  if (finder.mayCross || finder.wholes.length > WHOLES_MAX) return slots;
  const likely = table.emptySet();
  for (const number of finder.wholes) {
    const { rules } = table.text;
    const word = atomsOf(table.vocabulary.parts.at(number), rules).find((atom) => ONLY_LETTERS.test(atom));
    const term = word === undefined ? undefined : rules.stem(word);
    if (term === undefined) return slots;
    table.text.addSlotsOf(term, likely);
  }
  intersectWith(likely, slots);
  return likely;
}

/** Marks the descriptions that have a word: each once, however many tools share it. */
function descriptionsWith(
  { descriptions, packed }: ToolTable,
  slots: BitSet,
  has: (texts: PackedTexts, position: number) => boolean,
): Uint8Array {
  const isCandidate = new Uint8Array(descriptions.length);
  forEachBit(slots, (slot) => {
    if (slot < packed.count) isCandidate[packed.descriptionOf[slot] as number] = 1;
  });
  return isCandidate.map((isLikely, position) => (isLikely === 1 && has(descriptions, position) ? 1 : 0));
}

/** Puts the packed tools into `found` whose SKU has a word: native code looks through all SKUs at once. */
function findInSkus(skus: PackedStrings, letters: string, found: BitSet): void {
  const needle = Buffer.from(letters, 'utf8');
  const { bytes, starts } = skus;
  let slot = 0;
  let places = 0;
  for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, at)) {
    slot = slotAt(starts, at, slot);
    const next = starts[slot + 1] as number;
    if (at + needle.length <= next) {
      setBit(found, slot);
      at = next;
    } else {
      // From one SKU into the next.
      at += 1;
    }
    places += 1;
    if (places < PLACES_MAX) continue;
    for (slot += 1; slot < skus.length; slot += 1) {
      if (hasWhole(bytes, starts[slot] as number, starts[slot + 1] as number, needle)) setBit(found, slot);
    }
    return;
  }
}

function slotAt(starts: Uint32Array, byte: number, from: number): number {
  let [low, high] = [from, starts.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((starts[middle] as number) <= byte) low = middle;
    else high = middle;
  }
  return low;
}
