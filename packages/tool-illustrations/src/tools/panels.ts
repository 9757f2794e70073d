import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, screw } from '../kit/parts';
import { size, type ToolDrawing } from '../kit/size';
import { circle, group, line, path, place, rect, repeat, roundedRectPath } from '../kit/svg';
import { driver } from './driver';
import { combination } from './wrenches';

/** A combination wrench of `length` units, centred on the origin, ring to the right. */
export function hangingWrench(mm: number, length: number): string {
  const unit = length / (100 + mm * 7.2);
  return group(
    { transform: `translate(${-length / 2 + mm * unit} 0)` },
    combination(mm, 100 + mm * 7.2, false, unit),
  );
}

const PANEL_DRIVERS = [
  ['slotted', 'yellow'],
  ['phillips', 'red'],
  ['slotted', 'yellow'],
  ['phillips', 'red'],
  ['torx', 'blue'],
] as const;

export function panelDriver(index: number): string {
  const [kind, cap] = PANEL_DRIVERS[index] ?? PANEL_DRIVERS[0];
  const width = kind === 'slotted' ? 58 : 42;
  return driver({
    kind,
    width,
    blade: 38,
    shaft: 430,
    handle: 330,
    girth: 108,
    skin: 'rubber',
    cap,
    label: '',
  });
}

function toolPanel(): string {
  const w = 1240;
  const h = 560;
  const holes = repeat(9, (row) =>
    repeat(22, (col) => rect(-w / 2 + 40 + col * 54, -h / 2 + 36 + row * 58, 18, 18, '#1f2327', 2)),
  );
  const hook = (x: number, y: number) =>
    raised(
      rect(x - 13, y - 22, 26, 36, paint('steel', 'flat'), 4),
      bevel(4, circle(x, y + 8, 10, paint('chrome', 'flat'))),
    );
  const hammer =
    hook(-516, -126) +
    hook(-440, -126) +
    raised(
      rect(-492, -150, 28, 372, paint('wood', 'standing'), 10),
      bevel(
        8,
        path(
          rounded('-566,-176,8 -430,-182,6 -400,-164,4 -400,-150,4 -430,-120,6 -566,-126,8'),
          paint('iron', 'flat'),
        ),
      ),
    );
  const wrenches = repeat(5, (i) => {
    const length = 190 + i * 34;
    return (
      place(-280 + i * 66, -160 + length / 2, 90, 1, hangingWrench(11 + i * 2, length)) +
      hook(-280 + i * 66, -172)
    );
  });
  const drivers = repeat(5, (i) =>
    place(140 + i * 74, -190, 90, 0.42, group({ transform: 'translate(800 0) scale(-1 1)' }, panelDriver(i))),
  );
  return (
    raised(plate(roundedRectPath(-w / 2, -h / 2, w, h, 12), 'plastic', 8)) +
    holes +
    hammer +
    wrenches +
    drivers +
    raised(bevel(4, rect(90, -76, 410, 40, paint('dark', 'flat'), 6))) +
    raised(bevel(4, rect(150, 206, 300, 54, paint('yellow', 'flat'), 6))) +
    mark(300, 242, 24, '#2a2000') +
    [-1, 1]
      .map((sx) => [-1, 1].map((sy) => screw(sx * (w / 2 - 22), sy * (h / 2 - 22), 12, 'steel')).join(''))
      .join('')
  );
}

function magneticRail(length: number): string {
  const w = length * 2.2;
  return (
    raised(bevel(4, rect(-w / 2, -60, w, 120, paint('aluminium'), 8))) +
    rect(-w / 2 + 16, -24, w - 32, 48, paint('dark'), 4) +
    [-0.46, 0.02, 0.46].map((f) => screw(w * f, -42, 10, 'steel')).join('') +
    raised(
      rect(-w / 2 - 6, -64, 26, 128, paint('rubber'), 8),
      rect(w / 2 - 20, -64, 26, 128, paint('rubber'), 8),
    ) +
    mark(w * 0.4, 48, 16, '#4b5157') +
    place(-370, -270, 90, 0.62, panelDriver(0)) +
    place(-150, 0, 90, 1, hangingWrench(24, 560)) +
    raised(bevel(4, path(rounded('10,-220,6 90,-220,6 90,260,4 10,260,4'), paint('steel', 'flat')))) +
    repeat(42, (i) => line(10, -210 + i * 11, i % 5 === 0 ? 56 : 36, -210 + i * 11, '#2a2e32', 2.4)) +
    raised(
      bevel(
        8,
        path(
          smooth(
            '226,-190 240,-270 290,-290 300,-200 310,-60 372,160 366,260 340,264 320,170 282,30 244,170 224,264 198,260 192,160 254,-60',
          ),
          paint('rubber', 'flat'),
        ),
      ),
      bevel(8, path(smooth('246,-60 232,-180 250,-280 276,-300 282,-300 282,-60'), paint('steel', 'flat'))),
      bevel(8, path(smooth('318,-60 332,-180 314,-280 288,-300 282,-300 282,-60'), paint('steel', 'flat'))),
      bevel(4, circle(282, -40, 36, paint('steel', 'flat'))),
    ) +
    path(smooth('214,170 226,110 240,90 236,160 222,230'), '#ffc629') +
    path(smooth('350,170 338,110 324,90 328,160 342,230'), '#ffc629')
  );
}

export const PANEL_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'shadow-board-panel': () => ({ draw: toolPanel }),
  'magnetic-tool-rail-500': (tool) => ({ draw: () => magneticRail(size(tool, 'Length')) }),
};
