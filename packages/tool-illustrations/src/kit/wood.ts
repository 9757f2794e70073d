import { paint } from './materials';
import { clipped, path, repeat, stroke } from './svg';

/** A turned wooden part with its grain running along x between `from` and `to`. */
export function wooden(outline: string, from: number, to: number, half: number): string {
  const length = to - from;
  const grain = repeat(9, (i) => {
    const y = -half + (2 * half * (i + 0.5)) / 9;
    const sway = ((i * 37) % 17) - 8;
    const d = `M${from},${y}C${from + length * 0.3},${y + sway * 0.5} ${from + length * 0.6},${y - sway * 0.6} ${to},${y + sway * 0.35}`;
    return stroke(d, i % 2 === 0 ? '#6b3f14' : '#fff3d6', i % 3 === 0 ? 2.2 : 1.3, {
      opacity: i % 2 === 0 ? 0.2 : 0.22,
    });
  });
  return path(outline, paint('wood')) + clipped(outline, grain);
}
