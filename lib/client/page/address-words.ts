const WITHOUT_MEANING = new Set(
  (
    'a an and or the of for in to p c www shop store item items product products tool tools page pages index html htm php ' +
    'aspx catalog catalogue category categories collections en de und oder der die das artikel produkt produkte seite ' +
    'werkzeug werkzeuge katalog kategorie'
  ).split(' '),
);

const MOST_WORDS = 6;
const LONGEST_WORD = 30;
/** Database ids and hashes, which no search finds. */
const ID = /^[0-9a-f]{16,}$/;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Search words of an address: `/products/torque-wrench_12.html` is `torque wrench 12`. Empty if it has none. */
export function addressWords(path: string): string {
  const words = decoded(path)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 0 && word.length <= LONGEST_WORD)
    .filter((word) => !WITHOUT_MEANING.has(word) && !ID.test(word));
  return [...new Set(words)].slice(0, MOST_WORDS).join(' ');
}

const SHORTEST_STEM = 4;

/** Without its ending, so that `hammer` finds `Hammers`. */
function stemOf(word: string): string {
  return word.length > SHORTEST_STEM ? word.replace(/(?:es|en|s|n)$/, '') : word;
}

/** Categories whose names contain one of the words first, both groups in their order. */
export function categoriesByWords<Category extends { slug: string; name: string }>(
  categories: readonly Category[],
  words: string,
): Category[] {
  const stems = words
    .split(' ')
    .map(stemOf)
    .filter((stem) => stem.length >= SHORTEST_STEM - 1);
  const isNamed = ({ slug, name }: Category) =>
    stems.some((stem) => slug.includes(stem) || name.toLowerCase().includes(stem));
  return [...categories.filter(isNamed), ...categories.filter((category) => !isNamed(category))];
}
