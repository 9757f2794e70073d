import { raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded } from '../kit/outline';
import { sizes, type ToolDrawing } from '../kit/size';
import { num, path, place, repeat, text } from '../kit/svg';
import { post } from '../kit/turned';

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
  return row(back, -40, 30) + row(front, 180, 40) + arbor(-470, 196) + arbor(470, 196);
}

export const HOLE_SAW_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'hole-saw-set-9': (tool) => ({ draw: () => holeSaws(sizes(tool, 'Diameters')), pose: 'standing' }),
};
