import 'server-only';

type Part = { skip: number; limit: number };

/** Returns which part of each of two lists a part of both is, one after the other; `limit` 0 is all that is left. Pure. */
export function partOfBoth(
  [first, second]: readonly [count: number, count: number],
  { skip, limit }: Part,
): [Part, Part] {
  const end = limit === 0 ? first + second : Math.min(skip + limit, first + second);
  const within = (from: number, to: number): Part => {
    const begin = Math.min(Math.max(skip, from), to);
    return { skip: begin - from, limit: Math.max(0, Math.min(end, to) - begin) };
  };
  return [within(0, first), within(first, first + second)];
}
