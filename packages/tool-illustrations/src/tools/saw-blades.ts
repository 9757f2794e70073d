import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { rounded } from '../kit/outline';
import { mark, sawEdge, toothedDiscPath } from '../kit/parts';
import { size, type ToolDrawing } from '../kit/size';
import { circle, circlePath, ellipse, group, line, num, path, place, repeat, stroke, text } from '../kit/svg';

function sawBlade(diameter: number, bore: number, teeth: number): string {
  const unit = 4.6;
  const r = (diameter / 2) * unit;
  const hole = (bore / 2) * unit;
  const tips = repeat(teeth, (i) => {
    const angle = (360 / teeth) * i;
    return `<g transform="rotate(${num(angle)})">${path(rounded(`${r - 26},-2 ${r + 5},-4,2 ${r + 3},10,2 ${r - 24},12`), '#e8c668')}${line(r - 24, -2, r + 4, -4, '#fff', 2, { opacity: 0.8 })}</g>`;
  });
  const slots = repeat(
    5,
    (i) =>
      `<g transform="rotate(${i * 72 + 14})">${stroke(`M${r - 24},0L${r - 92},6q-22,4 -18,22`, '#15171a', 5)}</g>`,
  );
  const vents = repeat(
    5,
    (i) =>
      `<g transform="rotate(${i * 72 + 50})">${stroke(`M${r * 0.62},-40q24,40 0,80`, '#d6d4cf', 6)}${stroke(`M${r * 0.62},-40q24,40 0,80`, '#000', 2, { opacity: 0.3 })}</g>`,
  );
  return (
    raised(
      bevel(
        4,
        path(`${toothedDiscPath(r, 32, teeth)}${circlePath(0, 0, hole)}`, paint('steel', 'sheet'), {
          'fill-rule': 'evenodd',
        }),
      ),
    ) +
    repeat(16, (i) =>
      circle(0, 0, r * (0.36 + i * 0.034), 'none', {
        stroke: i % 2 === 0 ? '#fff' : '#000',
        'stroke-width': 1.5,
        opacity: 0.1,
      }),
    ) +
    `<g opacity="0.5">${path(`M0,0L${r * 0.9},${-r * 0.28}A${r * 0.94},${r * 0.94} 0 0 1 ${r * 0.78},${r * 0.5}Z`, '#fff', { opacity: 0.22 })}${path(`M0,0L${-r * 0.9},${r * 0.28}A${r * 0.94},${r * 0.94} 0 0 1 ${-r * 0.78},${-r * 0.5}Z`, '#fff', { opacity: 0.3 })}</g>` +
    tips +
    slots +
    vents +
    path(`${circlePath(0, 0, r * 0.52)}${circlePath(0, 0, r * 0.24)}`, '#ffc629', {
      'fill-rule': 'evenodd',
      opacity: 0.95,
    }) +
    path(`${circlePath(0, 0, r * 0.24)}${circlePath(0, 0, hole)}`, '#1d2023', {
      'fill-rule': 'evenodd',
      opacity: 0.9,
    }) +
    mark(0, -r * 0.34, 34, '#1b1d20') +
    text(0, r * 0.42, 38, `${diameter} × ${bore}  Z${teeth}`, '#1b1d20') +
    circle(0, 0, hole, 'none', { stroke: '#e6e8ea', 'stroke-width': 4 })
  );
}

function bandBlade(): string {
  const ring = (rx: number, ry: number, cx: number, cy: number, turn: number) => {
    const count = 150;
    const teeth = repeat(count, (i) => {
      const a = (i / count) * 2 * Math.PI;
      const x = Math.cos(a) * rx;
      const y = Math.sin(a) * ry;
      return `${i === 0 ? 'M' : 'L'}${num(x)},${num(y + 64)}L${num(x + 3)},${num(y + (i % 2 === 0 ? 76 : 72))}`;
    });
    return group(
      { transform: `translate(${cx} ${cy}) rotate(${turn})` },
      raised(
        ellipse(0, 32, rx, ry, 'none', { stroke: '#34393e', 'stroke-width': 3 }),
        path(`M${-rx},0A${rx},${ry} 0 0 1 ${rx},0V62A${rx},${ry} 0 0 0 ${-rx},62Z`, '#3a4046'),
        path(
          `M${-rx},0A${rx},${ry} 0 0 1 ${rx},0V62A${rx},${ry} 0 0 0 ${-rx},62Z`,
          paint('dark', 'standing'),
          { opacity: 0.7 },
        ),
      ),
      raised(
        path(
          `M${-rx},0A${rx},${ry} 0 0 0 ${rx},0V62A${rx},${ry} 0 0 1 ${-rx},62Z`,
          paint('steel', 'standing'),
        ),
        path(`${teeth}Z`, 'none', {
          stroke: '#6a7076',
          'stroke-width': 5,
          opacity: 0.9,
          'stroke-dasharray': '6 5',
        }),
        path(`M${-rx},0A${rx},${ry} 0 0 0 ${rx},0`, 'none', {
          stroke: '#fff',
          'stroke-width': 3,
          opacity: 0.9,
        }),
        path(`M${-rx},44A${rx},${ry} 0 0 0 ${rx},44`, 'none', {
          stroke: '#4b5157',
          'stroke-width': 2,
          opacity: 0.5,
        }),
      ),
    );
  };
  return (
    ring(330, 130, -150, -120, -14) +
    ring(350, 140, 150, -60, 12) +
    ring(380, 150, 0, 110, 0) +
    raised(bevel(4, path(rounded('-76,236,8 76,236,8 76,346,8 -76,346,8'), paint('yellow', 'flat')))) +
    mark(0, 276, 17, '#2a2000') +
    text(0, 304, 20, '2362 × 19', '#2a2000') +
    text(0, 330, 18, '10/14 TPI', '#2a2000')
  );
}

function recipBlade(length: number, pitch: number, wave: number, color: Material, label: string): string {
  const l = length * 3;
  return raised(
    bevel(
      2,
      path(
        `M0,-30Q0,-46 ${wave},-48L${l - 130},-54L${l - 84},-54L${l - 84},-22L${l - 30},-22L${l},-34L${l + 40},-34L${l + 40},26L${l - 20},26L${l - 60},40L${l - 120},40${sawEdge(l - 120, 16, 40, pitch, pitch * 0.62)}L0,30Z`,
        paint('steel', 'sheet'),
      ),
    ),
    path(`M30,-28L${l - 140},-36V14L30,14Z`, paint(color, 'flat')),
    circle(l + 6, -4, 12, '#d9d7d2'),
    text(l * 0.42, 2, 28, label, color === 'yellow' ? '#2a2000' : '#f4f3ee'),
  );
}

function recipBlades(): string {
  const blades: readonly [number, number, Material, string][] = [
    [300, 26, 'red', 'WOOD + NAILS 6 TPI'],
    [228, 20, 'red', 'DEMOLITION 8 TPI'],
    [200, 14, 'yellow', 'METAL 14 TPI'],
    [180, 11, 'yellow', 'METAL 18 TPI'],
    [150, 8, 'blue', 'THIN 24 TPI'],
  ];
  return blades
    .map(([length, pitch, color, label], i) =>
      place(-470, -260 + i * 130, 0, 1, recipBlade(length, pitch, 30 + i * 6, color, label)),
    )
    .join('');
}

export const SAW_BLADE_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'circular-saw-blade-190-40t': (tool) => ({
    draw: () => sawBlade(size(tool, 'Diameter'), size(tool, 'Bore'), size(tool, 'Teeth')),
    fill: 0.98,
  }),
  'bimetal-bandsaw-blade': () => ({ draw: bandBlade, fill: 0.95 }),
  'reciprocating-saw-blades-5': () => ({ draw: recipBlades, angle: -10 }),
};
