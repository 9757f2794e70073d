const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/qu|q|ck/g, 'k'],
  [/s?c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<!c)h/g, ''],
  [/y/g, 'i'],
  [/z/g, 's'],
  [/eau|au/g, 'o'],
  [/(?:ai|ei|i)[nm](?![aeiounm])/g, 'in'],
  [/[ae][nm](?![aeiounm])/g, 'an'],
  [/ai|ei/g, 'e'],
  [/oeu/g, 'eu'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)[estx]+$/, ''],
];

/** How a folded word sounds: `tournevi` as `tournevis`, `burain` as `burin`. */
export function frenchSound(word: string): string {
  return SOUNDS.reduce((sound, [letters, by]) => sound.replace(letters, by), word);
}
