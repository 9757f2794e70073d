import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded } from '../kit/outline';
import { mark, plate } from '../kit/parts';
import { sizes, type ToolDrawing } from '../kit/size';
import { group, path, place, rect, repeat, roundedRectPath, text } from '../kit/svg';
import { bar, hexBar, knurled, taper } from '../kit/turned';

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

export const BIT_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'bit-set-32': () => ({ draw: bitSet }),
  't-handle-hex-set-6': (tool) => ({ draw: () => tHandleSet(sizes(tool, 'Sizes')), pose: 'standing' }),
};
