import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, scale } from '../kit/parts';
import { size, type ToolDrawing } from '../kit/size';
import { circle, line, path, place, rect, repeat, roundedRectPath, text } from '../kit/svg';
import { bar, knurled } from '../kit/turned';

function tapeMeasure(): string {
  const body = smooth(
    '-250,230 -262,120 -250,-60 -190,-190 -60,-252 90,-246 210,-180 262,-60 270,120 262,214,1 250,240,1 -230,240,1',
  );
  return (
    raised(
      path(rounded('240,196 800,206,2 800,252,2 240,244'), '#f9c62c'),
      rect(240, 238, 560, 10, '#000', 0, { opacity: 0.12 }),
      bevel(4, path(rounded('786,150,4 806,150,4 806,276,6 786,262,4'), paint('steel', 'flat'))),
    ) +
    scale(300, 200, 480, 48, 22, {
      figures: (i) => (i % 10 === 0 && i > 0 ? String(50 - i) : undefined),
      size: 24,
    }) +
    raised(plate(body, 'rubber', 22)) +
    bevel(
      14,
      path(
        smooth(
          '-196,180 -206,80 -186,-60 -130,-150 -20,-196 90,-186 170,-130 206,-30 210,100 204,180,1 -180,186,1',
        ),
        paint('yellow', 'flat'),
      ),
    ) +
    raised(bevel(8, circle(0, 4, 132, paint('rubber', 'flat')))) +
    text(0, 20, 92, '8 m', '#ffc629') +
    text(0, 66, 28, '25 mm', '#c9cdd1') +
    mark(0, 164, 24, '#2a2000') +
    raised(
      bevel(
        8,
        path(rounded('110,-270,24 230,-206,24 256,-150,20 190,-170,20 100,-222,20'), paint('yellow', 'flat')),
      ),
    ) +
    repeat(6, (i) => line(-254, -30 + i * 34, -226, -26 + i * 34, '#000', 9, { opacity: 0.35 })) +
    circle(232, 150, 11, '#0e0f11')
  );
}

function vial(x: number, y: number, length: number, angle: number): string {
  return place(
    x,
    y,
    angle,
    1,
    raised(rect(-length / 2 - 12, -40, length + 24, 80, paint('rubber'), 16)),
    rect(-length / 2, -26, length, 52, '#d8ee3c', 26),
    rect(-length / 2, -26, length, 52, 'none', 26, { stroke: '#6d7f0a', 'stroke-width': 3 }),
    rect(-length * 0.2, -20, length * 0.4, 34, '#f6fcc4', 17, { opacity: 0.95 }),
    line(-length * 0.22, -26, -length * 0.22, 26, '#22262a', 4),
    line(length * 0.22, -26, length * 0.22, 26, '#22262a', 4),
    rect(-length / 2 + 14, -22, length - 28, 10, '#fff', 5, { opacity: 0.6 }),
  );
}

function spiritLevel(length: number): string {
  const w = length * 2;
  const half = w / 2;
  return (
    raised(bevel(4, rect(-half, -78, w, 156, paint('aluminium'), 4))) +
    rect(-half + 20, -40, w - 40, 80, paint('yellow'), 2) +
    rect(-half + 20, -42, w - 40, 3, '#000', 0, { opacity: 0.3 }) +
    rect(-half + 20, 40, w - 40, 3, '#fff', 0, { opacity: 0.6 }) +
    raised(
      bevel(8, rect(-half - 20, -84, 50, 168, paint('rubber', 'flat'), 12)),
      bevel(8, rect(half - 30, -84, 50, 168, paint('rubber', 'flat'), 12)),
    ) +
    raised(rect(-96, -74, 192, 100, paint('rubber'), 14)) +
    vial(0, -34, 150, 0) +
    vial(-half + 170, 0, 96, 90) +
    vial(half - 170, 0, 96, 90) +
    mark(-half * 0.4, 12, 32, '#2a2000') +
    text(half * 0.38, 11, 30, '0.5 mm/m', '#2a2000')
  );
}

function combinationSquare(range: number): string {
  const mm = 3.5;
  const length = range * mm;
  return (
    raised(bevel(2, rect(-160, -44, length + 40, 88, paint('chrome', 'flat'), 2))) +
    rect(-150, -8, length + 20, 16, '#000', 0, { opacity: 0.18 }) +
    scale(-120, -42, length - 30, 290, 20, {
      figures: (i) => (i % 20 === 0 ? String(i) : undefined),
      size: 20,
    }) +
    scale(-120, 42, length - 30, 290, 20, { up: true }) +
    raised(
      plate(
        `${rounded('80,44,4 540,44,4 320,264,10 320,300,10 80,300,10')}${roundedRectPath(150, 130, 110, 100, 20)}`,
        'iron',
        8,
      ),
    ) +
    rect(80, 290, 240, 12, paint('steel', 'flat'), 2) +
    place(
      268,
      86,
      0,
      1,
      rect(-96, -22, 150, 44, '#15171a', 10),
      rect(-88, -14, 134, 28, '#d8ee3c', 14),
      rect(-40, -11, 46, 18, '#f8fdd0', 9),
      line(-46, -14, -46, 14, '#22262a', 3),
      line(8, -14, 8, 14, '#22262a', 3),
    ) +
    raised(place(200, 300, 90, 1, bar(-6, 0, 24, 44, 'steel', 2), knurled(18, 0, 60, 76, 'steel', 9))) +
    mark(length - 330, 24, 16, '#4b5157')
  );
}

function crossLaser(): string {
  const body = rounded(
    '-170,-220,50 170,-220,50 190,-120,30 190,170,30 150,210,20 -150,210,20 -190,170,30 -190,-120,30',
    20,
  );
  return (
    raised(
      plate(rounded('-120,200,10 120,200,10 150,260,16 -150,260,16'), 'dark', 8),
      rect(-190, 250, 380, 40, paint('dark'), 16),
    ) +
    raised(plate(body, 'rubber', 22)) +
    bevel(14, path(rounded('-140,-60,20 140,-60,20 140,160,24 -140,160,24'), paint('yellow', 'flat'))) +
    raised(bevel(8, path(rounded('-130,-200,40 130,-200,40 140,-84,24 -140,-84,24'), '#101316'))) +
    path(rounded('-108,-182,30 108,-182,30 118,-100,16 -118,-100,16'), '#0c2a1a') +
    raised(bevel(4, circle(0, -140, 34, paint('steel', 'flat')))) +
    circle(0, -140, 22, '#06351a') +
    circle(0, -140, 13, '#5dff9a') +
    circle(-5, -146, 5, '#fff') +
    path('M-108,-176L-20,-176L-70,-104L-118,-104Z', '#fff', { opacity: 0.13 }) +
    mark(0, -20, 26, '#2a2000') +
    text(0, 20, 22, 'CROSS-LINE  520 nm', '#2a2000') +
    raised(
      bevel(4, circle(-70, 90, 34, paint('rubber', 'flat'))),
      bevel(4, circle(70, 90, 34, paint('rubber', 'flat'))),
    ) +
    text(-70, 102, 34, '+', '#f4f3ee') +
    rect(52, 86, 36, 7, '#f4f3ee', 2) +
    circle(0, 90, 8, '#4ade80') +
    rect(-196, -60, 14, 200, '#ffc629', 6, { opacity: 0.9 }) +
    rect(182, -60, 14, 200, '#ffc629', 6, { opacity: 0.9 })
  );
}

export const LAYOUT_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'tape-measure-8m': () => ({ draw: tapeMeasure, pose: 'standing', fill: 0.9 }),
  'spirit-level-600': (tool) => ({ draw: () => spiritLevel(size(tool, 'Length')), angle: -18 }),
  'combination-square-300': (tool) => ({
    draw: () => combinationSquare(size(tool, 'Rule length')),
    angle: -20,
  }),
  'cross-line-laser': () => ({ draw: crossLaser, pose: 'standing', fill: 0.85 }),
};
