import { num, type Point } from './svg';

/**
 * Outlines from short lists such as `'0,0 100,0,12 100,50'`: x, y and, where it matters, a third figure per point.
 * Written as text because a silhouette of thirty points reads better in one line than in thirty.
 */

type Corner = { x: number; y: number; extra: number | undefined };

function corners(list: string): Corner[] {
  return list
    .trim()
    .split(/\s+/)
    .map((item) => {
      const [x, y, extra] = item.split(',').map(Number);
      if (x === undefined || y === undefined || [x, y, extra ?? 0].some(Number.isNaN)) {
        throw new Error(`Not a point of an outline: ${item}`);
      }
      return { x, y, extra };
    });
}

/** A closed polygon whose corners are rounded by `radius`, or by the third figure of a point. */
export function rounded(list: string, radius = 0): string {
  const all = corners(list);
  return `${all
    .map((corner, i) => {
      const before = all[(i + all.length - 1) % all.length] ?? corner;
      const after = all[(i + 1) % all.length] ?? corner;
      const r = corner.extra ?? radius;
      const start = towards(corner, before, r);
      const end = towards(corner, after, r);
      const command = i === 0 ? 'M' : 'L';
      return `${command}${at(start)}Q${at([corner.x, corner.y])} ${at(end)}`;
    })
    .join('')}Z`;
}

function towards(from: Corner, to: Corner, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(0.5, distance / length);
  return [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
}

/** A closed curve through the points; a third figure (any) makes that point a sharp corner. */
export function smooth(list: string): string {
  const all = corners(list);
  const first = all[0];
  if (!first) return '';
  return `M${at([first.x, first.y])}${curve([...all, first], (i) => all[(i + all.length) % all.length])}Z`;
}

/** An open curve through the points, for strokes. */
export function curved(list: string): string {
  const all = corners(list);
  const first = all[0];
  if (!first) return '';
  return `M${at([first.x, first.y])}${curve(all, (i) => all[Math.min(Math.max(i, 0), all.length - 1)])}`;
}

/** The outline of a turned part along x from `x,half-diameter` pairs; a third figure makes a sharp step. */
export function lathe(list: string): string {
  const upper = corners(list).map(({ x, y, extra }) => ({ x, y: -y, extra }));
  const lower = upper.map(({ x, y, extra }) => ({ x, y: -y, extra })).reverse();
  const clamp = (side: Corner[]) => (i: number) => side[Math.min(Math.max(i, 0), side.length - 1)];
  const first = upper[0];
  const turn = lower[0];
  if (!first || !turn) return '';
  return `M${at([first.x, first.y])}${curve(upper, clamp(upper))}L${at([turn.x, turn.y])}${curve(lower, clamp(lower))}Z`;
}

function curve(all: readonly Corner[], pick: (index: number) => Corner | undefined): string {
  return all
    .slice(1)
    .map((to, i) => {
      const from = all[i] ?? to;
      const before = pick(i - 1) ?? from;
      const after = pick(i + 2) ?? to;
      const c1: Point =
        from.extra === undefined
          ? [from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6]
          : [from.x, from.y];
      const c2: Point =
        to.extra === undefined
          ? [to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6]
          : [to.x, to.y];
      return `C${at(c1)} ${at(c2)} ${at([to.x, to.y])}`;
    })
    .join('');
}

function at([x, y]: Point): string {
  return `${num(x)},${num(y)}`;
}
