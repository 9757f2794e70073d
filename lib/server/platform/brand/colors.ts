/** From 0 to 1, without the gamma of sRGB. */
function linearChannels(color: string): [red: number, green: number, blue: number] {
  const linear = (start: number) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return [linear(1), linear(3), linear(5)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
export function luminance(color: string): number {
  const [red, green, blue] = linearChannels(color);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrastOf(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export function contrast(one: string, other: string): number {
  return contrastOf(luminance(one), luminance(other));
}

/** Lightness from 0 to 1, chroma, and hue in radians: https://www.w3.org/TR/css-color-4/#ok-lab. */
export type Oklch = { lightness: number; chroma: number; hue: number };

export function oklchOf(color: string): Oklch {
  const [red, green, blue] = linearChannels(color);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: Math.atan2(b, a),
  };
}

function linearOf({ lightness, chroma, hue }: Oklch): number[] {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const ROUNDING = 0.0005;
const STEPS = 24;

const isShown = (color: Oklch) =>
  linearOf(color).every((channel) => channel >= -ROUNDING && channel <= 1 + ROUNDING);

/** Returns `#rrggbb`; a color that screens do not show is taken with as much chroma as they do. */
export function hexOf(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  let chroma = color.chroma;
  if (!isShown({ ...color, lightness })) {
    let least = 0;
    for (let step = 0; step < STEPS; step += 1) {
      const middle = (least + chroma) / 2;
      if (isShown({ ...color, lightness, chroma: middle })) least = middle;
      else chroma = middle;
    }
    chroma = least;
  }
  const bytes = linearOf({ ...color, lightness, chroma }).map((channel) => {
    const part = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, part)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
