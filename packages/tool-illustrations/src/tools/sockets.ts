import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded } from '../kit/outline';
import { mark, plate, socketTop } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { sizes } from '../kit/size';
import { circle, group, path, place, rect, roundedRectPath, text } from '../kit/svg';
import { bar, knurled, post } from '../kit/turned';
import { ratchetHead } from './torque';

const SOCKET_MM = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 26, 27, 30, 32];

/** A recess in foam: the second colour shows at its rim. */
function pocket(x: number, y: number, width: number, height: number, radius: number): string {
  return (
    path(roundedRectPath(x - 4, y - 4, width + 8, height + 8, radius + 4), '#ffc629') +
    path(roundedRectPath(x, y, width, height, radius), '#17191c')
  );
}

function socketTray(): string {
  const rows = [
    { from: 0, to: 7, y: -112, gap: 60 },
    { from: 7, to: 13, y: 32, gap: 62 },
    { from: 13, to: 19, y: 196, gap: 44 },
  ];
  const sockets = rows.map(({ from, to, y, gap }) => {
    const row = SOCKET_MM.slice(from, to);
    const radius = (mm: number) => mm * 1.6 + 12;
    const total = row.reduce((sum, mm) => sum + radius(mm) * 2 + gap, -gap);
    let x = -total / 2;
    return row
      .map((mm) => {
        const r = radius(mm);
        x += r;
        const drawn =
          circle(x, y, r + 10, '#ffc629') +
          circle(x, y, r + 6, '#101214') +
          raised(socketTop(x, y, r, 'chrome')) +
          text(x, y + r + 34, 20, String(mm), '#c9cdd1');
        x += r + gap;
        return drawn;
      })
      .join('');
  });
  const extension = (length: number) =>
    raised(
      bar(0, 0, length, 26, 'chrome'),
      knurled(length * 0.62, 0, length * 0.18, 30, 'chrome', 9),
      bar(length - 34, 0, 40, 36, 'chrome', 4),
    ) + rect(-22, -11, 26, 22, paint('steel'), 2);
  return (
    raised(plate(roundedRectPath(-590, -420, 1180, 840, 34), 'rubber', 14)) +
    path(roundedRectPath(-564, -394, 1128, 788, 22), '#25282c') +
    mark(-420, -344, 26, '#ffc629') +
    text(-160, -344, 21, '1/2 in · 24 pieces', '#9aa0a6') +
    pocket(-540, -310, 600, 80, 40) +
    place(
      -474,
      -270,
      0,
      0.76,
      raised(ratchetHead(58, 18, 38)),
      raised(
        bar(110, 0, 330, 34, 'chrome', 10),
        knurled(410, 0, 240, 44, 'rubber', 12),
        bar(648, 0, 14, 44, 'yellow', 3),
      ),
    ) +
    pocket(110, -360, 420, 52, 26) +
    place(148, -334, 0, 1, extension(360)) +
    pocket(110, -276, 230, 52, 26) +
    place(148, -250, 0, 1, extension(170)) +
    pocket(370, -276, 160, 52, 26) +
    place(
      392,
      -250,
      0,
      1,
      raised(
        bar(0, 0, 46, 36, 'chrome', 6),
        bar(70, 0, 46, 36, 'chrome', 6),
        bevel(4, circle(58, 0, 22, paint('steel', 'flat'))),
      ),
    ) +
    sockets.join('') +
    pocket(-460, 318, 920, 56, 28) +
    raised(
      bar(-440, 346, 880, 26, 'chrome', 12),
      bevel(4, rect(-42, 322, 84, 48, paint('chrome', 'flat'), 10)),
    )
  );
}

function impactRail(list: readonly number[]): string {
  let x = 0;
  const sockets = list.map((mm) => {
    const width = mm * 4.1 + 26;
    const neck = Math.min(width, 106);
    const center = x + width / 2;
    x += width + 16;
    return (
      post(center, -340, 210, width, 'dark', 9) +
      rect(center - width / 2, -340, width, 10, '#9aa1a7', 5, { opacity: 0.35 }) +
      path(
        rounded(
          `${center - width / 2},-136 ${center + width / 2},-136 ${center + neck / 2},-96 ${center - neck / 2},-96`,
          2,
        ),
        paint('dark', 'standing'),
      ) +
      post(center, -98, 98, neck, 'dark', 4) +
      rect(center - neck / 2, -62, neck, 9, '#000', 0, { opacity: 0.5 }) +
      rect(center - width / 2, -196, width, 12, paint('yellow', 'standing')) +
      text(center, -232, 34, String(mm), '#e9e7e0', { opacity: 0.92 })
    );
  });
  const total = x - 16;
  return group(
    { transform: `translate(${-total / 2} 0)` },
    raised(...sockets) +
      raised(
        bevel(4, rect(-44, -8, total + 88, 46, paint('aluminium'), 6)),
        rect(-70, -14, 34, 58, paint('rubber', 'standing'), 8),
        rect(total + 36, -14, 34, 58, paint('rubber', 'standing'), 8),
      ) +
      mark(total / 2, 24, 22, '#43484e'),
  );
}

export const SOCKET_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'metric-socket-set-24': () => ({ draw: socketTray }),
  'deep-impact-socket-set-8': (tool) => ({
    draw: () => impactRail(sizes(tool, 'Sizes')),
    pose: 'standing',
    fill: 0.94,
  }),
};
