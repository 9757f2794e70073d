import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { lathe, rounded } from '../kit/outline';
import { mark, plate } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size } from '../kit/size';
import {
  circle,
  circlePath,
  clipped,
  ellipse,
  group,
  line,
  num,
  path,
  place,
  rect,
  repeat,
  roundedRectPath,
  text,
} from '../kit/svg';
import { hexBar, knurled, threaded } from '../kit/turned';

/** Crossed rows of file teeth over a box. */
function fileCut(x: number, y: number, width: number, height: number, pitch: number): string {
  const box = roundedRectPath(x, y, width, height, 1);
  const count = Math.ceil((width + height) / pitch);
  return clipped(
    box,
    repeat(count, (i) =>
      line(x - height + i * pitch, y + height, x + i * pitch, y, '#1a1d20', pitch * 0.42, { opacity: 0.42 }),
    ),
    repeat(count, (i) =>
      line(x - height + i * pitch, y, x + i * pitch, y + height, '#fff', pitch * 0.2, { opacity: 0.5 }),
    ),
  );
}

function flatFile(length: number): string {
  const l = length * 3;
  const half = 46;
  const handle = lathe('0,22,1 20,40 60,46 120,38 220,54 310,52 348,40 356,20');
  return (
    raised(
      bevel(
        2,
        path(
          rounded(
            `0,${-half * 0.86},4 ${l * 0.3},${-half} ${l - 60},${-half} ${l},-18 ${l},18 ${l - 60},${half} ${l * 0.3},${half} 0,${half * 0.86},4`,
          ),
          paint('steel', 'sheet'),
        ),
      ),
    ) +
    fileCut(8, -half + 6, l - 90, 2 * half - 12, 9) +
    text(l - 44, 6, 18, '2', '#3f454b') +
    place(
      l - 20,
      0,
      0,
      1,
      raised(path(handle, paint('rubber'))),
      clipped(
        handle,
        path(lathe('110,38,1 220,54 320,52,1'), paint('yellow')),
        repeat(5, (i) => rect(140, -34 + i * 15, 160, 7, paint('rubber'), 3)),
      ),
      rect(0, -24, 26, 48, paint('steel'), 4),
      circle(330, 0, 9, '#101214'),
    )
  );
}

const SECTIONS = [
  'flat',
  'pillar',
  'half-round',
  'round',
  'square',
  'three-square',
  'knife',
  'barrette',
  'crossing',
  'oval',
] as const;

function needleFile(index: number): string {
  const width = [40, 34, 38, 24, 26, 34, 36, 38, 36, 32][index] ?? 30;
  const pointed = index !== 0 && index !== 1;
  const half = width / 2;
  const outline = pointed
    ? rounded(`0,-2 0,2 210,${half} 380,${half * 0.9} 400,10 400,-10 380,${-half * 0.9} 210,${-half}`, 8)
    : rounded(`0,${-half * 0.8},3 0,${half * 0.8},3 380,${half} 400,10 400,-10 380,${-half}`, 6);
  const round = index === 3 || index === 2 || index === 9;
  return raised(
    path(outline, round ? paint('steel') : paint('steel', 'flat')),
    clipped(
      outline,
      fileCut(-10, -half, 400, width, 6),
      round ? '' : rect(0, -1, 400, half, '#000', 0, { opacity: index % 2 === 0 ? 0.14 : 0.05 }),
    ),
    path(rounded('396,-11 640,-11 640,11 396,11', 2), paint('steel')),
    knurled(470, 0, 180, 24, 'steel', 7),
  );
}

function needleSet(): string {
  return (
    raised(plate(roundedRectPath(-500, -430, 640, 860, 24), 'rubber', 8)) +
    SECTIONS.map((_, i) => place(-450, -372 + i * 82, 0, 1, needleFile(i))).join('') +
    path(roundedRectPath(-390, -420, 210, 840, 14), '#23272b', { opacity: 0.96 }) +
    path(roundedRectPath(-390, -420, 210, 840, 14), 'none', { stroke: '#ffc629', 'stroke-width': 3 }) +
    SECTIONS.map((section, i) => text(-285, -364 + i * 82, 22, section, '#ffc629')).join('')
  );
}

/** A bonded disc from above: grit, glass net, label, steel ring. */
function cuttingDisc(r: number): string {
  return raised(
    bevel(2, circle(0, 0, r, '#54402f')),
    clipped(
      circlePath(0, 0, r),
      repeat(46, (i) =>
        line(-r + i * ((2 * r) / 46), -r, -r + i * ((2 * r) / 46), r, '#241a12', 3, { opacity: 0.35 }),
      ),
      repeat(46, (i) =>
        line(-r, -r + i * ((2 * r) / 46), r, -r + i * ((2 * r) / 46), '#9a7b5e', 2, { opacity: 0.3 }),
      ),
    ),
    circle(0, 0, r * 0.62, '#f4f3ee'),
    path(`${circlePath(0, 0, r * 0.62)}${circlePath(0, 0, r * 0.52)}`, '#ffc629', { 'fill-rule': 'evenodd' }),
    mark(0, -r * 0.28, r * 0.088, '#15181c'),
    text(0, r * 0.32, r * 0.1, '125 × 1.0 × 22.23', '#15181c'),
    text(0, r * 0.43, r * 0.07, '12 250 rpm  80 m/s', '#c7372d'),
    bevel(
      2,
      path(`${circlePath(0, 0, r * 0.25)}${circlePath(0, 0, r * 0.18)}`, paint('steel', 'flat'), {
        'fill-rule': 'evenodd',
      }),
    ),
    circle(0, 0, r * 0.18, '#dcdad4'),
  );
}

function cuttingDiscs(): string {
  const r = 300;
  return (
    place(
      -170,
      30,
      0,
      1,
      raised(bevel(8, circle(0, 0, r + 50, paint('steel', 'sheet')))),
      circle(0, 0, r + 26, '#1d2023'),
      circle(0, 0, r + 26, 'none', { stroke: '#6a7076', 'stroke-width': 4 }),
      place(8, 10, 0, 1, circle(0, 0, r, '#382a1e')),
      cuttingDisc(r),
    ) + place(350, -130, 20, 0.78, cuttingDisc(r))
  );
}

function flapDisc(): string {
  const r = 380;
  const flaps = 44;
  const flap = `M${r * 0.4},-6L${r * 0.995},-40L${r},26L${r * 0.42},22Z`;
  return (
    raised(bevel(8, circle(0, 0, r * 0.98, '#1d3e63'))) +
    repeat(
      flaps,
      (i) =>
        `<g transform="rotate(${num((360 / flaps) * i)})">${path(flap, '#2c5f94')}${path(`M${r * 0.4},-6L${r * 0.995},-40L${r * 0.998},-28L${r * 0.4},0Z`, '#8fbcf5', { opacity: 0.42 })}${path(`M${r * 0.42},12L${r},12L${r},26L${r * 0.42},22Z`, '#06101c', { opacity: 0.5 })}${repeat(7, (k) => circle(r * (0.5 + k * 0.07), -12 + ((k * 13 + i * 7) % 22), 2.4, k % 2 === 0 ? '#cfe1f7' : '#0d2138', { opacity: 0.55 }))}</g>`,
    ) +
    path(circlePath(0, 0, r), '#fff', { opacity: 0.04 }) +
    raised(bevel(8, circle(0, 0, r * 0.45, paint('rubber', 'flat')))) +
    circle(0, 0, r * 0.4, '#f4f3ee') +
    path(`${circlePath(0, 0, r * 0.4)}${circlePath(0, 0, r * 0.33)}`, '#2c5f94', { 'fill-rule': 'evenodd' }) +
    text(0, -r * 0.2, 34, 'P60', '#15181c') +
    text(0, r * 0.24, 22, 'ZIRCONIA', '#15181c') +
    bevel(
      2,
      path(`${circlePath(0, 0, r * 0.17)}${circlePath(0, 0, r * 0.12)}`, paint('steel', 'flat'), {
        'fill-rule': 'evenodd',
      }),
    ) +
    circle(0, 0, r * 0.12, '#dcdad4')
  );
}

function wireCup(): string {
  const knots = 15;
  const wires = repeat(knots, (i) => {
    const x = -250 + (500 / (knots - 1)) * i;
    const spread = x * 0.24;
    return repeat(9, (k) => {
      const off = (k - 4) * 5.2;
      const d = `M${num(x * 0.9 + off * 0.5)},60C${num(x + off * 1.2)},150 ${num(x + spread * 0.5 - off)},240 ${num(x + spread + off * 1.4)},${num(348 + ((k * 7 + i * 5) % 16))}`;
      return path(d, 'none', {
        stroke: ['#6b4d12', '#c99a3b', '#f2d588', '#a67c25'][(k + i) % 4],
        'stroke-width': 4.4,
        'stroke-linecap': 'round',
      });
    });
  });
  const back = repeat(knots, (i) => {
    const x = -235 + (470 / (knots - 1)) * i;
    return path(`M${num(x * 0.9)},60L${num(x * 1.2)},340`, 'none', { stroke: '#4a360d', 'stroke-width': 30 });
  });
  return (
    raised(back, wires) +
    raised(
      path(
        rounded('-262,90,20 -262,0,50 -150,-80,40 150,-80,40 262,0,50 262,90,20', 10),
        paint('steel', 'standing'),
      ),
      rect(-268, 74, 536, 34, paint('dark', 'standing'), 8),
      rect(-190, -60, 380, 12, '#000', 0, { opacity: 0.12 }),
    ) +
    place(0, -80, -90, 1, raised(hexBar(0, 0, 80, 190, 'steel'))) +
    place(0, -160, -90, 1, raised(threaded(0, 0, 70, 96, 'dark', 14))) +
    text(0, 40, 34, 'M14  ·  75', '#2a2e32') +
    ellipse(0, -232, 46, 10, '#0e0f11', { opacity: 0.7 })
  );
}

function diamondStone(): string {
  const speckle = (x: number, y: number, w: number, h: number, color: string) =>
    repeat(520, (i) =>
      circle(x + ((i * 137.5) % w), y + ((i * 89.3) % h), 1.3 + (i % 3) * 0.4, i % 2 === 0 ? '#fff' : color, {
        opacity: 0.55,
      }),
    );
  const holes = repeat(6, (row) =>
    repeat(15, (i) =>
      circle(-470 + i * 66 + (row % 2) * 33, -150 + row * 60, 13, '#5d636a', { opacity: 0.55 }),
    ),
  );
  return (
    raised(plate(roundedRectPath(-620, -270, 1240, 560, 40), 'rubber', 14)) +
    path(roundedRectPath(-580, -232, 1160, 484, 22), '#1b1e21') +
    raised(bevel(4, rect(-530, -190, 1060, 380, '#a9aeb4', 10))) +
    clipped(
      roundedRectPath(-530, -190, 1060, 380, 10),
      holes,
      speckle(-530, -190, 1060, 380, '#3a3f44'),
      path('M-530,-190H-100L-420,190H-530Z', '#fff', { opacity: 0.18 }),
      path('M160,-190H330L10,190H-160Z', '#fff', { opacity: 0.14 }),
    ) +
    raised(bevel(4, path(roundedRectPath(430, -270, 150, 560, 10), paint('yellow', 'flat')))) +
    group(
      { transform: 'rotate(90 505 10)' },
      mark(505, 4, 34, '#2a2000'),
      text(505, 44, 26, '400 / 1000', '#2a2000'),
    )
  );
}

export const ABRASIVE_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'flat-file-250': (tool) => ({ draw: () => flatFile(size(tool, 'Length')), angle: -30 }),
  'needle-file-set-10': () => ({ draw: needleSet, angle: -6 }),
  'cutting-discs-125-25': () => ({ draw: cuttingDiscs }),
  'flap-disc-125-p60': () => ({ draw: flapDisc, fill: 0.92 }),
  'wire-cup-brush-75': () => ({ draw: wireCup, pose: 'standing', fill: 0.88 }),
  'diamond-bench-stone': () => ({ draw: diamondStone, angle: -12 }),
};
