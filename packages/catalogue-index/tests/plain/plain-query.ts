const WORDS_MAX = 10;
const ATOMS_MAX = 16;
const ATOM_LETTERS_MAX = 32;
const FILLERS = ['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with'];
const SPELLED_OUT = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' }));

const isLetter = (sign: string | undefined) => sign !== undefined && /^\p{L}$/u.test(sign);
const isDigit = (sign: string | undefined) => sign !== undefined && /^\p{N}$/u.test(sign);

/** What is left of a text without case, accents and compatibility forms, a sign at a time. */
function plainSigns(text: string): string[] {
  const signs: string[] = [];
  for (const sign of text.normalize('NFKD').toLowerCase()) {
    if (/^\p{M}$/u.test(sign)) continue;
    signs.push(...(sign === '\u2044' ? '/' : (SPELLED_OUT.get(sign) ?? sign)));
  }
  return signs;
}

/** The runs of letters, and the numbers with what stands between their digits, of one typed word. */
function atomsIn(word: string): string[] {
  const signs = plainSigns(word);
  const atoms: string[] = [];
  let place = 0;
  while (place < signs.length) {
    let atom = '';
    if (isLetter(signs[place])) {
      while (isLetter(signs[place])) atom += signs[place++];
    } else if (isDigit(signs[place])) {
      for (;;) {
        while (isDigit(signs[place])) atom += signs[place++];
        const between = signs[place];
        if (!between || !'.,/'.includes(between) || !isDigit(signs[place + 1])) break;
        atom += between === ',' ? '.' : between;
        place += 1;
      }
    } else {
      place += 1;
    }
    if (atom !== '') atoms.push(atom);
  }
  return atoms;
}

/** Returns the words of a query, each in its parts: at most ten words, sixteen parts, and 32 letters a part. */
export function plainQuery(query: string): string[][] {
  const words: string[][] = [];
  for (const typed of query.replace(/[,;]/g, ' ').split(/\s/)) {
    const atoms = atomsIn(typed).map((atom) => atom.slice(0, ATOM_LETTERS_MAX));
    const isKnown = words.some((word) => word.join(' ') === atoms.join(' '));
    if (atoms.length > 0 && !isKnown) words.push(atoms);
  }
  const significant = words.filter((atoms) => atoms.length > 1 || !FILLERS.includes(atoms[0] ?? ''));
  const taken: string[][] = [];
  let left = ATOMS_MAX;
  for (const atoms of (significant.length > 0 ? significant : words).slice(0, WORDS_MAX)) {
    if (left > 0) taken.push(atoms.slice(0, left));
    left -= Math.min(left, atoms.length);
  }
  return taken;
}

const GAP = '[-\u2010-\u2015\u2044\\s._/]*';
const MATCHES_NOTHING = /(?!)/;

/** Returns a pattern for each word of a list's query, at most ten: its letters and digits, with any gaps between them, in any case. */
export function plainPatterns(query: string): RegExp[] {
  if (query.trim() === '') return [];
  const words = query
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.match(/[\p{L}\p{N}]\p{M}*/gu) ?? [])
    .filter((letters) => letters.length > 0);
  if (words.length === 0) return [MATCHES_NOTHING];
  return words.slice(0, WORDS_MAX).map((letters) => new RegExp(letters.join(GAP), 'i'));
}
