import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { dialMarks, mark, plate, scale } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size } from '../kit/size';
import {
  circle,
  circlePath,
  group,
  line,
  path,
  place,
  rect,
  repeat,
  roundedRectPath,
  text,
} from '../kit/svg';
import { bar, knurled, post, ribbed, taper } from '../kit/turned';

const MM = 5;

/** Jaws of a caliper at `x` = 0: the large outer pair below, the small inner pair above; `fixed` belongs to the beam. */
function jaw(fixed: boolean, depth: number): string {
  const s = fixed ? -1 : 1;
  return (
    plate(
      rounded(
        `0,40 ${s * 120},40,20 ${s * 96},90,10 ${s * 42},${depth * 0.8},10 ${s * 10},${depth},4 0,${depth}`,
      ),
      'steel',
      4,
    ) +
    plate(
      rounded(`0,-40 ${s * 80},-40,16 ${s * 54},-84,10 ${s * 6},${-depth * 0.58},3 0,${-depth * 0.58}`),
      'steel',
      4,
    )
  );
}

function digitalCaliper(range: number): string {
  const length = range * MM + 300;
  const open = 150;
  const box = { x: open + 30, y: -86, w: 330, h: 190 };
  return (
    raised(bevel(4, rect(-110, -40, length, 80, paint('steel', 'flat'), 4)), group({}, jaw(true, 240))) +
    rect(20, -18, length - 160, 46, '#fafaf8', 2, { opacity: 0.55 }) +
    scale(20, 30, range * MM, range, 20, {
      up: true,
      figures: (i) => (i % 10 === 0 ? String(i) : undefined),
      size: 15,
    }) +
    raised(bar(length - 112, 0, 56, 14, 'steel', 2)) +
    group(
      { transform: `translate(${open} 0)` },
      raised(plate(rounded('0,-52,4 220,-52,10 220,54,10 0,54,4'), 'steel', 4), jaw(false, 240)),
    ) +
    raised(plate(roundedRectPath(box.x, box.y, box.w, box.h, 24), 'rubber', 14)) +
    rect(box.x + 26, box.y + 28, box.w - 52, 86, '#0f1113', 10) +
    rect(box.x + 34, box.y + 36, box.w - 68, 70, '#d3dccf', 5) +
    text(box.x + 146, box.y + 91, 58, '30.00', '#1a231c') +
    text(box.x + 264, box.y + 91, 24, 'mm', '#1a231c') +
    [0, 1, 2]
      .map((i) =>
        bevel(2, rect(box.x + 36 + i * 66, box.y + 130, 52, 30, i === 0 ? '#ffc629' : '#8b9298', 14)),
      )
      .join('') +
    text(box.x + 272, box.y + 153, 22, 'IP67', '#ffc629') +
    raised(knurled(box.x + box.w - 96, 112, 58, 34, 'steel', 8)) +
    raised(place(box.x + 60, -86, -90, 1, knurled(0, 0, 34, 40, 'steel', 7)))
  );
}

function vernierCaliper(range: number): string {
  const mm = 4.6;
  const length = range * mm + 300;
  const open = 110;
  return (
    raised(bevel(4, rect(-120, -38, length, 76, paint('chrome', 'flat'), 3)), jaw(true, 290)) +
    scale(40, -36, range * mm, range, 22, {
      figures: (i) => (i % 10 === 0 ? String(i / 10) : undefined),
      size: 20,
    }) +
    scale(40, 36, range * mm, range / 2, 14, { up: true }) +
    raised(bar(length - 122, 6, 70, 16, 'steel', 2)) +
    group(
      { transform: `translate(${open} 0)` },
      raised(plate(rounded('0,-62,6 300,-62,14 300,66,14 0,66,6'), 'chrome', 4), jaw(false, 290)),
      rect(30, -34, 244, 68, '#eff0f1', 3),
      rect(30, -34, 244, 68, 'none', 3, { stroke: '#555b61', 'stroke-width': 2 }),
    ) +
    scale(open + 34, -30, 236, 52, 18, {}) +
    scale(open + 44, 30, 220, 50, 20, {
      up: true,
      figures: (i) => (i % 10 === 0 ? String(i / 5) : undefined),
      size: 17,
    }) +
    line(open + 30, 2, open + 274, 2, '#555b61', 2.4) +
    text(open + 250, 54, 15, '0.02 mm', '#3f454b') +
    raised(place(open + 160, -62, -90, 1, knurled(0, 0, 40, 44, 'steel', 8))) +
    raised(
      bevel(
        4,
        path(
          smooth(`${open + 190},66 ${open + 290},66 ${open + 280},104 ${open + 240},112 ${open + 200},100`),
          paint('chrome', 'flat'),
        ),
      ),
    ) +
    repeat(7, (i) => line(open + 206 + i * 12, 78, open + 206 + i * 12, 106, '#4b5157', 3))
  );
}

function micrometer(): string {
  const frameOuter = smooth(
    '-330,-60 -350,-40,1 -352,60 -300,210 -160,310 0,322 140,270 214,150 230,64,1 230,-60,1 90,-60,1 90,60,1 60,130 -20,180 -100,180 -180,130 -222,60 -228,-60,1',
  );
  return (
    raised(
      bar(-228, 0, 70, 46, 'steel', 2),
      bar(-178, 0, 26, 52, 'chrome', 2),
      bar(-40, 0, 26, 52, 'chrome', 2),
      bar(-20, 0, 130, 44, 'steel', 2),
    ) +
    raised(plate(frameOuter, 'iron', 14)) +
    raised(
      plate(smooth('-236,150 -160,250 -20,270 100,226 146,150 120,214 60,280 -60,296 -180,262'), 'rubber', 4),
    ) +
    text(-60, 276, 26, '0–25 mm', '#f4f3ee', { opacity: 0.9 }) +
    raised(bar(220, 0, 260, 92, 'chrome', 3)) +
    line(236, 4, 470, 4, '#2a2e32', 3) +
    repeat(19, (i) =>
      line(250 + i * 12, 4, 250 + i * 12, i % 10 === 0 ? -26 : i % 5 === 0 ? -20 : -13, '#2a2e32', 2.2),
    ) +
    repeat(18, (i) => line(256 + i * 12, 4, 256 + i * 12, 17, '#2a2e32', 2)) +
    text(252, -30, 20, '0', '#2a2e32') +
    text(372, -30, 20, '5', '#2a2e32') +
    raised(taper(462, 0, 46, 96, 126, 'chrome')) +
    repeat(7, (i) => {
      const y = -36 + i * 12.5;
      return line(464, y, i % 5 === 1 ? 504 : 488, y * 1.22, '#2a2e32', 2.4);
    }) +
    text(522, -22, 19, '25', '#2a2e32') +
    text(522, 36, 19, '20', '#2a2e32') +
    raised(
      bar(508, 0, 60, 126, 'chrome', 2),
      knurled(568, 0, 170, 128, 'chrome', 11),
      bar(738, 0, 16, 120, 'yellow', 3),
      taper(754, 0, 30, 100, 70, 'chrome'),
      ribbed(784, 0, 90, 66, 'steel', 9),
    ) +
    raised(
      bevel(4, circle(170, 0, 34, paint('steel', 'flat'))),
      place(170, 0, 40, 1, bar(0, 0, 70, 22, 'steel', 10)),
    )
  );
}

function dialIndicator(): string {
  const face = 250;
  return (
    raised(
      post(0, 250, 170, 54, 'chrome', 3),
      post(0, 410, 110, 34, 'steel', 2),
      post(0, 516, 46, 50, 'chrome', 4),
      bevel(4, circle(0, 574, 20, paint('chrome', 'flat'))),
    ) +
    raised(post(0, -400, 140, 44, 'chrome', 4), post(0, -440, 60, 74, 'rubber', 14)) +
    raised(plate(rounded('-40,-290,10 40,-290,10 60,-240 -60,-240', 4), 'steel', 4)) +
    raised(place(250, 96, 22, 1, knurled(-20, 0, 66, 50, 'steel', 8))) +
    raised(bevel(14, circle(0, 0, face + 36, paint('dark', 'flat')))) +
    repeat(
      72,
      (i) =>
        `<g transform="rotate(${i * 5})">${line(face + 22, 0, face + 36, 0, '#000', 6, { opacity: 0.45 })}</g>`,
    ) +
    bevel(
      4,
      path(circlePath(0, 0, face + 14) + circlePath(0, 0, face - 2), paint('chrome', 'flat'), {
        'fill-rule': 'evenodd',
      }),
    ) +
    circle(0, 0, face, '#fcfcfa') +
    dialMarks(0, 0, face - 12, 100, { length: 34, width: 2.6 }) +
    repeat(10, (i) => {
      const a = (i * 36 - 90) * (Math.PI / 180);
      return text(Math.cos(a) * 178, Math.sin(a) * 178 + 14, 38, String(i * 10), '#1c1e21');
    }) +
    circle(0, 84, 54, 'none', { stroke: '#8b9197', 'stroke-width': 2 }) +
    dialMarks(0, 84, 48, 10, { length: 12, every: 1, width: 1.6 }) +
    line(0, 84, 22, 60, '#c7372d', 4) +
    circle(0, 84, 6, '#c7372d') +
    text(0, -84, 26, '0.01 mm', '#1c1e21') +
    mark(0, -56, 15, '#6a7076') +
    place(0, 0, 38, 1, path('M-7,46L7,46L2.5,-214L-2.5,-214Z', '#15171a'), circle(0, 0, 17, '#15171a')) +
    circle(0, 0, 7, '#b9bec3') +
    path(`M-220,-60A228,228 0 0 1 -40,-222L-20,-150A160,160 0 0 0 -150,-40Z`, '#fff', { opacity: 0.35 }) +
    raised(plate(rounded('-26,-292,8 26,-292,8 20,-240 -20,-240'), 'yellow', 4))
  );
}

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

export const MEASURING_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'digital-caliper-150': () => ({ draw: () => digitalCaliper(150), angle: -18 }),
  'vernier-caliper-200': () => ({ draw: () => vernierCaliper(200), angle: -18 }),
  'outside-micrometer-25': () => ({ draw: micrometer, angle: -16, fill: 0.92 }),
  'dial-indicator-10': () => ({ draw: dialIndicator, fill: 0.95, angle: 14 }),
  'tape-measure-8m': () => ({ draw: tapeMeasure, pose: 'standing', fill: 0.9 }),
  'spirit-level-600': (tool) => ({ draw: () => spiritLevel(size(tool, 'Length')), angle: -18 }),
  'combination-square-300': (tool) => ({
    draw: () => combinationSquare(size(tool, 'Rule length')),
    angle: -20,
  }),
  'cross-line-laser': () => ({ draw: crossLaser, pose: 'standing', fill: 0.85 }),
};
