import { type Material, paint } from './materials';
import { clipped, line, num, polygon, polygonPath, rect, repeat, stroke } from './svg';

/** Parts that come off a lathe or out of a mill: everything round, knurled, threaded, hexagonal or fluted, along x. */

/** A round bar from `x`, centred on `y`. */
export function bar(x: number, y: number, length: number, diameter: number, material: Material, radius = 3) {
  return rect(x, y - diameter / 2, length, diameter, paint(material), radius);
}

/** A round bar standing on end, centred on `x`, from `y` downwards. */
export function post(x: number, y: number, length: number, diameter: number, material: Material, radius = 3) {
  return rect(x - diameter / 2, y, diameter, length, paint(material, 'standing'), radius);
}

/** A cone frustum from diameter `from` to diameter `to`. */
export function taper(x: number, y: number, length: number, from: number, to: number, material: Material) {
  return polygon(
    [
      [x, y - from / 2],
      [x + length, y - to / 2],
      [x + length, y + to / 2],
      [x, y + from / 2],
    ],
    paint(material),
  );
}

type Turn = readonly [length: number, from: number, to: number, material: Material];

/** A turned part of several sections, from `x` to the right, with the fine shadow of each step. */
export function turned(x: number, y: number, sections: readonly Turn[]): string {
  let at = x;
  return sections
    .map(([length, from, to, material]) => {
      const drawn =
        taper(at, y, length, from, to, material) +
        line(at, y - from / 2, at, y + from / 2, '#000', 1.6, { opacity: 0.28 });
      at += length;
      return drawn;
    })
    .join('');
}

/** A diamond-knurled bar. */
export function knurled(
  x: number,
  y: number,
  length: number,
  diameter: number,
  material: Material,
  pitch = 11,
) {
  const half = diameter / 2;
  const outline = polygonPath([
    [x, y - half],
    [x + length, y - half],
    [x + length, y + half],
    [x, y + half],
  ]);
  const count = Math.ceil((length + diameter) / pitch);
  const hatch = (slope: 1 | -1, color: string, shift: number, opacity: number) =>
    repeat(count, (i) => {
      const at = x - (slope === 1 ? diameter : 0) + i * pitch + shift;
      return line(at, y - half * slope, at + diameter, y + half * slope, color, 2, { opacity });
    });
  return (
    bar(x, y, length, diameter, material, 2) +
    clipped(
      outline,
      hatch(1, '#000', 0, 0.34) +
        hatch(-1, '#000', 0, 0.34) +
        hatch(1, '#fff', 2.4, 0.26) +
        hatch(-1, '#fff', 2.4, 0.16),
    )
  );
}

/** Straight grooves around a bar, as on a ratchet sleeve or a bottle cap. */
export function ribbed(
  x: number,
  y: number,
  length: number,
  diameter: number,
  material: Material,
  pitch = 10,
) {
  return (
    bar(x, y, length, diameter, material, 4) +
    repeat(
      Math.floor(length / pitch),
      (i) =>
        line(
          x + pitch * (i + 0.5),
          y - diameter / 2,
          x + pitch * (i + 0.5),
          y + diameter / 2,
          '#000',
          pitch * 0.34,
          {
            opacity: 0.36,
          },
        ) +
        line(
          x + pitch * (i + 0.85),
          y - diameter / 2,
          x + pitch * (i + 0.85),
          y + diameter / 2,
          '#fff',
          pitch * 0.16,
          { opacity: 0.22 },
        ),
    )
  );
}

/** Grooves along a bar, as on a knob seen from the side. */
export function splined(
  x: number,
  y: number,
  length: number,
  diameter: number,
  material: Material,
  grooves = 9,
) {
  return (
    bar(x, y, length, diameter, material, 4) +
    repeat(grooves, (i) => {
      const at = y + (diameter / 2) * Math.sin(((i + 1) / (grooves + 1) - 0.5) * Math.PI);
      return (
        line(x + 3, at, x + length - 3, at, '#000', 2.6, { opacity: 0.42 }) +
        line(x + 3, at + 2.4, x + length - 3, at + 2.4, '#fff', 1.4, { opacity: 0.28 })
      );
    })
  );
}

/** A thread: the bar, its flanks as slanted lines, and its serrated outline. */
export function threaded(
  x: number,
  y: number,
  length: number,
  diameter: number,
  material: Material,
  pitch = 10,
) {
  const half = diameter / 2;
  const turns = Math.floor(length / pitch);
  const depth = pitch * 0.42;
  const top = repeat(
    turns,
    (i) =>
      `L${num(x + (i + 0.5) * pitch)},${num(y - half)}L${num(x + (i + 1) * pitch)},${num(y - half + depth)}`,
  );
  const bottom = repeat(turns, (i) => {
    const k = turns - i;
    return `L${num(x + k * pitch)},${num(y + half)}L${num(x + (k - 0.5) * pitch)},${num(y + half - depth)}`;
  });
  const outline = `M${num(x)},${num(y - half + depth)}${top}${bottom}L${num(x)},${num(y + half - depth)}Z`;
  const flanks = repeat(turns + 2, (i) => {
    const at = x + (i - 1) * pitch;
    return (
      line(at + pitch * 0.5, y - half, at + pitch, y + half, '#000', pitch * 0.34, { opacity: 0.4 }) +
      line(at + pitch * 0.16, y - half, at + pitch * 0.66, y + half, '#fff', pitch * 0.22, { opacity: 0.45 })
    );
  });
  return clipped(outline, rect(x, y - half, turns * pitch, diameter, paint(material)), flanks);
}

/** A hexagonal bar seen across its corners: three facets. */
export function hexBar(x: number, y: number, length: number, across: number, material: Material): string {
  const tones = material === 'dark' ? ['#6d747a', '#3f4448', '#26292c'] : ['#f2f4f5', '#b9bec3', '#7b8187'];
  return [0.26, 0.48, 0.26]
    .reduce<{ y: number; drawn: string[] }>(
      (state, share, i) => {
        const height = across * share;
        state.drawn.push(rect(x, state.y, length, height + 0.4, tones[i] ?? '#999'));
        state.y += height;
        return state;
      },
      { y: y - across / 2, drawn: [] },
    )
    .drawn.join('');
}

/** The spiral body of a drill or tap from `x` to the right: lands catch light, flutes are dark. */
export function fluted(
  x: number,
  y: number,
  length: number,
  diameter: number,
  material: Material,
  lead: number,
) {
  const half = diameter / 2;
  const outline = polygonPath([
    [x, y - half],
    [x + length, y - half],
    [x + length, y + half],
    [x, y + half],
  ]);
  const bow = lead * 0.34;
  const wave = (at: number) =>
    `M${num(at)},${num(y + half)}C${num(at + bow)},${num(y + half * 0.5)} ${num(at + bow)},${num(y - half * 0.5)} ${num(at + lead * 0.62)},${num(y - half)}`;
  const flutes = repeat(Math.ceil(length / lead) + 2, (i) => {
    const at = x + (i - 1) * lead;
    return (
      stroke(wave(at), '#15171a', lead * 0.3, { opacity: 0.62, 'stroke-linecap': 'butt' }) +
      stroke(wave(at + lead * 0.19), '#fff', lead * 0.07, { opacity: 0.75, 'stroke-linecap': 'butt' }) +
      stroke(wave(at - lead * 0.17), '#fff', lead * 0.04, { opacity: 0.4, 'stroke-linecap': 'butt' })
    );
  });
  return bar(x, y, length, diameter, material, 0) + clipped(outline, flutes);
}
