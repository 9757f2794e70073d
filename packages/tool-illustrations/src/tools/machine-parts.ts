import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { plate } from '../kit/parts';
import { circle, line, path, rect, repeat, stroke, text } from '../kit/svg';

/** Machines stand on the ground, working end to the left, and share one platform: dark housing, yellow shell, battery. */

/** The slide-on battery, its rail at y = 0. */
export function battery(ah: string): string {
  return (
    raised(plate(rounded('-150,0,8 150,0,8 172,40,14 172,150,26 -172,150,26 -172,40,14'), 'rubber', 14)) +
    bevel(4, path(rounded('-150,60,8 60,60,8 60,110,8 -150,110,8'), paint('yellow', 'flat'))) +
    text(-45, 97, 34, `18 V  ${ah}`, '#2a2000') +
    raised(bevel(4, rect(92, 44, 60, 40, paint('red', 'flat'), 10))) +
    repeat(4, (i) => circle(92 + i * 20, 116, 5, i < 3 ? '#74d69b' : '#4b5157')) +
    repeat(6, (i) => line(-166 + i * 6, 128, -150 + i * 6, 128, '#000', 2, { opacity: 0.3 }))
  );
}

export function vents(x: number, y: number, count: number, length: number, slant = -14): string {
  return repeat(
    count,
    (i) =>
      stroke(`M${x + i * 26},${y}l${slant},${length}`, '#0c0d0f', 10, { opacity: 0.85 }) +
      stroke(`M${x + i * 26 + 6},${y}l${slant},${length}`, '#fff', 2, { opacity: 0.18 }),
  );
}

export function trigger(x: number, y: number): string {
  return raised(
    plate(
      smooth(`${x},${y} ${x + 60},${y - 10} ${x + 60},${y + 100} ${x + 10},${y + 96} ${x - 8},${y + 50}`),
      'red',
      8,
    ),
  );
}
