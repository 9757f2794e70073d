/** The smallest useful set of SVG elements as strings. Lengths are user units; y grows downwards. */

export type Attributes = Record<string, string | number | undefined>;

/** Two decimals are finer than a pixel of the largest picture and keep the markup short and stable. */
export function num(value: number, decimals = 2): string {
  return String(Number(value.toFixed(decimals)));
}

function attributes(values: Attributes): string {
  return Object.entries(values)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? num(value) : value}"`)
    .join('');
}

export function element(name: string, values: Attributes, ...children: string[]): string {
  const inner = children.join('');
  return inner === ''
    ? `<${name}${attributes(values)}/>`
    : `<${name}${attributes(values)}>${inner}</${name}>`;
}

export function group(values: Attributes, ...children: string[]): string {
  return element('g', values, ...children);
}

/** Children moved to `x`, `y`, then turned by `degrees` clockwise, then scaled. */
export function place(x: number, y: number, degrees: number, scale: number, ...children: string[]): string {
  const turned = degrees === 0 ? '' : ` rotate(${num(degrees)})`;
  const scaled = scale === 1 ? '' : ` scale(${num(scale)})`;
  return group({ transform: `translate(${num(x)} ${num(y)})${turned}${scaled}` }, ...children);
}

/** Children mirrored at the x axis. */
export function flip(...children: string[]): string {
  return group({ transform: 'scale(1 -1)' }, ...children);
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  more: Attributes = {},
): string {
  return element('rect', { x, y, width, height, rx: radius === 0 ? undefined : radius, fill, ...more });
}

export function circle(cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string {
  return element('circle', { cx, cy, r, fill, ...more });
}

export function ellipse(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string {
  return element('ellipse', { cx, cy, rx, ry, fill, ...more });
}

export function path(d: string, fill: string, more: Attributes = {}): string {
  return element('path', { d, fill, ...more });
}

export function line(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  more: Attributes = {},
): string {
  return element('line', { x1, y1, x2, y2, stroke, 'stroke-width': width, ...more });
}

/** A curve drawn as a line of `width` with round ends: hoses, handles, wires. */
export function stroke(d: string, color: string, width: number, more: Attributes = {}): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  });
}

export type Point = readonly [x: number, y: number];

export function polygonPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${num(x)},${num(y)}`).join('L')}Z`;
}

export function polygon(points: readonly Point[], fill: string, more: Attributes = {}): string {
  return path(polygonPath(points), fill, more);
}

/** A regular polygon as a path; `turn` in degrees. */
export function regularPath(cx: number, cy: number, r: number, corners: number, turn = 0): string {
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180;
    return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
  });
  return polygonPath(points);
}

export function circlePath(cx: number, cy: number, r: number): string {
  return `M${num(cx - r)},${num(cy)}a${num(r)},${num(r)} 0 1 0 ${num(2 * r)},0a${num(r)},${num(r)} 0 1 0 ${num(-2 * r)},0Z`;
}

export function roundedRectPath(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${num(x + r)},${num(y)}h${num(w - 2 * r)}a${num(r)},${num(r)} 0 0 1 ${num(r)},${num(r)}v${num(h - 2 * r)}` +
    `a${num(r)},${num(r)} 0 0 1 ${num(-r)},${num(r)}h${num(2 * r - w)}a${num(r)},${num(r)} 0 0 1 ${num(-r)},${num(-r)}` +
    `v${num(2 * r - h)}a${num(r)},${num(r)} 0 0 1 ${num(r)},${num(-r)}Z`
  );
}

const FONT = "'Liberation Sans','Arimo','Helvetica Neue',Arial,sans-serif";

/** Short figures and marks on scales and labels; never a picture's subject. */
export function text(
  x: number,
  y: number,
  size: number,
  content: string,
  fill: string,
  more: Attributes = {},
): string {
  const safe = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      fill,
      'font-family': FONT,
      'font-weight': 700,
      'text-anchor': 'middle',
      ...more,
    },
    safe,
  );
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

let clips = 0;

/** Starts the numbering of clips again, so that the same picture is always the same markup. */
export function resetIds(): void {
  clips = 0;
}

/** Children cut to the outline `d`. */
export function clipped(d: string, ...children: string[]): string {
  clips += 1;
  const id = `clip${clips}`;
  return `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>${group({ 'clip-path': `url(#${id})` }, ...children)}`;
}

const EVERYTHING = 'M-3000,-3000H3000V3000H-3000Z';

/** Children with the outlines `holes` cut out of them. */
export function cut(holes: string, ...children: string[]): string {
  return clipped(EVERYTHING + holes, ...children);
}

/** A rectangle centred on `cx`, `cy` and turned by `degrees`, as a path. */
export function rotatedRectPath(
  cx: number,
  cy: number,
  width: number,
  height: number,
  degrees: number,
): string {
  const turn = (degrees * Math.PI) / 180;
  const corner = (x: number, y: number): Point => [
    cx + x * Math.cos(turn) - y * Math.sin(turn),
    cy + x * Math.sin(turn) + y * Math.cos(turn),
  ];
  const [w, h] = [width / 2, height / 2];
  return polygonPath([corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)]);
}
