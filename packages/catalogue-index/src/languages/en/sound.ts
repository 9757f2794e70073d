const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/^wr/, 'r'],
  [/^kn/, 'n'],
  [/tch/g, 'ch'],
  [/que$/, 'k'],
  [/qu/g, 'kw'],
  [/ck/g, 'k'],
  [/s?c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/x/g, 'ks'],
  [/z/g, 's'],
  [/y/g, 'i'],
  [/ea/g, 'e'],
  [/ee|ie|ei/g, 'i'],
  [/ou|oo/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/(?<=..)e$/, ''],
];

/** How a folded word sounds: `tork` as `torque`, `calipper` as `caliper`. */
export function englishSound(word: string): string {
  return SOUNDS.reduce((sound, [letters, by]) => sound.replace(letters, by), word);
}
