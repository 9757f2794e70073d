/** From 0 to 1, without the gamma of sRGB. */
export function linearChannels(color: string): [red: number, green: number, blue: number] {
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
