import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { lathe, rounded } from '../kit/outline';
import { mark, plate } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size, sizes } from '../kit/size';
import { circle, clipped, group, line, path, place, rect, repeat, roundedRectPath, text } from '../kit/svg';
import { bar, hexBar, knurled, splined, taper } from '../kit/turned';

type Tip = 'slotted' | 'phillips' | 'torx';

/** The working end from x = 0 to the right; `width` is the blade's. */
function tip(kind: Tip, width: number, blade: number): string {
  if (kind === 'slotted') {
    return (
      path(
        rounded(
          `0,${-width / 2},2 0,${width / 2},2 46,${width / 2} 120,${blade / 2} 120,${-blade / 2} 46,${-width / 2}`,
        ),
        paint('dark'),
      ) +
      path(
        rounded(
          `2,${-width / 2 + 3} 2,${width / 2 - 3} 40,${width / 2 - 4} 100,${blade / 2 - 3} 100,${-blade / 2 + 3} 40,${-width / 2 + 4}`,
        ),
        '#7c838a',
        { opacity: 0.5 },
      )
    );
  }
  const flutes = kind === 'phillips' ? [-0.32, 0.12] : [-0.5, -0.15, 0.2, 0.55];
  return (
    path(
      lathe(`0,${width * 0.12},1 14,${width * 0.3},1 64,${width / 2} 70,${blade / 2},1 120,${blade / 2},1`),
      paint('dark'),
    ) +
    flutes
      .map((at) =>
        path(
          rounded(
            `4,${at * width * 0.5} 96,${at * width - 1} 108,${at * width + width * 0.08},4 96,${at * width + width * 0.2} 4,${at * width * 0.5 + 4}`,
          ),
          '#0c0d0f',
          { opacity: 0.75 },
        ),
      )
      .join('') +
    flutes
      .map((at) => line(10, at * width * 0.5 - 2, 92, at * width - 3, '#c7ccd0', 1.8, { opacity: 0.7 }))
      .join('')
  );
}

type Driver = {
  kind: Tip;
  width: number;
  blade: number;
  shaft: number;
  handle: number;
  girth: number;
  skin: Material;
  cap: Material;
  sleeve?: Material;
  label: string;
};

/** A screwdriver along x from its tip at 0: shaft, two-component handle with a rolling collar. */
export function driver({
  kind,
  width,
  blade,
  shaft,
  handle,
  girth,
  skin,
  cap,
  sleeve,
  label,
}: Driver): string {
  const g = girth / 2;
  const h = shaft;
  const body = lathe(
    `${h},${g * 0.5},1 ${h + 8},${g * 0.78} ${h + handle * 0.1},${g * 0.84} ${h + handle * 0.2},${g * 0.6} ${h + handle * 0.32},${g * 0.82} ${h + handle * 0.55},${g} ${h + handle * 0.8},${g * 0.94} ${h + handle * 0.94},${g * 0.86} ${h + handle},${g * 0.62}`,
  );
  const zone = lathe(
    `${h + handle * 0.3},${g * 0.78},1 ${h + handle * 0.55},${g},1 ${h + handle * 0.82},${g * 0.935},1`,
  );
  return raised(
    sleeve === undefined
      ? bar(110, 0, shaft - 110, blade, 'chrome', 0)
      : bar(110, 0, shaft - 110, blade * 1.5, sleeve, 5),
    tip(kind, width, blade),
    raised(path(body, paint(skin))),
    clipped(
      zone,
      path(zone, paint(cap)),
      repeat(5, (i) => {
        const y = g * (-0.72 + i * 0.36);
        return bevel(
          2,
          rect(h + handle * 0.34, y - g * 0.07, handle * 0.46, g * 0.14, paint(skin), g * 0.07),
        );
      }),
    ),
    rect(h + handle * 0.9, -g * 0.7, 4, g * 1.4, '#000', 2, { opacity: 0.35 }),
    circle(h + handle * 0.965, 0, g * 0.14, '#101214', { opacity: 0.8 }),
    label === ''
      ? ''
      : text(h + handle * 0.1, g * 0.18, g * 0.44, label, '#f4f3ee', {
          transform: `rotate(90 ${h + handle * 0.1} 0)`,
        }),
  );
}

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

const PROFILES = [
  ['PH', '#2f6ea8'],
  ['PZ', '#7d858d'],
  ['TX', '#2f8f57'],
  ['HEX', '#c7372d'],
  ['SL', '#e0a500'],
] as const;

function bitSet(): string {
  const bit = (x: number, y: number, color: string) =>
    place(
      x,
      y,
      90,
      1,
      raised(
        hexBar(0, 0, 56, 36, 'steel'),
        taper(56, 0, 14, 34, 24, 'steel'),
        bar(70, 0, 46, 22, 'steel', 2),
        taper(116, 0, 18, 22, 8, 'dark'),
        rect(58, -15, 12, 30, color, 2),
      ),
    );
  const row = (y: number, profiles: readonly number[]) =>
    repeat(10, (i) => {
      const [, color] = PROFILES[profiles[Math.floor(i / (10 / profiles.length))] ?? 0] ?? PROFILES[0];
      return bit(-430 + i * 86, y, color);
    });
  const labels = (y: number, profiles: readonly number[]) =>
    repeat(profiles.length, (i) => {
      const [name, color] = PROFILES[profiles[i] ?? 0] ?? PROFILES[0];
      const width = 860 / profiles.length;
      return (
        path(roundedRectPath(-468 + i * width, y, width - 12, 30, 6), color) +
        text(-468 + i * width + (width - 12) / 2, y + 22, 19, name, '#fff')
      );
    });
  return (
    raised(plate(roundedRectPath(-540, -370, 1080, 740, 36), 'rubber', 14)) +
    path(roundedRectPath(-508, -338, 1016, 676, 20), '#1d2023') +
    mark(-360, -296, 24, '#ffc629') +
    raised(
      bar(60, -286, 150, 44, 'chrome', 4),
      knurled(210, -286, 110, 60, 'steel', 10),
      bar(320, -286, 20, 52, 'yellow', 4),
      hexBar(340, -286, 130, 34, 'steel'),
    ) +
    row(-240, [0, 1]) +
    labels(-96, [0, 1]) +
    row(-42, [2]) +
    labels(102, [2]) +
    row(158, [3, 4]) +
    labels(300, [3, 4])
  );
}

function tHandle(mm: number, length: number): string {
  const w = mm * 5 + 8;
  const h = length * 2.2;
  return group(
    { transform: 'rotate(90)' },
    raised(hexBar(30, 0, h, w, 'steel'), taper(30 + h, 0, 8, w, w * 0.6, 'dark')) +
      raised(
        bevel(
          14,
          path(
            rounded('-34,-96,30 36,-96,26 52,-30,24 64,-18,10 64,18,10 52,30,24 36,96,26 -34,96,30'),
            paint('yellow', 'flat'),
          ),
        ),
      ) +
      raised(bevel(8, path(rounded('-12,-80,18 20,-80,14 20,80,14 -12,80,18'), paint('rubber', 'flat')))) +
      `<g transform="rotate(-90)">${text(0, 14, 32, String(mm), '#ffc629')}</g>`,
  );
}

function tHandleSet(list: readonly number[]): string {
  return (
    raised(bevel(4, path(rounded('-560,330,10 560,330,10 600,430,12 -600,430,12'), paint('dark', 'flat')))) +
    list
      .map((mm, i) => place(-500 + i * 200, -290 + (5 - i) * 34, 0, 1, tHandle(mm, 150 + i * 20)))
      .join('') +
    [-566, 526].map((x) => raised(bevel(8, rect(x, 60, 40, 320, paint('dark', 'flat'), 10)))).join('') +
    raised(bevel(8, rect(-590, 40, 1180, 84, paint('rubber', 'flat'), 12))) +
    list.map((mm, i) => text(-500 + i * 200, 96, 34, String(mm), '#f4f3ee')).join('') +
    raised(bevel(4, path(rounded('-580,350,6 580,350,6 600,430,12 -600,430,12'), paint('rubber', 'flat')))) +
    mark(0, 402, 26, '#ffc629')
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
  'bit-set-32': () => ({ draw: bitSet }),
  't-handle-hex-set-6': (tool) => ({ draw: () => tHandleSet(sizes(tool, 'Sizes')), pose: 'standing' }),
  'precision-screwdriver-set-8': () => ({ draw: precisionSet, angle: -8 }),
};
