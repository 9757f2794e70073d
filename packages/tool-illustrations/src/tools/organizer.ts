import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded } from '../kit/outline';
import { mark, plate } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { circle, clipped, path, place, rect, repeat, roundedRectPath } from '../kit/svg';
import { bar, hexBar } from '../kit/turned';

function organizer(): string {
  const colours = ['#ffc629', '#c7372d', '#ffc629', '#2a629b'];
  const bin = (x: number, y: number, w: number, h: number, i: number) =>
    raised(path(roundedRectPath(x, y, w, h, 12), colours[i % 4] ?? '#ffc629')) +
    path(roundedRectPath(x + 9, y + 9, w - 18, h - 18, 8), '#17191c', { opacity: 0.82 }) +
    partsIn(x + 14, y + 14, w - 28, h - 28, i);
  const cells: [number, number, number, number][] = [];
  for (let row = 0; row < 4; row += 1)
    for (let col = 0; col < 4; col += 1) cells.push([-480 + col * 200, -330 + row * 165, 188, 153]);
  cells.push([320, -330, 160, 318], [320, 0, 160, 318]);
  return (
    raised(plate(roundedRectPath(-540, -400, 1080, 800, 44), 'rubber', 14)) +
    path(roundedRectPath(-504, -354, 1008, 704, 20), '#25292d') +
    cells.map(([x, y, w, h], i) => bin(x, y, w, h, i)).join('') +
    path(roundedRectPath(-504, -354, 1008, 704, 20), '#dfeefa', { opacity: 0.1 }) +
    clipped(
      roundedRectPath(-504, -354, 1008, 704, 20),
      path('M-504,-354H-180L-460,350H-504Z', '#fff', { opacity: 0.16 }),
      path('M40,-354H180L-100,350H-240Z', '#fff', { opacity: 0.1 }),
    ) +
    path(roundedRectPath(-504, -354, 1008, 704, 20), 'none', {
      stroke: '#fff',
      'stroke-width': 3,
      opacity: 0.35,
    }) +
    [-300, 300]
      .map((x) => raised(bevel(4, rect(x - 70, 356, 140, 60, paint('yellow', 'flat'), 14))))
      .join('') +
    raised(plate(rounded('-130,390,16 130,390,16 110,450,20 -110,450,20'), 'rubber', 8)) +
    mark(0, 384, 20, '#ffc629')
  );
}

/** A figure between 0 and 1 that looks random and is the same every time. */
function scatter(seed: number): number {
  const value = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return value - Math.floor(value);
}

/** What lies in a bin: screws, nuts, washers, pins, by turns. */
function partsIn(x: number, y: number, w: number, h: number, kind: number): string {
  return clipped(
    roundedRectPath(x, y, w, h, 4),
    repeat(Math.round((w * h) / 1500), (i) => {
      const px = x + 12 + scatter(i * 2 + kind * 31) * (w - 24);
      const py = y + 12 + scatter(i * 2 + 1 + kind * 57) * (h - 24);
      const turn = (i * 67 + kind * 31) % 180;
      if (kind % 4 === 0)
        return place(px, py, turn, 1, hexBar(-24, 0, 12, 22, 'steel'), bar(-12, 0, 36, 10, 'steel', 2));
      if (kind % 4 === 1)
        return place(
          px,
          py,
          turn,
          1,
          path('M-14,-8L0,-16L14,-8L14,8L0,16L-14,8Z', paint('brass', 'flat')),
          circle(0, 0, 7, '#17191c'),
        );
      if (kind % 4 === 2)
        return place(px, py, turn, 1, circle(0, 0, 16, paint('steel', 'flat')), circle(0, 0, 7, '#17191c'));
      return place(
        px,
        py,
        turn,
        1,
        bar(-24, 0, 48, 9, 'steel', 4),
        circle(-24, 0, 8, paint('steel', 'flat')),
      );
    }),
  );
}

export const ORGANIZER_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'small-parts-organiser-18': () => ({ draw: organizer }),
};
