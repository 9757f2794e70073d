/** Rows of a keyboard, of which QWERTZ and QWERTY differ in two letters. */
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm'];
const NEXT_KEYS = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((key, at) => [`${row[at]}${key}`, `${key}${row[at]}`])),
);
const [SUBSTITUTION, NEXT_KEY, SAME_KIND, INSERTION, DOUBLING, TRANSPOSITION] = [1, 0.8, 0.85, 0.9, 0.75, 0.75];
const VOWEL = /[aeiouy]/;

function substitutionCost(typed: string, letter: string): number {
  if (typed === letter) return 0;
  if (NEXT_KEYS.has(typed + letter)) return NEXT_KEY;
  return VOWEL.test(typed) && VOWEL.test(letter) ? SAME_KIND : SUBSTITUTION;
}

/**
 * What it costs to type a word so: at most 1 for each slip; less for keys that are neighbours, letters doubled or not, and two
 * letters in the wrong order. Infinity for more slips than `most`.
 */
export function slipCost(typed: string, word: string, most: number): number {
  if (Math.abs(typed.length - word.length) > most) return Number.POSITIVE_INFINITY;
  const width = word.length + 1;
  const slips = new Uint8Array((typed.length + 1) * width);
  const costs = new Float64Array(slips.length);
  for (let row = 0; row <= typed.length; row += 1) {
    let lowest = most + 1;
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      let [slip, cost] = row + column === 0 ? [0, 0] : [255, Number.POSITIVE_INFINITY];
      const from = (before: number, slipsMore: number, costsMore: number) => {
        const [total, price] = [(slips[before] as number) + slipsMore, (costs[before] as number) + costsMore];
        if (total < slip || (total === slip && price < cost)) [slip, cost] = [total, price];
      };
      const [key, letter] = [typed[row - 1] ?? '', word[column - 1] ?? ''];
      if (row > 0) from(at - width, 1, key === typed[row - 2] ? DOUBLING : INSERTION);
      if (column > 0) from(at - 1, 1, letter === word[column - 2] ? DOUBLING : INSERTION);
      if (row > 0 && column > 0)
        from(at - width - 1, key === letter ? 0 : 1, substitutionCost(key, letter));
      if (row > 1 && column > 1 && key === word[column - 2] && typed[row - 2] === letter)
        from(at - 2 * width - 2, 1, TRANSPOSITION);
      slips[at] = slip;
      costs[at] = cost;
      lowest = Math.min(lowest, slip);
    }
    if (lowest > most) return Number.POSITIVE_INFINITY;
  }
  return (slips.at(-1) as number) > most ? Number.POSITIVE_INFINITY : (costs.at(-1) as number);
}
