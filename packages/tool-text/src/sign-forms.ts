const signs = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place));

/** Ligatures, fractions, and full-width digits and letters: people also type them plainly. */
const SIGNS = [
  ...signs(0xfb00, 0xfb06),
  ...[...signs(0xbc, 0xbe), ...signs(0x2150, 0x215e)],
  ...[...signs(0xff10, 0xff19), ...signs(0xff21, 0xff3a), ...signs(0xff41, 0xff5a)],
];
const ANY_SIGN = new RegExp(`[${SIGNS.join('')}]`, 'g');
const LONGEST_PLAIN = '1/10'.length;
/** So many letters in a row are looked at for signs that overlap, such as those of `ffi`. */
const OVERLAPPING_MAX = 6;

/** Spells signs out: `ﬁ` is `fi`, `½` is `1⁄2`, with the bar of a fraction, and `Ａ` is `A`. */
export function spellOutSigns(text: string): string {
  return text.replace(ANY_SIGN, (sign) => sign.normalize('NFKC'));
}

type Signs = ReadonlyMap<string, readonly string[]>;

function signsByPlain(bar: string): Signs {
  const found = new Map<string, string[]>();
  for (const sign of SIGNS) {
    const plain = spellOutSigns(sign).replace('\u2044', bar).toLowerCase();
    found.set(plain, [...(found.get(plain) ?? []), sign]);
  }
  return found;
}

const [WITH_BAR, WITHOUT_BAR] = [signsByPlain('/'), signsByPlain('')];

const escaped = (letter: string) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches these letters in a row, and the signs that some of them are together; `gap` matches between two. */
export function signPattern(letters: readonly string[], gap = ''): string {
  const forms = gap === '' ? WITH_BAR : WITHOUT_BAR;
  const signsAt = (from: number, size: number) =>
    from + size > letters.length
      ? undefined
      : forms.get(
          letters
            .slice(from, from + size)
            .join('')
            .toLowerCase(),
        );
  const one = (at: number): string => {
    const letter = escaped(letters[at] ?? '');
    const wide = signsAt(at, 1);
    return wide ? `[${letter}${wide.join('')}]` : letter;
  };
  const waysOf = (from: number, to: number): string[][] => {
    if (from === to) return [[]];
    const ways = waysOf(from + 1, to).map((rest) => [one(from), ...rest]);
    for (let size = 2; size <= Math.min(LONGEST_PLAIN, to - from); size += 1) {
      const found = signsAt(from, size);
      if (found) ways.push(...waysOf(from + size, to).map((rest) => [`[${found.join('')}]`, ...rest]));
    }
    return ways;
  };
  const parts: string[] = [];
  for (let from = 0; from < letters.length; ) {
    let to = from + 1;
    for (let at = from; at < to; at += 1)
      for (let size = 2; size <= LONGEST_PLAIN; size += 1)
        if (signsAt(at, size)) to = Math.max(to, at + size);
    if (to - from > OVERLAPPING_MAX) to = from + 1;
    const ways = waysOf(from, to).map((way) => way.join(gap));
    parts.push(ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`);
    from = to;
  }
  return parts.join(gap);
}
