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
function combination(mm: number, length: number, ratcheting = false, unit = 4): string {
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
    text(right - ring * 1.02 - shank * 0.9, shank * 0.26, shank * 0.7, '', '#33383d'),
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
  const body = smooth(
    `-196,-176 -150,-170 -120,-60,1 -20,-40,1 40,-66 100,-40 190,-30 ${length - 120},-42 ${length - 30},-40 ${length},0 ${length - 30},40 ${length - 120},42 190,42 96,96 30,132 -60,118 -96,70,1 -110,-20 -176,-110`,
  );
  const jaw = rounded(
    '-196,48,6 -110,44,6 -84,78,10 20,96,20 34,150,16 -20,172,16 -130,150,26 -206,70,10',
    6,
  );
  const fixed = smooth(
    '-205,-130 -160,-170 -60,-158 60,-100 120,-44 60,40 20,66 -70,64 -92,-14,1 -205,-20,1',
  );
  return group(
    {},
    raised(
      bevel(
        8,
        cut(
          circlePath(length - 44, 0, 20),
          path(
            lathe(`40,52 160,34 ${length - 160},42 ${length - 40},44 ${length - 8},24 ${length},4`),
            paint('chrome', 'sheet'),
          ),
          path(fixed, paint('chrome', 'sheet')),
        ),
      ),
    ),
    raised(plate(jaw, 'chrome', 8)),
    rect(-16, 42, 108, 44, '#1f2225', 10),
    knurled(-6, 64, 86, 44, 'chrome', 12),
    screw(112, 40, 11, 'steel'),
    path(rounded(`200,-16 ${length - 110},-20 ${length - 110},20 200,16`, 14), '#000', { opacity: 0.1 }),
    path(rounded(`200,-16 ${length - 110},-20 ${length - 110},20 200,16`, 14), 'none', {
      stroke: '#6b7178',
      'stroke-width': 2,
    }),
    mark(length * 0.5, 9, 26, '#4b5157'),
    text(length * 0.74, 9, 24, '250', '#4b5157'),
    group({ transform: 'translate(-88 -128) rotate(25)' }, scale(0, 0, 130, 30, 14, { color: '#3a3f44' })),
    body === '' ? '' : '',
  );
}

function pipeWrench(length: number): string {
  const handle = lathe(`60,40 200,30 ${length - 200},38 ${length - 60},44 ${length - 14},36 ${length},16`);
  const hookJaw = rounded(
    '-250,-170,16 -214,-214,20 120,-214,20 128,-176,10 -132,-160,6 -140,-60,12 -170,-48,10 -250,-120,14',
    8,
  );
  const heel = rounded('-128,30,6 36,30,6 36,80,8 -128,80,8');
  const teeth = (y: number, up: boolean) =>
    repeat(13, (i) => path(`M${-122 + i * 12},${y}l6,${up ? -12 : 12}l6,${up ? 12 : -12}z`, '#4b5157'));
  return (
    raised(plate(rounded('28,-214,8 108,-214,8 108,70,8 28,70,8'), 'steel', 4)) +
    repeat(14, (i) => line(28, -190 + i * 13, 108, -186 + i * 13, '#000', 4, { opacity: 0.35 })) +
    raised(
      plate(
        rounded('-260,-206,10 112,-206,16 112,-150,10 -120,-146,6 -120,-120,4 -260,-120,18', 8),
        'dark',
        8,
      ),
    ) +
    teeth(-122, false) +
    raised(path(handle, paint('red'))) +
    path(lathe(`230,13 ${length - 230},16 ${length - 200},10`), '#7a140c', { opacity: 0.55 }) +
    mark(length * 0.5, 8, 26, '#ffe9e4') +
    raised(
      plate(
        rounded(
          '-150,20,10 10,20,8 10,-60,10 140,-60,16 170,-10,20 150,60,16 90,120,20 -90,120,24 -150,80,16',
          8,
        ),
        'red',
        14,
      ),
    ) +
    raised(plate(heel, 'dark', 4)) +
    teeth(34, true) +
    rect(14, -36, 108, 62, '#1a1c1f', 8) +
    raised(group({ transform: 'translate(68 -4) rotate(90)' }, knurled(-26, 0, 52, 96, 'steel', 13))) +
    screw(-60, 98, 10, 'dark') +
    circle(length - 40, 0, 18, '#e9e8e3') +
    circle(length - 40, 0, 18, 'none', { stroke: '#5d0d07', 'stroke-width': 4 }) +
    (hookJaw === '' ? '' : '')
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
