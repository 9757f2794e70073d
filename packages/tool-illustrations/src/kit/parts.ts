import { bevel } from './light';
import { type Material, paint } from './materials';
import { circle, circlePath, line, num, path, polygonPath, rect, regularPath, repeat, text } from './svg';

/** Flat parts: plates with holes, screw heads, scales, dials, teeth. */

/** A forged or stamped plate; holes are part of the outline (even-odd). */
export function plate(d: string, material: Material, edge: 2 | 4 | 8 | 14 | 22 = 4): string {
  return bevel(edge, path(d, paint(material, 'flat'), { 'fill-rule': 'evenodd' }));
}

/** A socket-head screw from above. */
export function screw(cx: number, cy: number, r: number, material: Material = 'steel'): string {
  return (
    bevel(2, circle(cx, cy, r, paint(material, 'flat'))) +
    path(regularPath(cx, cy, r * 0.52, 6, 15), '#1b1d20')
  );
}

/** A rivet or pivot from above. */
export function rivet(cx: number, cy: number, r: number, material: Material = 'steel'): string {
  return (
    circle(cx, cy, r + 3, '#000', { opacity: 0.35 }) +
    bevel(4, circle(cx, cy, r, paint(material, 'flat'))) +
    circle(cx, cy, r * 0.45, 'none', { stroke: '#000', 'stroke-width': 1.5, opacity: 0.25 })
  );
}

/** Marks of a straight scale along x: every fifth longer, every tenth longest. */
export function scale(
  x: number,
  y: number,
  length: number,
  divisions: number,
  height: number,
  options: {
    color?: string;
    figures?: (index: number) => string | undefined;
    size?: number;
    up?: boolean;
  } = {},
): string {
  const { color = '#1c1e21', figures, size = 18, up = false } = options;
  const sign = up ? -1 : 1;
  const step = length / divisions;
  return repeat(divisions + 1, (i) => {
    const long = i % 10 === 0 ? 1 : i % 5 === 0 ? 0.75 : 0.5;
    const at = x + i * step;
    const figure = figures?.(i);
    return (
      line(at, y, at, y + sign * height * long, color, Math.min(2.2, step * 0.3)) +
      (figure === undefined
        ? ''
        : text(at, y + sign * (height + size * (up ? 0.25 : 0.95)), size, figure, color))
    );
  });
}

/** Marks around a dial; degrees clockwise from the top. */
export function dialMarks(
  cx: number,
  cy: number,
  r: number,
  count: number,
  options: {
    from?: number;
    sweep?: number;
    color?: string;
    every?: number;
    length?: number;
    width?: number;
  } = {},
): string {
  const { from = 0, sweep = 360, color = '#1c1e21', every = 5, length = r * 0.12, width = 2 } = options;
  return repeat(count, (i) => {
    const angle = ((from + (sweep / count) * i - 90) * Math.PI) / 180;
    const inner = r - length * (i % every === 0 ? 1 : 0.55);
    return line(
      cx + Math.cos(angle) * inner,
      cy + Math.sin(angle) * inner,
      cx + Math.cos(angle) * r,
      cy + Math.sin(angle) * r,
      color,
      i % every === 0 ? width * 1.4 : width,
    );
  });
}

/** A polygon through teeth: a disc whose rim has `teeth` hooks. */
export function toothedDiscPath(r: number, depth: number, teeth: number, hook = 0.35): string {
  const step = (2 * Math.PI) / teeth;
  return polygonPath(
    Array.from({ length: teeth }, (_, i) => {
      const at = (angle: number, radius: number) =>
        [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
      const a = i * step;
      return [
        at(a, r),
        at(a + step * 0.16, r * 0.992),
        at(a + step * 0.55, r - depth),
        at(a + step * (1 - hook * 0.1), r - depth),
      ];
    }).flat(),
  );
}

/** The lower edge of a saw blade from right to left: `L` commands for a path that stands at its right end. */
export function sawEdge(fromX: number, toX: number, y: number, pitch: number, depth: number): string {
  const count = Math.floor(Math.abs(fromX - toX) / pitch);
  return repeat(count, (i) => {
    const at = fromX - i * pitch;
    return `L${num(at - pitch * 0.28)},${num(y + depth)}L${num(at - pitch)},${num(y)}`;
  });
}

/** The hole of a ring wrench or socket from above: twelve points. */
export function twelvePointPath(cx: number, cy: number, r: number): string {
  const points = Array.from({ length: 24 }, (_, i) => {
    const angle = (i * 15 * Math.PI) / 180;
    const radius = i % 2 === 0 ? r : r * 0.9;
    return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius] as const;
  });
  return polygonPath(points);
}

/** A socket from above: rim, six-point hole, the square at its bottom. */
export function socketTop(cx: number, cy: number, r: number, material: Material): string {
  return (
    bevel(
      4,
      path(circlePath(cx, cy, r) + regularPath(cx, cy, r * 0.7, 6, 30), paint(material, 'flat'), {
        'fill-rule': 'evenodd',
      }),
    ) +
    path(regularPath(cx, cy, r * 0.7, 6, 30), '#202327') +
    path(regularPath(cx, cy, r * 0.7, 6, 30), 'none', { stroke: '#000', 'stroke-width': 2, opacity: 0.5 }) +
    rect(cx - r * 0.28, cy - r * 0.28, r * 0.56, r * 0.56, '#0e0f11', 2, {
      transform: `rotate(20 ${num(cx)} ${num(cy)})`,
    })
  );
}

/** The maker's mark on a tool. */
export function mark(x: number, y: number, size: number, color = '#f4f3ee', opacity = 0.92): string {
  return text(x, y, size, 'FORGELINE', color, { 'letter-spacing': num(size * 0.12), opacity });
}
