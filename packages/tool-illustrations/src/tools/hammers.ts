import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { lathe, rounded, smooth } from '../kit/outline';
import { mark, plate } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size } from '../kit/size';
import { circle, clipped, group, line, path, place, rect, repeat, text } from '../kit/svg';
import { wooden } from '../kit/wood';

/** Hammers lie with the head to the left, its axis upright, the handle along x. Units: about 3 per millimetre. */

function handle(length: number, half: number): string {
  const end = length;
  const outline = lathe(
    `-60,${half * 0.8} 40,${half * 0.78} ${length * 0.3},${half * 0.62} ${length * 0.62},${half * 0.92} ${end - 90},${half * 1.05} ${end - 25},${half * 1.12} ${end},${half * 0.8}`,
  );
  return (
    wooden(outline, -60, end, half * 1.1) +
    line(end - 70, -half, end - 70, half, '#5b3410', 2, { opacity: 0.3 })
  );
}

function machinist(length: number): string {
  const head = rounded(
    '-62,-20 -62,-190,10 -52,-205,8 52,-205,8 62,-190,10 62,-20 58,70,20 14,205,10 -14,205,10 -58,70,20',
    4,
  );
  return (
    handle(length, 36) +
    raised(
      path(rounded('62,-42 190,-34,10 190,34,10 62,42', 4), paint('steel')) +
        line(120, -39, 120, 39, '#000', 2, { opacity: 0.25 }),
    ) +
    raised(plate(head, 'iron', 14)) +
    plate(rounded('-62,-172 -62,-190,10 -52,-205,8 52,-205,8 62,-190,10 62,-172', 2), 'chrome', 4) +
    plate(rounded('-32,150,2 32,150,2 14,205,10 -14,205,10', 2), 'chrome', 4) +
    group({ opacity: 0.9 }, text(0, -84, 34, '500', '#d5d9dd')) +
    mark(0, 96, 14, '#d5d9dd') +
    circle(0, 0, 20, paint('dark', 'flat')) +
    circle(0, 0, 13, paint('steel', 'flat'))
  );
}

function claw(length: number): string {
  const end = length;
  const core = lathe(`-40,30 60,32 ${end * 0.36},25 ${end * 0.46},28 ${end * 0.5},30`);
  const grip = lathe(
    `${end * 0.42},31,1 ${end * 0.44},38 ${end * 0.6},40 ${end * 0.78},44 ${end - 70},44 ${end - 20},56 ${end},40`,
  );
  const head = smooth(
    '-50,-60 -52,-140 -66,-156,1 -70,-168 -70,-212 -62,-222,1 62,-222,1 70,-212 70,-168 66,-156,1 52,-140 54,-50 56,40 44,120 4,210 -70,290 -132,330 -140,320,1 -120,250 -84,170 -62,90 -54,30',
  );
  return (
    path(core, paint('yellow')) +
    raised(path(grip, paint('rubber'))) +
    clipped(
      grip,
      repeat(9, (i) =>
        line(end * 0.56 + i * 34, -60, end * 0.56 + i * 34 + 16, 60, '#000', 7, { opacity: 0.32 }),
      ),
    ) +
    path(lathe(`${end * 0.47},39.5,1 ${end * 0.5},40.2,1`), paint('yellow')) +
    raised(plate(head, 'chrome', 14)) +
    plate(rounded('-70,-186 -70,-212,8 -62,-222,6 62,-222,6 70,-212,8 70,-186', 2), 'steel', 4) +
    path(smooth('-134,322,1 -100,262 -56,196 -30,134 -22,140 -36,200 -76,266'), '#2c3034', {
      opacity: 0.85,
    }) +
    bevel(2, path(rounded('-26,-30 26,-30 26,30 -26,30', 6), paint('dark', 'flat'))) +
    mark(0, -100, 13, '#3a3f45')
  );
}

function deadBlow(length: number): string {
  const end = length;
  const body = lathe(
    `-40,44 40,50 110,34 ${end * 0.5},30 ${end * 0.56},38 ${end * 0.8},44 ${end - 30},50 ${end},38`,
  );
  const head = rounded(
    '-84,-230,16 84,-230,16 88,-150,8 68,-128,10 76,-40,20 76,40,20 68,128,10 88,150,8 84,230,16 -84,230,16 -88,150,8 -68,128,10 -76,40,20 -76,-40,20 -68,-128,10 -88,-150,8',
    10,
  );
  return (
    path(body, paint('yellow')) +
    clipped(
      body,
      repeat(12, (i) =>
        line(end * 0.58 + i * 30, -60, end * 0.58 + i * 30, 60, '#7c5400', 8, { opacity: 0.4 }),
      ),
    ) +
    raised(plate(head, 'yellow', 22)) +
    line(-80, -146, 80, -146, '#8a5f00', 3, { opacity: 0.5 }) +
    line(-80, 146, 80, 146, '#8a5f00', 3, { opacity: 0.5 }) +
    text(0, 12, 40, '1.0 kg', '#3b2b00', { opacity: 0.85 }) +
    mark(0, 52, 17, '#3b2b00', 0.8)
  );
}

function softFace(length: number): string {
  const housing = rounded(
    '-56,-104,8 56,-104,8 62,-70,14 62,70,14 56,104,8 -56,104,8 -62,70,14 -62,-70,14',
    8,
  );
  const face = (from: number, material: 'nylon' | 'rubber') =>
    raised(
      path(
        rounded(`-66,${from},4 66,${from},4 64,${from * 2.05},16 -64,${from * 2.05},16`, 4),
        paint(material, 'standing'),
      ),
    );
  return (
    handle(length, 34) +
    face(-104, 'nylon') +
    face(104, 'rubber') +
    raised(path(housing, paint('aluminium', 'standing'))) +
    rect(-62, -84, 124, 8, '#000', 0, { opacity: 0.18 }) +
    rect(-62, 76, 124, 8, '#000', 0, { opacity: 0.18 }) +
    raised(path(rounded('50,-44 108,-38,8 108,38,8 50,44', 4), paint('aluminium'))) +
    text(0, -20, 34, '40', '#4a5056') +
    mark(0, 20, 14, '#4a5056')
  );
}

function sledge(length: number): string {
  const head = rounded(
    '-66,-196,10 -46,-214,8 46,-214,8 66,-196,10 72,-90,30 66,0,30 72,90,30 66,196,10 46,214,8 -46,214,8 -66,196,10 -72,90,30 -66,0,30 -72,-90,30',
    12,
  );
  const end = (sign: 1 | -1) =>
    plate(
      rounded(
        `-66,${sign * 176} -66,${sign * 196},10 -46,${sign * 214},8 46,${sign * 214},8 66,${sign * 196},10 66,${sign * 176}`,
        2,
      ),
      'steel',
      4,
    );
  return (
    handle(length, 30) +
    raised(path(lathe('60,34,1 150,33 210,30,1'), paint('rubber'))) +
    raised(plate(head, 'iron', 22)) +
    end(-1) +
    end(1) +
    text(0, -84, 40, '5 kg', '#d5d9dd') +
    mark(0, 100, 15, '#d5d9dd') +
    path(rounded('-20,-20 20,-20 20,20 -20,20', 6), paint('wood', 'flat')) +
    line(-14, -14, 14, 14, '#6d7278', 5) +
    line(-14, 14, 14, -14, '#6d7278', 5)
  );
}

function mallet(length: number): string {
  const head = rounded('-104,-190,26 104,-190,26 112,-20,40 104,180,14 -104,180,14 -112,-20,40', 20);
  return (
    handle(length, 34) +
    raised(path(head, paint('rubber', 'standing'))) +
    rect(-110, -150, 220, 5, '#000', 0, { opacity: 0.4 }) +
    rect(-110, 138, 220, 5, '#000', 0, { opacity: 0.4 }) +
    rect(-110, 144, 220, 3, '#fff', 0, { opacity: 0.14 }) +
    path(rounded('-70,-60,8 70,-60,8 70,60,8 -70,60,8'), '#ffc629') +
    text(0, 4, 44, '680 g', '#1b1d20') +
    mark(0, 38, 16, '#1b1d20')
  );
}

/** A chisel or punch along x: yellow-lacquered octagonal shank, ground steel at both ends. */
function struck(
  length: number,
  width: number,
  tip: 'flat' | 'cross' | 'punch' | 'centre',
  tipWidth: number,
): string {
  const half = width / 2;
  const nose =
    tip === 'flat' || tip === 'cross'
      ? `0,-${tipWidth / 2},2 0,${tipWidth / 2},2 30,${tipWidth / 2 - 1} 190,${half - 2} 190,-${half - 2} 30,-${tipWidth / 2 - 1}`
      : tip === 'punch'
        ? `0,-${tipWidth / 2},2 0,${tipWidth / 2},2 170,${tipWidth / 2 + 2} 250,${half} 250,-${half} 170,-${tipWidth / 2 + 2}`
        : `0,-1 0,1 24,${tipWidth / 2} 190,${half} 190,-${half} 24,-${tipWidth / 2}`;
  const facets = [
    ['#ffe07a', -half, half * 0.6],
    ['#f8bc12', -half * 0.4, half * 0.8],
    ['#c98f00', half * 0.4, half * 0.6],
  ] as const;
  return raised(
    plate(rounded(nose), 'steel', 4) +
      group({}, ...facets.map(([color, y, height]) => rect(180, y, length - 240, height + 0.5, color))) +
      line(180, -half, 180, half, '#6b4a00', 2, { opacity: 0.6 }) +
      path(
        rounded(
          `${length - 60},${-half} ${length - 8},${-half * 0.86},6 ${length},0,20 ${length - 8},${half * 0.86},6 ${length - 60},${half}`,
        ),
        paint('steel'),
      ) +
      mark(180 + (length - 240) / 2, 5, 15, '#4a3500', 0.8),
  );
}

function chisels(): string {
  const pieces = [
    struck(780, 58, 'flat', 84),
    struck(660, 50, 'flat', 68),
    struck(600, 44, 'cross', 26),
    struck(560, 38, 'punch', 20),
    struck(540, 34, 'punch', 13),
    struck(500, 34, 'centre', 24),
  ];
  const ys = [-270, -150, -45, 50, 135, 215];
  return group({}, ...pieces.map((piece, i) => place(-390, ys[i] ?? 0, 0, 1, piece)));
}

export const HAMMER_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'machinist-hammer-500': (tool) => ({ draw: () => machinist(size(tool, 'Length') * 3), angle: -32 }),
  'claw-hammer-560': (tool) => ({ draw: () => claw(size(tool, 'Length') * 3), angle: -32 }),
  'dead-blow-hammer-1000': (tool) => ({ draw: () => deadBlow(size(tool, 'Length') * 2.9), angle: -32 }),
  'soft-face-hammer-40': (tool) => ({ draw: () => softFace(size(tool, 'Length') * 2.9), angle: -32 }),
  'sledge-hammer-5kg': (tool) => ({ draw: () => sledge(size(tool, 'Length') * 1.5), angle: -28 }),
  'rubber-mallet-680': (tool) => ({ draw: () => mallet(size(tool, 'Length') * 2.9), angle: -32 }),
  'chisel-punch-set-6': () => ({ draw: chisels, angle: -18 }),
};
