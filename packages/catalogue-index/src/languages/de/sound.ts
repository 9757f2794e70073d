const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/chs|x/g, 'ks'],
  [/ck/g, 'k'],
  [/tz|ts/g, 'z'],
  [/ph|v/g, 'f'],
  [/th|dt/g, 't'],
  [/qu/g, 'kw'],
  [/c(?!h)/g, 'k'],
  [/(?<=[aeiou])h/g, ''],
  [/aeu|oi|oy/g, 'eu'],
  [/ae/g, 'e'],
  [/ai|ay|ey/g, 'ei'],
  [/ie/g, 'i'],
  [/(.)\1+/g, '$1'],
  [/d$/, 't'],
  [/b$/, 'p'],
  [/g$/, 'k'],
];

/** How a folded word sounds: `bormaschine` as `bohrmaschine`, `saegge` as `saege`. */
export function germanSound(word: string): string {
  return SOUNDS.reduce((sound, [letters, by]) => sound.replace(letters, by), word);
}
