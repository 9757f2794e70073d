import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { lathe, rounded, smooth } from '../kit/outline';
import { mark, plate, rivet, screw } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size } from '../kit/size';
import { circle, clipped, flip, group, line, path, repeat, text } from '../kit/svg';
import { knurled } from '../kit/turned';

/** Pliers lie with the jaws to the left and the pivot at the origin; each half is drawn once and mirrored. */

type Grip = { skin: Material; zone: string; length: number; spread?: number; bulge?: number };

/** The lower handle: a forged core in a two-component grip. */
function grip({ skin, zone, length, spread = 100, bulge = 1 }: Grip): string {
  const end = length;
  const core = smooth(`0,10 60,20 ${end * 0.3},${spread * 0.62} ${end * 0.3},${spread * 0.95} 60,74 0,60`);
  const outer = smooth(
    `${end * 0.17},34 ${end * 0.3},${spread * 0.5} ${end * 0.55},${spread * 0.78} ${end * 0.8},${spread * 0.66} ${end},${spread * 0.34} ${end + 18},${spread * 0.62} ${end - 10},${spread * 1.02} ${end * 0.8},${spread * 1.3 * bulge} ${end * 0.52},${spread * 1.44 * bulge} ${end * 0.28},${spread * 1.16} ${end * 0.18},104 ${end * 0.15},70`,
  );
  const inlay = smooth(
    `${end * 0.3},${spread * 0.78} ${end * 0.55},${spread * 1.0} ${end * 0.8},${spread * 0.88} ${end * 0.93},${spread * 0.66} ${end * 0.94},${spread * 0.8} ${end * 0.78},${spread * 1.08} ${end * 0.52},${spread * 1.22} ${end * 0.32},${spread * 0.98}`,
  );
  return (
    plate(core, 'steel', 8) +
    plate(outer, skin, 22) +
    bevel(8, path(inlay, zone)) +
    clipped(
      outer,
      repeat(7, (i) =>
        line(end * 0.38 + i * 34, spread * 1.28, end * 0.4 + i * 34, spread * 1.6, '#000', 6, {
          opacity: 0.25,
        }),
      ),
    )
  );
}

type Plier = {
  jaw: string;
  skin: Material;
  zone: string;
  handle: number;
  spread?: number;
  details: string;
  r?: number;
};

function plier({ jaw, skin, zone, handle, spread, details, r = 92 }: Plier): string {
  const half = grip({ skin, zone, length: handle, ...(spread === undefined ? {} : { spread }) });
  const joint = smooth(
    `${-r * 1.3},0,1 ${-r * 0.9},${r * 0.72} 0,${r * 0.95} ${r * 0.8},${r * 0.62} ${r * 1.2},${r * 0.2} ${r * 1.2},0,1`,
  );
  const halfHead = bevel(8, path(jaw, paint('steel', 'sheet')), path(joint, paint('steel', 'sheet')));
  return (
    raised(half) +
    raised(flip(half)) +
    raised(halfHead, flip(halfHead)) +
    raised(bevel(8, circle(0, 0, r * 0.82, paint('steel', 'sheet')))) +
    details +
    rivet(0, 0, r * 0.34, 'chrome') +
    mark(0, r * 0.62, 13, '#4b5157')
  );
}

/** Cross teeth along the line where the jaws meet. */
function teeth(from: number, to: number, half: number): string {
  return repeat(Math.floor((to - from) / 9), (i) =>
    line(from + i * 9, -half, from + i * 9, half, '#22262a', 3.4, { opacity: 0.75 }),
  );
}

function combination(skin: Material, zone: string, insulated: boolean): string {
  const jaw = smooth('-330,2,1 -334,52 -320,66 -250,74 -150,92 -60,86 0,60 0,2,1');
  const details =
    line(-330, 0, -70, 0, '#1b1e21', 4) +
    teeth(-326, -240, 12) +
    path(smooth('-236,0,1 -216,-16 -180,-20 -150,-14 -140,0,1 -150,14 -180,20 -216,16'), '#1b1e21') +
    teeth(-226, -150, 17) +
    path(rounded('-132,-8 -70,-3 -70,3 -132,8'), '#fff', { opacity: 0.65 }) +
    (insulated ? '' : text(-96, 52, 20, '180', '#4b5157'));
  const guard = (sign: 1 | -1) => {
    const outline = `82,${sign * 62},14 100,${sign * 140},16 142,${sign * 142},14 130,${sign * 60},10`;
    return insulated ? raised(plate(rounded(outline, 10), skin, 14)) : '';
  };
  const rating = insulated
    ? text(330, -112, 30, '1000 V', '#5d0d07', { transform: 'rotate(-2 330 -120)' })
    : '';
  return plier({ jaw, skin, zone, handle: 640, details }) + guard(1) + guard(-1) + rating;
}

function needleNose(): string {
  const jaw = smooth('-520,2,1 -520,12 -400,26 -250,52 -140,80 -60,84 0,60 0,2,1');
  const details =
    line(-518, 0, -60, 0, '#1b1e21', 4) +
    teeth(-512, -250, 9) +
    path(smooth('-230,0,1 -210,-13 -180,-14 -160,0,1 -180,14 -210,13'), '#1b1e21') +
    path(rounded('-140,-8 -70,-3 -70,3 -140,8'), '#fff', { opacity: 0.65 });
  return plier({ jaw, skin: 'rubber', zone: '#f3b70f', handle: 600, spread: 84, details, r: 78 });
}

function diagonal(): string {
  const jaw = smooth('-232,2,1 -238,20 -214,70 -160,104 -80,104 0,70 0,2,1');
  const details =
    line(-232, 0, -80, 0, '#1b1e21', 4) +
    path(rounded('-234,-2 -86,-26,20 -76,0 -86,26,20 -234,2'), '#fff', { opacity: 0.5 }) +
    path(rounded('-234,0 -90,-24,20 -90,-30 -220,-34'), '#000', { opacity: 0.12 }) +
    line(-232, 0, -78, 0, '#1b1e21', 3.5);
  return plier({ jaw, skin: 'rubber', zone: '#f3b70f', handle: 600, spread: 104, details, r: 98 });
}

function waterPump(): string {
  const upper = smooth(
    '-330,-60 -330,-96,1 -250,-150 -120,-140 -20,-76 60,-30 60,40 -40,60 -90,10 -130,-30 -210,-46 -290,-28,1',
  );
  const lower = smooth(
    '-340,36,1 -250,12 -180,18 -110,54 -60,50 0,-60 60,-110 130,-100 150,-30 90,60 0,120 -110,150 -230,120 -340,80',
  );
  const handleUpper = grip({ skin: 'rubber', zone: '#f3b70f', length: 760, spread: 92 });
  return (
    raised(flip(handleUpper)) +
    raised(handleUpper) +
    raised(plate(lower, 'dark', 8)) +
    path(smooth('20,-60 60,-92 110,-84 116,-40 70,30 20,66 -6,56 0,36 50,-16'), '#121416') +
    repeat(8, (i) => line(104 - i * 12, -78 + i * 18, 90 - i * 12, -84 + i * 18, '#5d636a', 5)) +
    raised(plate(upper, 'dark', 8)) +
    repeat(13, (i) =>
      path(`M${-322 + i * 15},${-46 + (i < 7 ? -i * 0.5 : (i - 7) * 5)}l8,17l8,-15z`, '#565c62'),
    ) +
    repeat(13, (i) => path(`M${-330 + i * 17},${34 - Math.sin(i / 4) * 16}l8,-17l9,16z`, '#565c62')) +
    rivet(30, 4, 34, 'chrome') +
    raised(bevel(4, circle(30, 4, 15, paint('yellow', 'flat')))) +
    mark(-190, -92, 17, '#cfd3d6')
  );
}

function locking(): string {
  const top = smooth(
    '-60,-110 40,-120 200,-92 420,-84 600,-96 640,-70 640,-30 600,-14 400,-20 200,-20 60,0 -60,30',
  );
  const lower = smooth('-20,30 60,20 180,60 340,120 520,150 560,170 550,192 480,190 300,160 120,110 0,90');
  const fixedJaw = smooth(
    '-330,-70 -320,-130 -220,-160 -80,-140 -30,-100 -30,10 -80,40 -110,-10 -170,-44 -240,-46 -300,-26,1',
  );
  const movingJaw = smooth(
    '-330,10,1 -260,-2 -190,10 -130,44 -70,26 0,20 50,60 20,110 -80,120 -220,110 -320,70',
  );
  return (
    raised(plate(smooth('120,60 300,70 470,20 500,44 330,110 140,100'), 'steel', 4)) +
    raised(plate(lower, 'chrome', 14)) +
    raised(plate(smooth('300,112 380,120 520,150 540,168 520,178 420,166 320,146'), 'yellow', 8)) +
    raised(plate(movingJaw, 'chrome', 8)) +
    raised(plate(fixedJaw, 'chrome', 8)) +
    repeat(12, (i) => path(`M${-312 + i * 17},${-28 - Math.sin((i / 11) * 3) * 18}l8,15l9,-15z`, '#4b5157')) +
    repeat(12, (i) => path(`M${-318 + i * 17},${10 + Math.sin((i / 11) * 3) * 4}l8,-15l9,15z`, '#4b5157')) +
    raised(plate(top, 'chrome', 14)) +
    raised(knurled(636, -54, 84, 62, 'steel', 10)) +
    rivet(-40, 60, 22) +
    rivet(140, 80, 17) +
    rivet(60, -10, 17) +
    mark(330, -44, 26, '#4b5157')
  );
}

function boltCutters(): string {
  const arm = (): string =>
    raised(
      path(lathe('60,30,1 560,26,1'), paint('red')),
      path(lathe('540,30,1 560,34 860,36 900,40 912,28'), paint('rubber')),
    ) +
    clipped(
      lathe('540,30,1 560,34 860,36 912,28'),
      repeat(10, (i) => line(620 + i * 26, -44, 620 + i * 26, 44, '#000', 8, { opacity: 0.4 })),
    );
  const blade = smooth('-250,0,1 -254,34 -200,76 -100,80 0,60 110,54 150,36 140,4 60,6 0,4,1');
  const half = bevel(8, path(blade, paint('dark', 'sheet')));
  return (
    group({ transform: 'translate(70 26) rotate(10)' }, arm()) +
    group({ transform: 'translate(70 -26) rotate(-10)' }, arm()) +
    raised(half) +
    raised(flip(half)) +
    path(rounded('-250,-2 -90,-22,16 -80,0 -90,22,16 -250,2'), '#d9dde0', { opacity: 0.9 }) +
    line(-250, 0, 0, 0, '#0f1113', 4) +
    raised(plate(rounded('-70,-52,20 60,-52,20 60,52,20 -70,52,20'), 'steel', 4)) +
    screw(-36, -28, 15) +
    screw(-36, 28, 15) +
    screw(34, 0, 12) +
    rivet(112, -36, 17) +
    rivet(112, 36, 17) +
    group({ transform: 'translate(70 26) rotate(10)' }, mark(320, 8, 24, '#ffe9e4'))
  );
}

export const PLIER_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'combination-pliers-180': () => ({
    draw: () => combination('rubber', '#f3b70f', false),
    angle: -34,
    fill: 0.95,
  }),
  'needle-nose-pliers-200': () => ({ draw: needleNose, angle: -34 }),
  'diagonal-cutters-160': (tool) => ({ draw: diagonal, angle: -34, fill: size(tool, 'Length') / 178 }),
  'water-pump-pliers-250': () => ({ draw: waterPump, angle: -34 }),
  'locking-pliers-250': () => ({ draw: locking, angle: -30 }),
  'insulated-combination-pliers-180': () => ({
    draw: () => combination('red', '#f3b70f', true),
    angle: -34,
    fill: 0.95,
  }),
  'bolt-cutters-600': () => ({ draw: boltCutters, angle: -34 }),
};
