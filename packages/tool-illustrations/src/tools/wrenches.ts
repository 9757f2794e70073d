import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { lathe, rounded, smooth } from '../kit/outline';
import { mark, plate, scale, screw, twelvePointPath } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size, sizes } from '../kit/size';
import {
  circle,
  circlePath,
  cut,
  group,
  line,
  path,
  place,
  rect,
  repeat,
  rotatedRectPath,
  stroke,
  text,
} from '../kit/svg';
import { knurled } from '../kit/turned';

/** A combination wrench along x, open end to the left; `mm` is its size, `length` its length, in units of 4 per mm. */
export function combination(mm: number, length: number, ratcheting = false, unit = 4): string {
  const jaw = mm * unit;
  const r = jaw * 1.02;
  const ring = jaw * (ratcheting ? 0.9 : 0.82);
  const total = length * unit;
  const right = total - r - ring;
  const shank = jaw * 0.36;
  const slot = rotatedRectPath(-jaw * 0.55, 0, jaw * 1.75, jaw, 15);
  const hole = ratcheting ? circlePath(right, 0, ring * 0.7) : twelvePointPath(right, 0, ring * 0.66);
  const body =
    path(
      smooth(
        `${-r * 0.86},${-r * 0.5} ${-r * 0.2},${-r} ${r * 0.6},${-r * 0.8} ${r * 1.35},${-shank * 1.05} ${r * 2},${-shank} ${r * 2},${shank} ${r * 1.35},${shank * 1.05} ${r * 0.6},${r * 0.8} ${-r * 0.2},${r} ${-r * 0.86},${r * 0.5}`,
      ),
      paint('chrome', 'sheet'),
    ) +
    path(
      rounded(
        `${r * 1.2},${-shank * 1.06} ${right - ring * 0.7},${-shank * 0.86} ${right - ring * 0.7},${shank * 0.86} ${r * 1.2},${shank * 1.06}`,
      ),
      paint('chrome', 'sheet'),
    ) +
    path(circlePath(right, 0, ring), paint('chrome', 'sheet'));
  const web = rounded(
    `${r * 1.9},${-shank * 0.5} ${right - ring * 1.5},${-shank * 0.42} ${right - ring * 1.5},${shank * 0.42} ${r * 1.9},${shank * 0.5}`,
    shank * 0.4,
  );
  return raised(
    bevel(8, cut(slot + hole, body)),
    path(web, '#000', { opacity: 0.1 }),
    path(web, 'none', { stroke: '#6b7178', 'stroke-width': 2, opacity: 0.6 }),
    ratcheting ? ratchetRing(right, ring, jaw) : '',
    mark((r * 1.9 + right - ring * 1.5) / 2, shank * 0.2, shank * 0.56, '#4b5157'),
    text(r * 0.95, shank * 0.26, shank * 0.74, String(mm), '#33383d'),
  );
}

function ratchetRing(x: number, ring: number, jaw: number): string {
  return (
    cut(twelvePointPath(x, 0, jaw * 0.5), bevel(2, circle(x, 0, ring * 0.72, paint('dark', 'flat')))) +
    circle(x, 0, ring * 0.72, 'none', { stroke: '#2c3034', 'stroke-width': 3 }) +
    raised(
      bevel(
        4,
        rect(x - ring * 1.35, -ring * 0.2, ring * 0.44, ring * 0.4, paint('yellow', 'flat'), ring * 0.12),
      ),
    )
  );
}

function wrenchRoll(): string {
  const all = Array.from({ length: 12 }, (_, i) => 8 + i);
  const height = 770;
  const wrenches = all.map((mm, i) =>
    place(-430 + i * 76, 345 - mm * 3, -90, 1, combination(mm, 100 + mm * 7.2, false, 2.45)),
  );
  const stitches = repeat(13, (i) =>
    line(-468 + i * 76, 70, -468 + i * 76, 372, '#7f858b', 2.5, { 'stroke-dasharray': '9 6', opacity: 0.8 }),
  );
  const labels = all.map((mm, i) => text(-430 + i * 76, 352, 24, String(mm), '#ffc629'));
  return (
    raised(
      plate(rounded(`-500,-380,22 500,-380,22 500,${height - 380},22 -500,${height - 380},22`), 'rubber', 8),
    ) +
    rect(-486, -366, 972, height - 28, 'none', 14, {
      stroke: '#8b9197',
      'stroke-width': 2.5,
      'stroke-dasharray': '10 7',
      opacity: 0.55,
    }) +
    group({}, ...wrenches) +
    raised(plate(rounded('-494,90,6 494,50,6 494,386,18 -494,386,18'), 'rubber', 4)) +
    stitches +
    labels.join('') +
    path(rounded('-494,88,4 494,48,4 494,64,4 -494,104,4'), '#e0a500')
  );
}

function ratchetingRack(list: readonly number[]): string {
  return group(
    {},
    ...list.map((mm, i) =>
      place(-470 + i * 14, -330 + i * 92 - (8 - i) * 2, -2, 1, combination(mm, 108 + mm * 7, true, 3.6)),
    ),
  );
}

function adjustable(length: number): string {
  const fixed = rounded(
    '-240,-36,4 -246,-84,16 -190,-126,30 -60,-158,60 90,-128,60 170,-40,40 176,30,40 124,132,24 0,136,10 -44,112,8 -44,-36,14',
  );
  const jaw = rounded('-236,66,4 -50,66,4 -50,36,6 12,36,8 12,152,12 -30,176,24 -130,154,40 -230,112,18');
  const tilted = (...parts: string[]) => group({ transform: 'rotate(-20)' }, ...parts);
  const panel = rounded(`230,-18 ${length - 110},-22 ${length - 110},22 230,18`, 14);
  return (
    raised(
      bevel(
        8,
        cut(
          circlePath(length - 44, 0, 20),
          path(
            lathe(`90,54 190,38 ${length - 160},43 ${length - 40},47 ${length - 8},24 ${length},4`),
            paint('chrome', 'sheet'),
          ),
          tilted(path(fixed, paint('chrome', 'sheet'))),
        ),
      ),
    ) +
    raised(tilted(plate(jaw, 'chrome', 8))) +
    tilted(
      path(rounded('20,40,8 112,40,8 112,124,8 20,124,8'), '#17191c'),
      group({ transform: 'translate(64 82) rotate(90)' }, raised(knurled(-36, 0, 72, 74, 'chrome', 12))),
      scale(-200, -66, 190, 34, 16, { color: '#3a3f44' }),
    ) +
    path(panel, '#000', { opacity: 0.1 }) +
    path(panel, 'none', { stroke: '#6b7178', 'stroke-width': 2 }) +
    mark(length * 0.52, 9, 26, '#4b5157') +
    text(length * 0.76, 9, 24, '250', '#4b5157')
  );
}

function pipeWrench(length: number): string {
  const handle = lathe(`120,40 240,31 ${length - 200},38 ${length - 60},46 ${length - 14},38 ${length},16`);
  const teeth = (y: number, sign: 1 | -1) =>
    repeat(14, (i) => path(`M${-150 + i * 13},${y}l6.5,${sign * 13}l6.5,${-sign * 13}z`, '#8b9197'));
  const housing =
    '-20,36,8 10,-64,14 150,-64,18 220,-34,20 240,0,20 220,36,20 160,70,18 130,128,18 30,128,18 -20,90,14';
  return (
    raised(path(handle, paint('red'))) +
    path(lathe(`270,14 ${length - 230},17 ${length - 200},10`), '#7a140c', { opacity: 0.55 }) +
    mark(length * 0.54, 8, 26, '#ffe9e4') +
    raised(plate(rounded('24,-236,10 104,-236,10 104,150,8 24,150,8'), 'steel', 4)) +
    repeat(12, (i) => line(24, -130 + i * 24, 104, -122 + i * 24, '#000', 6, { opacity: 0.32 })) +
    raised(
      plate(
        smooth(
          '-230,-236 -120,-270 40,-270 112,-250 116,-180,1 20,-172,1 -20,-150 -160,-136,1 -214,-140 -246,-180',
        ),
        'dark',
        14,
      ),
    ) +
    raised(bevel(4, rect(-156, -148, 190, 34, paint('steel', 'flat'), 4))) +
    teeth(-114, 1) +
    raised(plate(rounded(housing), 'red', 14)) +
    raised(plate(rounded('-170,56,14 0,50,6 0,118,10 -120,118,20 -170,96,14'), 'red', 14)) +
    raised(bevel(4, rect(-156, 20, 190, 36, paint('steel', 'flat'), 4))) +
    teeth(20, -1) +
    path(rounded('14,-30,8 116,-30,8 116,34,8 14,34,8'), '#17191c') +
    raised(group({ transform: 'translate(65 2) rotate(90)' }, knurled(-26, 0, 52, 88, 'steel', 12))) +
    screw(-90, 88, 11, 'dark') +
    text(176, 10, 30, '18', '#ffe9e4') +
    circle(length - 40, 0, 18, '#e4e2dd') +
    circle(length - 40, 0, 18, 'none', { stroke: '#5d0d07', 'stroke-width': 4 })
  );
}

function hexKeys(list: readonly number[]): string {
  const keys = list.map((mm, i) => {
    const width = mm * 5 + 4;
    const arm = 300 + mm * 44;
    const short = 90 + mm * 11;
    const angle = -64 + i * 14;
    const r = width * 1.6;
    const d = `M${-short * 0.2},${0}L${arm - r},0Q${arm},0 ${arm},${r}L${arm},${short}`;
    return group(
      { transform: `rotate(${angle})` },
      raised(
        stroke(d, '#24272a', width, { 'stroke-linecap': 'butt' }),
        stroke(d, '#4c5257', width * 0.56, {
          'stroke-linecap': 'butt',
          transform: `translate(0 ${-width * 0.1})`,
        }),
        stroke(d, '#8d949a', width * 0.16, {
          'stroke-linecap': 'butt',
          transform: `translate(0 ${-width * 0.22})`,
          opacity: 0.9,
        }),
      ),
      text(arm * 0.55, mm > 3 ? 6 : -12, 20, mm > 3 ? String(mm) : '', '#f2f1ec'),
    );
  });
  return (
    group({}, ...keys.reverse()) +
    raised(plate(smooth('-120,-70 -40,-130 60,-120 130,-50 130,60 60,130 -50,140 -130,70'), 'yellow', 22)) +
    raised(bevel(8, circle(0, 4, 62, paint('rubber', 'flat')))) +
    mark(0, 12, 17) +
    text(0, 96, 22, '1.5–10', '#3b2b00')
  );
}

function offsetRing(a: number, b: number, length: number): string {
  const unit = 3.6;
  const total = length * unit;
  const ra = a * unit * 0.86;
  const rb = b * unit * 0.86;
  const right = total - ra - rb;
  const top = raised(
    bevel(
      8,
      cut(
        twelvePointPath(0, 0, ra * 0.66) + twelvePointPath(right, 0, rb * 0.66),
        path(
          lathe(
            `0,26 ${ra * 1.5},22 ${total * 0.24},17 ${total * 0.5},20 ${right - total * 0.2},17 ${right - rb * 1.5},22 ${right},26`,
          ),
          paint('steel', 'sheet'),
        ),
        circle(0, 0, ra, paint('steel', 'sheet')),
        circle(right, 0, rb, paint('steel', 'sheet')),
      ),
    ),
    ...[ra * 1.45, right - rb * 1.45].map((x) => rect(x - 26, -22, 52, 44, '#000', 20, { opacity: 0.12 })),
    mark(right / 2, 7, 19, '#4b5157'),
    text(total * 0.3, 8, 22, String(a), '#33383d'),
    text(right - total * 0.24, 8, 22, String(b), '#33383d'),
  );
  const d = `M${-ra * 0.4},0L${ra * 0.9},0C${ra * 1.7},0 ${ra * 1.7},-92 ${ra * 2.6},-92L${right - rb * 2.6},-92C${right - rb * 1.7},-92 ${right - rb * 1.7},0 ${right - rb * 0.9},0L${right + rb * 0.4},0`;
  const ringSide = (x: number, r: number) =>
    raised(
      rect(x - r, -20, 2 * r, 46, paint('steel', 'standing'), 8),
      rect(x - r, 14, 2 * r, 6, '#000', 0, { opacity: 0.16 }),
    );
  const side =
    raised(
      stroke(d, '#7d838a', 34, { 'stroke-linecap': 'butt' }),
      stroke(d, '#c9cdd1', 24, { 'stroke-linecap': 'butt', transform: 'translate(0 -3)' }),
      stroke(d, '#f4f5f6', 8, { 'stroke-linecap': 'butt', transform: 'translate(0 -8)' }),
    ) +
    ringSide(0, ra) +
    ringSide(right, rb);
  return place(-right / 2, -120, 0, 1, top) + place(-right / 2 + 30, 170, 0, 1, side);
}

export const WRENCH_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'adjustable-wrench-250': (tool) => ({ draw: () => adjustable(size(tool, 'Length') * 3.6), angle: -30 }),
  'combination-wrench-set-12': () => ({ draw: wrenchRoll }),
  'combination-wrench-24': (tool) => ({
    draw: () => combination(size(tool, 'Size'), size(tool, 'Length')),
    angle: -32,
  }),
  'ratcheting-wrench-set-8': (tool) => ({ draw: () => ratchetingRack(sizes(tool, 'Sizes')), angle: -10 }),
  'pipe-wrench-450': (tool) => ({ draw: () => pipeWrench(size(tool, 'Length') * 2.2), angle: -30 }),
  'hex-key-set-9': () => ({ draw: () => hexKeys([1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]), angle: 8 }),
  'offset-ring-wrench-16-17': (tool) => ({
    draw: () => offsetRing(16, 17, size(tool, 'Length')),
    angle: -14,
  }),
};
