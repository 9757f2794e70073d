import { raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { lathe } from '../kit/outline';
import { plate } from '../kit/parts';
import { size, type ToolDrawing } from '../kit/size';
import { group, path, place, roundedRectPath, text } from '../kit/svg';
import { bar, knurled, splined } from '../kit/turned';
import { driver, type Tip, tip } from './driver';

function mechanicSet(): string {
  const list: readonly [Tip, number, number, number, number][] = [
    ['slotted', 40, 26, 430, 72],
    ['slotted', 52, 32, 500, 84],
    ['slotted', 62, 38, 580, 92],
    ['phillips', 26, 26, 400, 72],
    ['phillips', 36, 34, 470, 84],
    ['phillips', 48, 44, 560, 96],
  ];
  const labels = ['4', '5.5', '6.5', 'PH1', 'PH2', 'PH3'];
  return group(
    {},
    ...list.map(([kind, width, blade, shaft, girth], i) =>
      place(
        -480 + (i % 3) * 12,
        -275 + i * 110,
        i < 3 ? 0 : 0,
        1,
        driver({
          kind,
          width,
          blade,
          shaft,
          handle: 330 + i * 5,
          girth,
          skin: 'rubber',
          cap: i < 3 ? 'yellow' : 'red',
          label: labels[i] ?? '',
        }),
      ),
    ),
  );
}

function insulatedSet(): string {
  const list: readonly [Tip, number, number, string][] = [
    ['slotted', 22, 350, '2.5'],
    ['slotted', 34, 400, '4'],
    ['slotted', 46, 470, '5.5'],
    ['phillips', 28, 400, 'PH1'],
    ['phillips', 38, 470, 'PH2'],
  ];
  return group(
    {},
    ...list.map(([kind, width, shaft, label], i) =>
      place(
        -440,
        -230 + i * 115,
        0,
        1,
        driver({
          kind,
          width,
          blade: 18 + width * 0.28,
          shaft,
          handle: 350,
          girth: 84 + i * 2,
          skin: 'red',
          cap: 'yellow',
          sleeve: 'red',
          label,
        }) + text(shaft + 190, 9, 26, '1000 V', '#7b1108'),
      ),
    ),
  );
}

function precisionSet(): string {
  const tips: readonly [Tip, number, string, Material][] = [
    ['slotted', 9, '1.2', 'yellow'],
    ['slotted', 11, '1.5', 'yellow'],
    ['slotted', 14, '2.0', 'yellow'],
    ['slotted', 20, '3.0', 'yellow'],
    ['phillips', 12, 'PH000', 'red'],
    ['phillips', 15, 'PH00', 'red'],
    ['phillips', 19, 'PH0', 'red'],
    ['torx', 17, 'TX6', 'blue'],
  ];
  const one = ([kind, width, , cap]: (typeof tips)[number]) =>
    raised(
      bar(90, 0, 240, 13, 'chrome', 0),
      group({ transform: 'scale(0.8 1)' }, tip(kind, width, 13)),
      path(lathe('320,10,1 340,22 380,24,1'), paint('dark')),
      knurled(380, 0, 80, 42, 'dark', 8),
      path(lathe('460,21,1 480,26 600,30 690,30 700,28,1'), paint('rubber')),
      splined(500, 0, 170, 58, 'rubber', 6),
      path(lathe('706,24,1 710,32 760,32 772,22'), paint(cap)),
    );
  return (
    raised(plate(roundedRectPath(-470, -450, 330, 900, 26), 'rubber', 8)) +
    tips.map((entry, i) => place(-400, -378 + i * 108, 0, 1, one(entry))).join('') +
    raised(plate(roundedRectPath(-250, -450, 96, 900, 16), 'rubber', 8)) +
    tips.map(([, , label], i) => text(-202, -370 + i * 108, 24, label, '#ffc629')).join('')
  );
}

export const SCREWDRIVER_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'screwdriver-set-6': () => ({ draw: mechanicSet, angle: -14 }),
  'slotted-screwdriver-65': (tool) => ({
    draw: () =>
      driver({
        kind: 'slotted',
        width: 62,
        blade: 40,
        shaft: size(tool, 'Blade length') * 4,
        handle: 450,
        girth: 132,
        skin: 'rubber',
        cap: 'yellow',
        label: '6.5',
      }),
    angle: -30,
  }),
  'insulated-screwdriver-set-5': () => ({ draw: insulatedSet, angle: -14 }),
  'precision-screwdriver-set-8': () => ({ draw: precisionSet, angle: -8 }),
};
