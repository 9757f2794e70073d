import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { dialMarks, mark, plate } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { circle, circlePath, line, path, place, repeat, text } from '../kit/svg';
import { bar, knurled, post, ribbed, taper } from '../kit/turned';

function micrometer(): string {
  const frameOuter = smooth(
    '-330,-60 -350,-40,1 -352,60 -300,210 -160,310 0,322 140,270 214,150 230,64,1 230,-60,1 90,-60,1 90,60,1 60,130 -20,180 -100,180 -180,130 -222,60 -228,-60,1',
  );
  return (
    raised(
      bar(-228, 0, 70, 46, 'steel', 2),
      bar(-178, 0, 26, 52, 'chrome', 2),
      bar(-40, 0, 26, 52, 'chrome', 2),
      bar(-20, 0, 130, 44, 'steel', 2),
    ) +
    raised(plate(frameOuter, 'iron', 14)) +
    text(-60, 276, 26, '0–25 mm', '#f4f3ee', { opacity: 0.9 }) +
    raised(bar(220, 0, 260, 92, 'chrome', 3)) +
    line(236, 4, 470, 4, '#2a2e32', 3) +
    repeat(19, (i) =>
      line(250 + i * 12, 4, 250 + i * 12, i % 10 === 0 ? -26 : i % 5 === 0 ? -20 : -13, '#2a2e32', 2.2),
    ) +
    repeat(18, (i) => line(256 + i * 12, 4, 256 + i * 12, 17, '#2a2e32', 2)) +
    text(252, -30, 20, '0', '#2a2e32') +
    text(372, -30, 20, '5', '#2a2e32') +
    raised(taper(462, 0, 46, 96, 126, 'chrome')) +
    repeat(7, (i) => {
      const y = -36 + i * 12.5;
      return line(464, y, i % 5 === 1 ? 504 : 488, y * 1.22, '#2a2e32', 2.4);
    }) +
    text(522, -22, 19, '25', '#2a2e32') +
    text(522, 36, 19, '20', '#2a2e32') +
    raised(
      bar(508, 0, 60, 126, 'chrome', 2),
      knurled(568, 0, 170, 128, 'chrome', 11),
      bar(738, 0, 16, 120, 'yellow', 3),
      taper(754, 0, 30, 100, 70, 'chrome'),
      ribbed(784, 0, 90, 66, 'steel', 9),
    ) +
    raised(
      bevel(4, circle(170, 0, 34, paint('steel', 'flat'))),
      place(170, 0, 40, 1, bar(0, 0, 70, 22, 'steel', 10)),
    )
  );
}

function dialIndicator(): string {
  const face = 250;
  return (
    raised(
      post(0, 250, 170, 54, 'chrome', 3),
      post(0, 410, 110, 34, 'steel', 2),
      post(0, 516, 46, 50, 'chrome', 4),
      bevel(4, circle(0, 574, 20, paint('chrome', 'flat'))),
    ) +
    raised(post(0, -400, 140, 44, 'chrome', 4), post(0, -440, 60, 74, 'rubber', 14)) +
    raised(plate(rounded('-40,-290,10 40,-290,10 60,-240 -60,-240', 4), 'steel', 4)) +
    raised(place(250, 96, 22, 1, knurled(-20, 0, 66, 50, 'steel', 8))) +
    raised(bevel(14, circle(0, 0, face + 36, paint('dark', 'flat')))) +
    repeat(
      72,
      (i) =>
        `<g transform="rotate(${i * 5})">${line(face + 22, 0, face + 36, 0, '#000', 6, { opacity: 0.45 })}</g>`,
    ) +
    bevel(
      4,
      path(circlePath(0, 0, face + 14) + circlePath(0, 0, face - 2), paint('chrome', 'flat'), {
        'fill-rule': 'evenodd',
      }),
    ) +
    circle(0, 0, face, '#fcfcfa') +
    dialMarks(0, 0, face - 12, 100, { length: 34, width: 2.6 }) +
    repeat(10, (i) => {
      const a = (i * 36 - 90) * (Math.PI / 180);
      return text(Math.cos(a) * 178, Math.sin(a) * 178 + 14, 38, String(i * 10), '#1c1e21');
    }) +
    circle(0, 84, 54, 'none', { stroke: '#8b9197', 'stroke-width': 2 }) +
    dialMarks(0, 84, 48, 10, { length: 12, every: 1, width: 1.6 }) +
    line(0, 84, 22, 60, '#c7372d', 4) +
    circle(0, 84, 6, '#c7372d') +
    text(0, -84, 26, '0.01 mm', '#1c1e21') +
    mark(0, -56, 15, '#6a7076') +
    place(0, 0, 38, 1, path('M-7,46L7,46L2.5,-214L-2.5,-214Z', '#15171a'), circle(0, 0, 17, '#15171a')) +
    circle(0, 0, 7, '#b9bec3') +
    path(`M-220,-60A228,228 0 0 1 -40,-222L-20,-150A160,160 0 0 0 -150,-40Z`, '#fff', { opacity: 0.35 }) +
    raised(plate(rounded('-26,-292,8 26,-292,8 20,-240 -20,-240'), 'yellow', 4))
  );
}

export const GAUGE_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'outside-micrometer-25': () => ({ draw: micrometer, angle: -16, fill: 0.92 }),
  'dial-indicator-10': () => ({ draw: dialIndicator, fill: 0.95, angle: 14 }),
};
