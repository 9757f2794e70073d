import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, sawEdge, screw } from '../kit/parts';
import { size, type ToolDrawing } from '../kit/size';
import { circle, num, path, rect, stroke, text } from '../kit/svg';

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

export const SAW_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'hacksaw-300': (tool) => ({ draw: () => hacksaw(size(tool, 'Blade length')), angle: -14 }),
  'hand-saw-550': (tool) => ({ draw: () => handSaw(size(tool, 'Blade length')), angle: -16 }),
};
