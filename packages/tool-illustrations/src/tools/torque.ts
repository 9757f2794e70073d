import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { lathe, rounded, smooth } from '../kit/outline';
import { mark, plate, scale, screw } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size } from '../kit/size';
import { circle, clipped, group, line, path, rect, repeat, text } from '../kit/svg';
import { bar, knurled, turned } from '../kit/turned';

/** Torque wrenches, ratchets and bars lie with the head to the left. Units: about 2.5 per millimetre. */

/** The square drive towards the viewer, with its spring ball. */
export function squareDrive(side: number): string {
  const half = side / 2;
  return (
    rect(-half - 5, -half - 5, side + 10, side + 10, '#000', 5, { opacity: 0.4 }) +
    bevel(4, rect(-half, -half, side, side, paint('steel', 'flat'), 4)) +
    circle(0, half * 0.35, half * 0.34, '#6a7076') +
    circle(-half * 0.06, half * 0.28, half * 0.22, '#eef0f1')
  );
}

/** The teardrop head of a ratchet; the neck leaves to the right with half-height `neck`. */
export function ratchetHead(r: number, neck: number, side: number): string {
  const outline = smooth(
    `${-r},0 ${-r * 0.7},${-r * 0.71} 0,${-r} ${r * 0.8},${-r * 0.72} ${r * 1.6},${-neck} ${r * 2.1},${-neck},1 ${r * 2.1},${neck},1 ${r * 1.6},${neck} ${r * 0.8},${r * 0.72} 0,${r} ${-r * 0.7},${r * 0.71}`,
  );
  return (
    raised(plate(outline, 'chrome', 8)) +
    circle(0, 0, r * 0.74, 'none', { stroke: '#4a5056', 'stroke-width': 3, opacity: 0.6 }) +
    bevel(4, circle(0, 0, r * 0.66, paint('aluminium', 'flat'))) +
    circle(0, 0, r * 0.66, 'none', { stroke: '#fff', 'stroke-width': 2, opacity: 0.5 }) +
    squareDrive(side) +
    screw(r * 0.5, -r * 0.02, r * 0.09, 'dark')
  );
}

type Click = {
  length: number;
  r: number;
  tube: number;
  drive: number;
  top: number;
  step: number;
  lock: 'ring' | 'knob';
};

function clickWrench({ length, r, tube, drive, top, step, lock }: Click): string {
  const gripFrom = length * 0.66;
  const scaleFrom = length * 0.43;
  const scaleTo = gripFrom - 30;
  return (
    raised(
      bar(r * 1.7, 0, gripFrom - r * 1.7, tube, 'chrome', 4),
      turned(scaleTo, 0, [[30, tube + 4, tube + 10, 'steel']]),
    ) +
    ratchetHead(r, tube * 0.5, drive) +
    rect(scaleFrom, -tube * 0.2, scaleTo - scaleFrom, tube * 0.52, '#fafaf7', 5) +
    rect(scaleFrom, -tube * 0.2, scaleTo - scaleFrom, tube * 0.52, 'none', 5, {
      stroke: '#54595f',
      'stroke-width': 2,
    }) +
    scale(scaleFrom + 14, -tube * 0.17, scaleTo - scaleFrom - 28, 40, tube * 0.2, {
      figures: (i) => (i % 10 === 0 ? String(Math.round(top - ((top - step) * i) / 40)) : undefined),
      size: tube * 0.2,
    }) +
    mark(r * 2 + (scaleFrom - r * 2) / 2, tube * 0.1, tube * 0.3, '#3c4247') +
    raised(
      path(
        lathe(
          `${gripFrom},${tube * 0.56},1 ${gripFrom + 14},${tube * 0.62} ${length - 70},${tube * 0.64} ${length - 54},${tube * 0.58},1`,
        ),
        paint('rubber'),
      ),
    ) +
    knurled(gripFrom + 26, 0, length - gripFrom - 112, tube * 1.2, 'rubber', 12) +
    path(lathe(`${gripFrom + 6},${tube * 0.6},1 ${gripFrom + 22},${tube * 0.625},1`), paint('yellow')) +
    raised(
      lock === 'ring'
        ? knurled(length - 54, 0, 40, tube * 1.3, 'steel', 9) +
            bar(length - 14, 0, 22, tube * 0.8, 'chrome', 6)
        : knurled(length - 54, 0, 54, tube * 0.95, 'dark', 9) + bar(length, 0, 12, tube * 0.7, 'yellow', 4),
    )
  );
}

function digitalWrench(length: number): string {
  const body = rounded(
    `${length * 0.34},-30,8 ${length * 0.37},-52,16 ${length * 0.6},-52,16 ${length * 0.64},-34,8 ${length * 0.64},34,8 ${length * 0.6},52,16 ${length * 0.37},52,16 ${length * 0.34},30,8`,
  );
  const screen = { x: length * 0.4, y: -34, w: length * 0.13, h: 68 };
  return (
    raised(bar(110, 0, length * 0.3, 56, 'chrome')) +
    ratchetHead(66, 28, 42) +
    mark(length * 0.235, 7, 19, '#3c4247') +
    raised(plate(body, 'rubber', 14)) +
    rect(length * 0.352, -30, 10, 60, '#8cf06a', 4) +
    rect(screen.x, screen.y, screen.w, screen.h, '#15181b', 8) +
    rect(screen.x + 6, screen.y + 6, screen.w - 12, screen.h - 12, '#cfe6d2', 4) +
    text(screen.x + screen.w * 0.42, 14, 44, '125.0', '#12211a') +
    text(screen.x + screen.w * 0.86, 14, 17, 'Nm', '#12211a') +
    text(screen.x + screen.w * 0.86, -8, 15, '45°', '#12211a') +
    repeat(3, (i) =>
      bevel(2, circle(length * 0.555 + (i % 2) * 34, -22 + i * 22, 10, i === 1 ? '#ffc629' : '#8b9298')),
    ) +
    raised(
      path(
        lathe(
          `${length * 0.635},36,1 ${length * 0.66},40 ${length * 0.8},37 ${length - 60},42 ${length - 10},44 ${length},34`,
        ),
        paint('rubber'),
      ),
    ) +
    clipped(
      lathe(`${length * 0.66},40,1 ${length * 0.8},37 ${length - 40},43,1`),
      repeat(14, (i) =>
        line(length * 0.67 + i * 32, -46, length * 0.67 + i * 32, 46, '#000', 9, { opacity: 0.4 }),
      ),
    ) +
    path(lathe(`${length * 0.638},37,1 ${length * 0.65},38.6,1`), paint('yellow')) +
    path(lathe(`${length - 34},43.2,1 ${length - 22},43.6,1`), paint('yellow'))
  );
}

function heavyWrench(): string {
  const tube =
    raised(bar(-480, 0, 960, 52, 'chrome', 6)) +
    raised(knurled(200, 0, 240, 58, 'rubber', 13), bar(440, 0, 44, 58, 'yellow', 8)) +
    bar(-540, 0, 66, 40, 'steel', 4) +
    circle(-510, 0, 9, '#3b4046');
  const wrench = clickWrench({ length: 1160, r: 84, tube: 58, drive: 62, top: 750, step: 150, lock: 'knob' });
  return (
    group({ transform: 'translate(-580 -95)' }, wrench) + group({ transform: 'translate(20 125)' }, tube)
  );
}

function ratchet(length: number): string {
  const grip = lathe(
    `${length * 0.42},26,1 ${length * 0.46},33 ${length * 0.62},30 ${length * 0.82},36 ${length - 24},39 ${length},28`,
  );
  const zone = smooth(
    `${length * 0.5},-8 ${length * 0.62},-20 ${length * 0.86},-22 ${length * 0.95},-6 ${length * 0.95},6 ${length * 0.86},22 ${length * 0.62},20 ${length * 0.5},8`,
  );
  const r = 92;
  return (
    raised(path(lathe(`${r},30,1 ${length * 0.3},21 ${length * 0.43},24,1`), paint('chrome'))) +
    raised(
      plate(
        smooth(
          `${-r},0 ${-r * 0.7},${-r * 0.71} 0,${-r} ${r * 0.8},${-r * 0.66} ${r * 1.5},-28 ${r * 1.5},28 ${r * 0.8},${r * 0.66} 0,${r} ${-r * 0.7},${r * 0.71}`,
        ),
        'chrome',
        8,
      ),
    ) +
    bevel(4, circle(0, 0, r * 0.72, paint('dark', 'flat'))) +
    repeat(
      36,
      (i) =>
        `<g transform="rotate(${i * 10})">${line(r * 0.63, 0, r * 0.71, 0, '#aab0b5', 3, { opacity: 0.6 })}</g>`,
    ) +
    bevel(4, circle(0, 0, r * 0.56, paint('steel', 'flat'))) +
    raised(plate(smooth('-30,-30 0,-42 30,-30 42,0 84,22 92,36 74,44 26,36 0,42 -30,30 -42,0'), 'dark', 8)) +
    bevel(4, circle(0, 0, 20, paint('yellow', 'flat'))) +
    raised(path(grip, paint('rubber'))) +
    bevel(8, path(zone, '#f3b70f')) +
    mark(length * 0.73, 7, 20, '#2a2000', 0.9) +
    circle(length - 26, 0, 11, '#101214')
  );
}

function breakerBar(length: number): string {
  return (
    raised(bar(70, 0, length - 300, 46, 'chrome', 4)) +
    raised(knurled(length - 330, 0, 270, 58, 'chrome', 11), bar(length - 60, 0, 26, 60, 'chrome', 8)) +
    bar(length - 346, 0, 16, 60, 'yellow', 3) +
    mark(length * 0.34, 7, 22, '#3c4247') +
    raised(
      plate(
        smooth(
          '-50,-40 20,-62 80,-50 130,-28 170,-24,1 170,24,1 130,28 80,50 20,62 -50,40 -20,34,1 40,26,1 40,-26,1 -20,-34,1',
        ),
        'chrome',
        8,
      ),
    ) +
    raised(
      group(
        { transform: 'rotate(-34)' },
        plate(
          rounded(
            '-150,-36,12 -80,-36,12 -50,-27,10 20,-27,24 36,0,20 20,27,24 -50,27,10 -80,36,12 -150,36,12',
          ),
          'steel',
          8,
        ),
        group({ transform: 'translate(-114 0)' }, squareDrive(50)),
      ),
    ) +
    screw(0, 0, 20, 'chrome')
  );
}

export const TORQUE_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'click-torque-wrench-half-inch': (tool) => ({
    draw: () =>
      clickWrench({
        length: size(tool, 'Length') * 2.5,
        r: 68,
        tube: 50,
        drive: 42,
        top: 200,
        step: 40,
        lock: 'ring',
      }),
    angle: -30,
  }),
  'click-torque-wrench-three-eighths': (tool) => ({
    draw: () =>
      clickWrench({
        length: size(tool, 'Length') * 2.5,
        r: 50,
        tube: 40,
        drive: 30,
        top: 60,
        step: 10,
        lock: 'knob',
      }),
    angle: -38,
    fill: 0.86,
  }),
  'digital-torque-angle-wrench': (tool) => ({
    draw: () => digitalWrench(size(tool, 'Length') * 2.2),
    angle: -28,
  }),
  'heavy-duty-torque-wrench-three-quarter': () => ({ draw: heavyWrench, angle: -24 }),
  'fine-tooth-ratchet-half-inch': (tool) => ({
    draw: () => ratchet(size(tool, 'Length') * 3.2),
    angle: -30,
    fill: 0.92,
  }),
  'breaker-bar-half-inch': (tool) => ({ draw: () => breakerBar(size(tool, 'Length') * 1.8), angle: -28 }),
};
