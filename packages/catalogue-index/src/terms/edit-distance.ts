/** Rows of a keyboard, of which QWERTZ and QWERTY differ in two letters. */
const ROWS = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm', 'qwertyuiop', 'zxcvbnm'];
const NEXT_KEYS = new Set(
  ROWS.flatMap((row) => [...row].slice(1).flatMap((key, at) => [`${row[at]}${key}`, `${key}${row[at]}`])),
);
const [SUBSTITUTION, NEXT_KEY, SAME_KIND, INSERTION, DOUBLING, TRANSPOSITION] = [
  1, 0.8, 0.85, 0.9, 0.75, 0.75,
];
const VOWEL = /[aeiouy]/;

function substitutionCost(typed: string, letter: string): number {
  if (typed === letter) return 0;
  if (NEXT_KEYS.has(typed + letter)) return NEXT_KEY;
  return VOWEL.test(typed) && VOWEL.test(letter) ? SAME_KIND : SUBSTITUTION;
}

const LONGEST = 40;
const WIDTH = LONGEST + 1;
const SLIPS = new Uint8Array(WIDTH * WIDTH);
const COSTS = new Float64Array(WIDTH * WIDTH);

/**
 * Returns the cost of typing a word so: at most 1 for each slip; less for keys that are neighbours, letters doubled or not, and
 * two letters in the wrong order. Infinity for more slips than `most`.
 */
export function slipCost(typed: string, word: string, most: number): number {
  const [rows, columns] = [typed.length, word.length];
  if (Math.abs(rows - columns) > most || rows > LONGEST || columns > LONGEST) return Number.POSITIVE_INFINITY;
  for (let row = 0; row <= rows; row += 1) {
    // What is further from the diagonal takes more slips than there may be.
    const [from, to] = [Math.max(0, row - most), Math.min(columns, row + most)];
    if (from > 0) SLIPS[row * WIDTH + from - 1] = FAR;
    if (to < columns) SLIPS[row * WIDTH + to + 1] = FAR;
    let lowest = FAR;
    for (let column = from; column <= to; column += 1) {
      const slips = fill(typed, word, row, column);
      if (slips < lowest) lowest = slips;
    }
    if (lowest > most) return Number.POSITIVE_INFINITY;
  }
  const last = rows * WIDTH + columns;
  return (SLIPS[last] as number) > most ? Number.POSITIVE_INFINITY : (COSTS[last] as number);
}

const FAR = 100;

/** Fills in how many slips lead from the first letters of a word to those that were typed, and what they cost. */
function fill(typed: string, word: string, row: number, column: number): number {
  const at = row * WIDTH + column;
  if (at === 0) {
    SLIPS[0] = 0;
    COSTS[0] = 0;
    return 0;
  }
  const [key, letter] = [typed[row - 1] as string, word[column - 1] as string];
  let [slips, cost] = [FAR, 0];
  if (row > 0 && column > 0) {
    const isSame = key === letter;
    slips = (SLIPS[at - WIDTH - 1] as number) + (isSame ? 0 : 1);
    cost = (COSTS[at - WIDTH - 1] as number) + (isSame ? 0 : substitutionCost(key, letter));
    if (row > 1 && column > 1 && key === word[column - 2] && typed[row - 2] === letter) {
      const before = at - 2 * WIDTH - 2;
      const [total, price] = [(SLIPS[before] as number) + 1, (COSTS[before] as number) + TRANSPOSITION];
      if (total < slips || (total === slips && price < cost)) [slips, cost] = [total, price];
    }
  }
  if (row > 0) {
    const total = (SLIPS[at - WIDTH] as number) + 1;
    const price = (COSTS[at - WIDTH] as number) + (key === typed[row - 2] ? DOUBLING : INSERTION);
    if (total < slips || (total === slips && price < cost)) [slips, cost] = [total, price];
  }
  if (column > 0) {
    const total = (SLIPS[at - 1] as number) + 1;
    const price = (COSTS[at - 1] as number) + (letter === word[column - 2] ? DOUBLING : INSERTION);
    if (total < slips || (total === slips && price < cost)) [slips, cost] = [total, price];
  }
  SLIPS[at] = Math.min(slips, FAR);
  COSTS[at] = cost;
  return slips;
}
