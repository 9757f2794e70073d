import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { lathe, rounded } from '../kit/outline';
import { circle, clipped, line, path, rect, repeat, text } from '../kit/svg';
import { bar } from '../kit/turned';

export type Tip = 'slotted' | 'phillips' | 'torx';

/** The working end from x = 0 to the right; `width` is the blade's. */
export function tip(kind: Tip, width: number, blade: number): string {
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
