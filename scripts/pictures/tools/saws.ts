import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, sawEdge, screw, toothedDiscPath } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { size, sizes } from '../kit/size';
import {
  circle,
  circlePath,
  ellipse,
  group,
  line,
  num,
  path,
  place,
  rect,
  repeat,
  stroke,
  text,
} from '../kit/svg';
import { post } from '../kit/turned';

function hacksaw(blade: number): string {
  const l = blade * 2.9;
  return (
    raised(
      path(
        `M${-l / 2 - 10},-14H${l / 2 + 10}V10${sawEdge(l / 2, -l / 2, 10, 7, 7)}H${-l / 2 - 10}Z`,
        paint('yellow'),
      ),
      rect(-l / 2 - 10, 4, l + 20, 6, '#000', 0, { opacity: 0.16 }),
    ) +
    text(0, 3, 14, 'FORGELINE  BI-METAL 24 TPI', '#3b2b00') +
    raised(
      stroke(
        `M${-l / 2 - 26},6V-190Q${-l / 2 - 26},-262 ${-l / 2 + 46},-262H${l / 2 - 60}Q${l / 2 + 20},-262 ${l / 2 + 60},-170`,
        '#1f2225',
        54,
        { 'stroke-linecap': 'butt' },
      ),
      stroke(
        `M${-l / 2 - 26},6V-190Q${-l / 2 - 26},-262 ${-l / 2 + 46},-262H${l / 2 - 60}Q${l / 2 + 20},-262 ${l / 2 + 60},-170`,
        '#50565c',
        32,
        { 'stroke-linecap': 'butt' },
      ),
      stroke(
        `M${-l / 2 - 32},6V-190Q${-l / 2 - 32},-270 ${-l / 2 + 46},-270H${l / 2 - 60}Q${l / 2 + 12},-270 ${l / 2 + 52},-180`,
        '#a8aeb4',
        8,
        { 'stroke-linecap': 'butt', opacity: 0.8 },
      ),
    ) +
    mark(-60, -254, 22, '#ffc629') +
    raised(
      plate(
        rounded(`${-l / 2 - 54},-30,8 ${-l / 2 + 4},-30,8 ${-l / 2 + 4},26,8 ${-l / 2 - 54},26,8`),
        'steel',
        4,
      ),
    ) +
    screw(-l / 2 - 22, -2, 11, 'dark') +
    raised(
      plate(
        `${smooth(`${l / 2 - 16},-60 ${l / 2 + 20},-190 ${l / 2 + 110},-220 ${l / 2 + 210},-130 ${l / 2 + 250},20 ${l / 2 + 260},130 ${l / 2 + 210},170 ${l / 2 + 140},130 ${l / 2 + 60},60 ${l / 2 - 10},30`)}${smooth(`${l / 2 + 70},-110 ${l / 2 + 120},-130 ${l / 2 + 170},-70 ${l / 2 + 190},20 ${l / 2 + 180},70 ${l / 2 + 140},50 ${l / 2 + 84},0 ${l / 2 + 60},-50`)}`,
        'rubber',
        22,
      ),
    ) +
    raised(
      bevel(
        8,
        path(
          smooth(
            `${l / 2 + 196},-110 ${l / 2 + 226},-20 ${l / 2 + 240},100 ${l / 2 + 222},120 ${l / 2 + 212},10 ${l / 2 + 188},-90`,
          ),
          '#f3b70f',
        ),
      ),
    ) +
    raised(bevel(4, circle(l / 2 + 14, -20, 26, paint('steel', 'flat'))))
  );
}

function handSaw(blade: number): string {
  const l = blade * 1.75;
  const bladePath = `M${-l},-16Q${-l},-40 ${-l + 30},-46L40,-190L40,120${sawEdge(40, -l + 12, 120, 22, 18).replaceAll(/L([-\d.]+),([-\d.]+)/g, (_, x: string, y: string) => `L${x},${num(Number(y) - ((40 - Number(x)) / l) * 84)}`)}Z`;
  return (
    raised(bevel(2, path(bladePath, paint('chrome', 'sheet')))) +
    path(`M${-l + 20},-30L20,-170L20,-150L${-l + 20},-20Z`, '#fff', { opacity: 0.4 }) +
    text(-l * 0.42, 8, 58, 'FORGELINE', '#2a2e32', {
      transform: `rotate(-4 ${-l * 0.42} 0)`,
      opacity: 0.85,
    }) +
    text(-l * 0.42, 48, 26, '550 mm · 7 TPI', '#2a2e32', {
      transform: `rotate(-4 ${-l * 0.42} 0)`,
      opacity: 0.75,
    }) +
    raised(
      plate(
        `${smooth('-20,-200 60,-222 180,-214 270,-160 300,-60 330,60 350,150 300,184 220,170 120,150 20,150 -30,110 -10,40 -40,-60 -60,-140')}${smooth('110,-110 170,-120 210,-60 230,30 220,84 160,80 120,40 96,-40')}`,
        'rubber',
        22,
      ),
    ) +
    raised(
      bevel(8, path(smooth('244,-120 276,-40 310,80 316,140 290,144 276,70 246,-40 226,-110'), '#f3b70f')),
    ) +
    raised(bevel(8, path(smooth('0,-180 70,-196 180,-186 220,-156 160,-150 60,-160 10,-150'), '#f3b70f'))) +
    screw(20, -90, 16) +
    screw(44, 80, 16)
  );
}

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

function holeSaw(mm: number): string {
  const r = mm * 3;
  const depth = 150;
  const ry = r * 0.24;
  const count = Math.max(10, Math.round(mm * 0.62));
  const rim = repeat(count * 2 + 1, (i) => {
    const a = (i / (count * 2)) * Math.PI;
    const x = -Math.cos(a) * r;
    const y = Math.sin(a) * ry;
    return `L${num(x)},${num(y - depth - (i % 2 === 0 ? 0 : 20))}`;
  });
  const back = repeat(count * 2 + 1, (i) => {
    const a = (i / (count * 2)) * Math.PI;
    return `L${num(-Math.cos(a) * r)},${num(-Math.sin(a) * ry - depth - (i % 2 === 0 ? 0 : 20))}`;
  });
  return raised(
    path(`M${-r},${-depth}${back}L${r},${-depth}A${r},${ry} 0 0 1 ${-r},${-depth}Z`, '#6b1710'),
    path(
      `M${-r},${-depth}${back}L${r},${-depth}A${r},${ry} 0 0 1 ${-r},${-depth}Z`,
      paint('dark', 'standing'),
      { opacity: 0.6 },
    ),
    path(`M${-r},${-depth}${rim}L${r},0A${r},${ry} 0 0 1 ${-r},0Z`, paint('red', 'standing')),
    path(
      `M${-r},${-depth}${rim}L${r},${-depth + 22}A${r},${ry} 0 0 1 ${-r},${-depth + 22}Z`,
      paint('steel', 'standing'),
    ),
    path(
      rounded(
        `${r * 0.3},${-depth * 0.62 + ry} ${r * 0.56},${-depth * 0.62 + ry * 0.8} ${r * 0.56},${-depth * 0.24 + ry * 0.8} ${r * 0.3},${-depth * 0.24 + ry}`,
        14,
      ),
      '#2b0a06',
      { opacity: 0.85 },
    ),
    text(-r * 0.24, -depth * 0.3 + ry, Math.min(46, r * 0.5), String(mm), '#ffe9e4'),
  );
}

function holeSaws(list: readonly number[]): string {
  const [big, ...rest] = [...list].reverse();
  const back = [big ?? 57, ...rest.slice(0, 2)];
  const front = rest.slice(2);
  const row = (mms: readonly number[], y: number, gap: number) => {
    const total = mms.reduce((sum, mm) => sum + mm * 6 + gap, -gap);
    let x = -total / 2;
    return mms
      .map((mm) => {
        x += mm * 3;
        const drawn = place(x, y, 0, 1, holeSaw(mm));
        x += mm * 3 + gap;
        return drawn;
      })
      .join('');
  };
  const arbor = (x: number, y: number) =>
    place(
      x,
      y,
      0,
      1,
      raised(
        post(0, -300, 120, 22, 'steel', 4),
        post(0, -190, 60, 60, 'dark', 4),
        post(0, -130, 120, 40, 'chrome', 4),
        path('M-11,-300L0,-330L11,-300Z', paint('steel', 'standing')),
      ),
    );
  return arbor(-470, -60) + arbor(470, -60) + row(back, -40, 30) + row(front, 180, 40);
}

export const SAW_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'hacksaw-300': (tool) => ({ draw: () => hacksaw(size(tool, 'Blade length')), angle: -14 }),
  'hand-saw-550': (tool) => ({ draw: () => handSaw(size(tool, 'Blade length')), angle: -16 }),
  'circular-saw-blade-190-40t': (tool) => ({
    draw: () => sawBlade(size(tool, 'Diameter'), size(tool, 'Bore'), size(tool, 'Teeth')),
    fill: 0.98,
  }),
  'bimetal-bandsaw-blade': () => ({ draw: bandBlade, fill: 0.95 }),
  'reciprocating-saw-blades-5': () => ({ draw: recipBlades, angle: -10 }),
  'hole-saw-set-9': (tool) => ({ draw: () => holeSaws(sizes(tool, 'Diameters')), pose: 'standing' }),
};
