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
    { from: 0, to: 7, y: -160 },
    { from: 7, to: 13, y: -45 },
    { from: 13, to: 19, y: 85 },
  ];
  const sockets = rows.map(({ from, to, y }) => {
    const row = SOCKET_MM.slice(from, to);
    const total = row.reduce((sum, mm) => sum + mm * 3.1 + 22, 0);
    let x = -150 - total / 2 + 90;
    return row
      .map((mm) => {
        const r = mm * 1.55 + 11;
        x += r;
        const drawn =
          circle(x, y, r + 9, '#ffc629') +
          circle(x, y, r + 5, '#101214') +
          raised(socketTop(x, y, r, 'chrome')) +
          text(x, y + r + 26, 17, String(mm), '#c9cdd1');
        x += r + 12;
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
    raised(plate(roundedRectPath(-570, -390, 1140, 780, 34), 'rubber', 14)) +
    path(roundedRectPath(-546, -366, 1092, 732, 22), '#25282c') +
    mark(-430, -322, 24, '#ffc629') +
    text(-180, -322, 20, '1/2 in · 24 pieces', '#9aa0a6') +
    pocket(-520, -292, 560, 74, 37) +
    place(
      -455,
      -255,
      0,
      0.72,
      raised(ratchetHead(58, 18, 38)),
      raised(
        bar(110, 0, 320, 34, 'chrome', 10),
        knurled(400, 0, 230, 44, 'rubber', 12),
        bar(628, 0, 14, 44, 'yellow', 3),
      ),
    ) +
    pocket(90, -326, 420, 52, 26) +
    place(128, -300, 0, 1, extension(360)) +
    pocket(90, -252, 230, 52, 26) +
    place(128, -226, 0, 1, extension(170)) +
    pocket(350, -252, 160, 52, 26) +
    place(
      372,
      -226,
      0,
      1,
      raised(
        bar(0, 0, 46, 36, 'chrome', 6),
        bar(70, 0, 46, 36, 'chrome', 6),
        bevel(4, circle(58, 0, 22, paint('steel', 'flat'))),
      ),
    ) +
    sockets.join('') +
    pocket(-440, 228, 880, 66, 33) +
    raised(
      bar(-420, 261, 840, 26, 'chrome', 12),
      bevel(4, rect(-40, 238, 80, 46, paint('chrome', 'flat'), 10)),
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
