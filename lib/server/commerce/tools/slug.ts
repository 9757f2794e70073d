import type { ToolDocument } from '@/lib/server/platform/db/documents/tools';
import { OTHER_LANGUAGES } from '@/lib/shared/site/languages';
import { SLUG_MAX_LENGTH } from '@/lib/shared/tools/tool-limits';

/** Small letters that Unicode does not decompose to Latin ones, with their transliteration. */
const TRANSLITERATIONS: ReadonlyMap<string, string> = new Map(
  [
    // Latin
    // As German writes its umlauts without dots; those of other letters below lose them.
    'ä ae ö oe ü ue',
    'ß ss æ ae œ oe ø o ł l đ d ð d þ th ħ h ŧ t ŋ n ĸ k ı i ȷ j ə e ƒ f ɛ e ɔ o ɓ b ɗ d ɖ d ƙ k ƴ y ƶ z ǥ g',
    // Cyrillic
    'а a б b в v г g д d е e ё yo ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh ц ts ч ch ш sh',
    'щ shch ы y э e ю yu я ya є ye і i ї yi ґ g ў u ђ dj ј j љ lj њ nj ћ c џ dz ѕ dz ә a ғ g қ q ң n ө o ұ u ү u һ h',
    // Greek
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  ]
    .flatMap((row) => [...row.matchAll(/(\S+) (\S+)/g)])
    .map(([, letter = '', latin = '']) => [letter, latin]),
);
/** The soft and the hard sign have no transliteration. */
const UNWRITTEN = /[ьъ]/g;

function transliterate(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => TRANSLITERATIONS.get(letter) ?? letter);
}

function toLatin(text: string): string {
  const small = text
    // Units, as in "10 kΩ" and "50 µm", where they are no letters of a Greek word.
    .replace(/(?<!\p{Script=Greek})[\u2126\u03a9](?!\p{Script=Greek})/gu, 'ohm')
    .replace(/[\u00b5\u03bc](?=[A-Za-z])/g, 'u')
    .normalize('NFKC')
    .toLowerCase()
    .replace(UNWRITTEN, '')
    .replace(/ο[υύ]/g, 'ou');
  const plain = transliterate(small).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return transliterate(plain);
}

/**
 * "Ball-Peen Hammer, 16 oz" becomes "ball-peen-hammer-16-oz". A name in a script that is not transliterated, or
 * without letters and digits, gives the slug of its SKU.
 */
export function slugOf({ name, sku }: { name: string; sku: string }): string {
  const latin = toLatin(name);
  const isLost = !/[a-z]/.test(latin) && /\p{L}/u.test(latin);
  return (isLost ? '' : partOf(latin)) || partOf(toLatin(sku)) || 'tool';
}

/** The fields with an address of a tool, now or before, in any language. */
export const SLUG_FIELDS: readonly string[] = [
  'slug',
  'formerSlugs',
  ...OTHER_LANGUAGES.map((language) => `texts.${language}.slug`),
];

type Addressed = Pick<ToolDocument, 'slug' | 'texts'>;

/** The parts of addresses that a tool has now, in each language. */
export function slugsOf({ slug, texts }: Addressed): string[] {
  return [slug, ...OTHER_LANGUAGES.flatMap((language) => texts?.[language]?.slug ?? [])];
}

/** Those it had before, once it has other ones. */
export function formerSlugsOf(
  tool: Addressed & Pick<ToolDocument, 'formerSlugs'>,
  after: Addressed,
): string[] {
  const former = new Set([...tool.formerSlugs, ...slugsOf(tool)]);
  for (const slug of slugsOf(after)) former.delete(slug);
  return [...former];
}

function partOf(latin: string): string {
  return latin
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX_LENGTH)
    .replace(/-$/, '');
}
