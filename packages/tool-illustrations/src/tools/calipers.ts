import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { plate, scale } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { group, line, path, place, rect, repeat, roundedRectPath, text } from '../kit/svg';
import { bar, knurled } from '../kit/turned';

const MM = 5;

/** Jaws of a caliper at `x` = 0: the large outer pair below, the small inner pair above; `fixed` belongs to the beam. */
function jaw(fixed: boolean, depth: number): string {
  const s = fixed ? -1 : 1;
  return (
    plate(
      rounded(
        `0,40 ${s * 120},40,20 ${s * 96},90,10 ${s * 42},${depth * 0.8},10 ${s * 10},${depth},4 0,${depth}`,
      ),
      'steel',
      4,
    ) +
    plate(
      rounded(`0,-40 ${s * 80},-40,16 ${s * 54},-84,10 ${s * 6},${-depth * 0.58},3 0,${-depth * 0.58}`),
      'steel',
      4,
    )
  );
}

function digitalCaliper(range: number): string {
  const length = range * MM + 300;
  const open = 150;
  const box = { x: open + 30, y: -86, w: 330, h: 190 };
  return (
    raised(bevel(4, rect(-110, -40, length, 80, paint('steel', 'flat'), 4)), group({}, jaw(true, 240))) +
    rect(20, -18, length - 160, 46, '#fafaf8', 2, { opacity: 0.55 }) +
    scale(20, 30, range * MM, range, 20, {
      up: true,
      figures: (i) => (i % 10 === 0 ? String(i) : undefined),
      size: 15,
    }) +
    raised(bar(length - 112, 0, 56, 14, 'steel', 2)) +
    group(
      { transform: `translate(${open} 0)` },
      raised(plate(rounded('0,-52,4 220,-52,10 220,54,10 0,54,4'), 'steel', 4), jaw(false, 240)),
    ) +
    raised(plate(roundedRectPath(box.x, box.y, box.w, box.h, 24), 'rubber', 14)) +
    rect(box.x + 26, box.y + 28, box.w - 52, 86, '#0f1113', 10) +
    rect(box.x + 34, box.y + 36, box.w - 68, 70, '#d3dccf', 5) +
    text(box.x + 146, box.y + 91, 58, '30.00', '#1a231c') +
    text(box.x + 264, box.y + 91, 24, 'mm', '#1a231c') +
    [0, 1, 2]
      .map((i) =>
        bevel(2, rect(box.x + 36 + i * 66, box.y + 130, 52, 30, i === 0 ? '#ffc629' : '#8b9298', 14)),
      )
      .join('') +
    text(box.x + 272, box.y + 153, 22, 'IP67', '#ffc629') +
    raised(knurled(box.x + box.w - 96, 112, 58, 34, 'steel', 8)) +
    raised(place(box.x + 60, -86, -90, 1, knurled(0, 0, 34, 40, 'steel', 7)))
  );
}

function vernierCaliper(range: number): string {
  const mm = 4.6;
  const length = range * mm + 300;
  const open = 110;
  return (
    raised(bevel(4, rect(-120, -38, length, 76, paint('chrome', 'flat'), 3)), jaw(true, 290)) +
    scale(40, -36, range * mm, range, 22, {
      figures: (i) => (i % 10 === 0 ? String(i / 10) : undefined),
      size: 20,
    }) +
    scale(40, 36, range * mm, range / 2, 14, { up: true }) +
    raised(bar(length - 122, 6, 70, 16, 'steel', 2)) +
    group(
      { transform: `translate(${open} 0)` },
      raised(plate(rounded('0,-62,6 300,-62,14 300,66,14 0,66,6'), 'chrome', 4), jaw(false, 290)),
      rect(30, -34, 244, 68, '#eff0f1', 3),
      rect(30, -34, 244, 68, 'none', 3, { stroke: '#555b61', 'stroke-width': 2 }),
    ) +
    scale(open + 34, -30, 236, 52, 18, {}) +
    scale(open + 44, 30, 220, 50, 20, {
      up: true,
      figures: (i) => (i % 10 === 0 ? String(i / 5) : undefined),
      size: 17,
    }) +
    line(open + 30, 2, open + 274, 2, '#555b61', 2.4) +
    text(open + 250, 54, 15, '0.02 mm', '#3f454b') +
    raised(place(open + 160, -62, -90, 1, knurled(0, 0, 40, 44, 'steel', 8))) +
    raised(
      bevel(
        4,
        path(
          smooth(`${open + 190},66 ${open + 290},66 ${open + 280},104 ${open + 240},112 ${open + 200},100`),
          paint('chrome', 'flat'),
        ),
      ),
    ) +
    repeat(7, (i) => line(open + 206 + i * 12, 78, open + 206 + i * 12, 106, '#4b5157', 3))
  );
}

export const CALIPER_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'digital-caliper-150': () => ({ draw: () => digitalCaliper(150), angle: -18 }),
  'vernier-caliper-200': () => ({ draw: () => vernierCaliper(200), angle: -18 }),
};
