import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { sizes } from '../kit/size';
import {
  circle,
  circlePath,
  clipped,
  group,
  line,
  path,
  place,
  rect,
  repeat,
  roundedRectPath,
  text,
} from '../kit/svg';
import { bar, fluted, knurled, ribbed, taper, threaded } from '../kit/turned';

/** Cutting tools lie along x with the point to the left. */

/** A twist drill from its point at 0. */
function twistDrill(length: number, diameter: number, shank: number, material: Material = 'steel'): string {
  const half = diameter / 2;
  const body = length * 0.62;
  return (
    path(`M0,0L${half * 0.55},${-half}L${half * 0.55 + 2},${half}Z`, paint(material)) +
    fluted(half * 0.55, 0, body, diameter, material, diameter * 2.1) +
    bar(half * 0.55 + body, 0, length - body, shank, material, 2)
  );
}

function drillCase(): string {
  const upright = (i: number) => {
    const mm = 1 + i * 0.5;
    const w = mm * 3.4 + 6;
    const height = 120 + mm * 17;
    const x = -505 + i * 33 + i * i * 0.37;
    return place(x, 70 - height, 90, 1, raised(twistDrill(height + 40, w, w)));
  };
  const marks = [1, 3, 5, 7, 9, 11, 13].map((mm) => {
    const i = (mm - 1) * 2;
    return text(-505 + i * 33 + i * i * 0.37, 190, 30, String(mm), '#ffc629');
  });
  return (
    raised(plate(roundedRectPath(-590, -380, 1200, 420, 22), 'dark', 8)) +
    path(roundedRectPath(-566, -356, 1152, 400, 12), '#24282c') +
    mark(-400, -296, 34, '#ffc629') +
    text(-400, -250, 24, 'HSS-G  1–13 mm', '#aeb4ba') +
    repeat(25, upright) +
    raised(plate(rounded('-590,60,8 610,60,8 630,400,24 -610,400,24'), 'yellow', 8)) +
    raised(plate(roundedRectPath(-560, 96, 1150, 130, 12), 'dark', 4)) +
    marks.join('') +
    mark(0, 330, 44, '#2a2000')
  );
}

function stepDrill(): string {
  const steps = 14;
  const parts = Array.from({ length: steps }, (_, i) => {
    const d = (4 + i * 2) * 9.2;
    const x = 26 + i * 40;
    return (
      taper(x, 0, 12, d - 14, d, 'brass') +
      bar(x + 12, 0, 29, d, 'brass', 0) +
      line(x + 41, -d / 2, x + 41, d / 2, '#5b430c', 2.5, { opacity: 0.5 })
    );
  });
  const flute = 'M0,-4C140,-10 330,-60 590,-210L590,-120C400,10 200,20 0,8Z';
  const outline = rounded('0,0 20,-14 600,-142 600,142 20,14');
  return raised(
    path('M0,0L28,-18L28,18Z', paint('brass')),
    ...parts,
    clipped(
      outline,
      path(flute, '#2a1f06', { opacity: 0.72 }),
      path('M0,8C200,20 400,10 590,-120L590,-104C400,28 200,34 0,14Z', '#fff3c4', { opacity: 0.8 }),
      path('M120,60C300,60 470,90 600,150L600,96C470,40 300,40 150,48Z', '#2a1f06', { opacity: 0.5 }),
    ),
    bar(586, 0, 60, 150, 'brass', 10),
    bar(640, 0, 300, 96, 'steel', 10),
    ...[0, 1].map((i) =>
      bevel(
        4,
        path(
          rounded(
            `700,${-34 + i * 46},10 920,${-34 + i * 46},10 920,${-8 + i * 46},10 700,${-8 + i * 46},10`,
          ),
          paint('chrome', 'flat'),
        ),
      ),
    ),
    mark(615, 5, 15, '#4a3500'),
  );
}

function tapDieCase(): string {
  const tap = (x: number, y: number, mm: number) => {
    const w = 10 + mm * 2.2;
    return place(
      x,
      y,
      90,
      1,
      raised(
        threaded(0, 0, 84, w, 'steel', 6),
        rect(0, -w * 0.14, 80, w * 0.28, '#15171a', 0, { opacity: 0.55 }),
        bar(84, 0, 76, w * 0.84, 'steel', 2),
        rect(146, -w * 0.32, 30, w * 0.64, paint('chrome'), 1),
      ),
    );
  };
  const die = (x: number, y: number, mm: number) =>
    circle(x, y, 54, '#101214') +
    raised(
      bevel(
        4,
        path(
          circlePath(x, y, 46) +
            circlePath(x, y, 8 + mm * 1.2) +
            [0, 90, 180, 270]
              .map((a) =>
                circlePath(
                  x + Math.cos((a * Math.PI) / 180) * (14 + mm * 1.4),
                  y + Math.sin((a * Math.PI) / 180) * (14 + mm * 1.4),
                  9,
                ),
              )
              .join(''),
          paint('steel', 'flat'),
          { 'fill-rule': 'nonzero' },
        ),
      ),
    ) +
    circle(x, y, 8 + mm * 1.2, '#17191c') +
    [0, 90, 180, 270]
      .map((a) =>
        circle(
          x + Math.cos((a * Math.PI) / 180) * (14 + mm * 1.2),
          y + Math.sin((a * Math.PI) / 180) * (14 + mm * 1.2),
          8,
          '#17191c',
        ),
      )
      .join('') +
    text(x, y + 78, 20, `M${mm}`, '#c9cdd1');
  const threads = [3, 4, 5, 6, 8, 10, 12];
  const taps = threads.flatMap((mm, i) => [0, 1].map((j) => tap(-470 + i * 146 + j * 56, -330, mm)));
  const labels = threads.map((mm, i) => text(-442 + i * 146, -124, 22, `M${mm}`, '#ffc629'));
  return (
    raised(plate(roundedRectPath(-590, -400, 1180, 800, 30), 'dark', 14)) +
    path(roundedRectPath(-560, -370, 1120, 740, 16), '#25292d') +
    repeat(7, (i) => rect(-500 + i * 146, -346, 118, 196, '#17191c', 12)) +
    taps.join('') +
    labels.join('') +
    threads.map((mm, i) => die(-440 + i * 146, -26, mm)).join('') +
    raised(
      bar(-500, 140, 620, 26, 'chrome', 10),
      knurled(-500, 140, 140, 28, 'chrome', 8),
      knurled(-20, 140, 140, 28, 'chrome', 8),
      bevel(
        4,
        path(circlePath(-190, 140, 70) + circlePath(-190, 140, 44), paint('steel', 'flat'), {
          'fill-rule': 'evenodd',
        }),
      ),
    ) +
    raised(
      bar(-500, 270, 560, 22, 'chrome', 8),
      knurled(-500, 270, 120, 26, 'chrome', 8),
      knurled(-60, 270, 120, 26, 'chrome', 8),
      bevel(4, path(rounded('-290,230,16 -150,230,16 -150,310,16 -290,310,16'), paint('steel', 'flat'))),
    ) +
    rect(-236, 254, 32, 32, '#15171a', 3) +
    raised(
      bar(200, 160, 280, 22, 'chrome', 8),
      place(330, 160, 90, 1, bar(-10, 0, 120, 44, 'steel', 6), knurled(110, 0, 50, 52, 'steel', 8)),
    ) +
    mark(-420, 346, 24, '#ffc629')
  );
}

function sdsDrill(diameter: number): string {
  const w = diameter * 5.4;
  return raised(
    path(rounded(`0,0 22,${-w * 0.66} 60,${-w * 0.6} 60,${w * 0.6} 22,${w * 0.66}`, 2), paint('chrome')) +
      line(4, 0, 58, 0, '#3a3f44', 3) +
      fluted(58, 0, 440, w, 'steel', w * 2.6 + 26) +
      bar(498, 0, 60, Math.min(w, 44), 'steel', 2) +
      taper(558, 0, 24, Math.min(w, 44), 54, 'steel') +
      bar(582, 0, 190, 54, 'dark', 6) +
      rect(610, -9, 120, 18, '#0c0d0f', 9) +
      rect(640, -27, 66, 11, '#0c0d0f', 5) +
      rect(584, -27, 12, 54, paint('yellow'), 2) +
      text(752, 9, 24, String(diameter), '#f4f3ee'),
  );
}

function sdsSet(list: readonly number[]): string {
  return group({}, ...list.map((mm, i) => place(-390, -220 + i * 110, 0, 1, sdsDrill(mm))));
}

function spiralTap(): string {
  return raised(
    taper(0, 0, 34, 62, 92, 'dark') + threaded(30, 0, 250, 96, 'dark', 15),
    clipped(
      rounded('0,-20 30,-48 280,-48 280,48 30,48 0,20'),
      repeat(3, (i) =>
        path(
          `M${-40 + i * 120},60C${30 + i * 120},30 ${70 + i * 120},-20 ${110 + i * 120},-60L${160 + i * 120},-60C${120 + i * 120},-10 ${70 + i * 120},40 ${20 + i * 120},60Z`,
          '#07080a',
          { opacity: 0.82 },
        ),
      ),
    ),
    taper(280, 0, 30, 92, 72, 'dark'),
    bar(310, 0, 470, 72, 'dark', 2),
    rect(560, -36, 14, 72, paint('yellow')),
    rect(590, -36, 8, 72, paint('yellow')),
    rect(780, -27, 100, 54, paint('dark', 'flat'), 3),
    rect(780, -27, 100, 13, '#9aa1a8', 2, { opacity: 0.5 }),
    text(440, 9, 26, 'M10 × 1.5', '#d5d9dd'),
    text(680, 8, 22, 'HSS-E', '#d5d9dd'),
  );
}

function countersink(): string {
  const cone = rounded('0,-6,3 0,6,3 164,170,8 226,170,12 262,120,20 262,-120,20 226,-170,12 164,-170,8');
  const flute = (top: number, bottom: number) =>
    path(
      smooth(
        `14,${(top + bottom) * 0.04} 110,${top * 0.62} 180,${top} 236,${top * 0.94} 250,${bottom * 0.9} 190,${bottom} 110,${bottom * 0.6}`,
      ),
      '#121417',
      { opacity: 0.88 },
    ) +
    path(
      smooth(
        `14,${(top + bottom) * 0.04} 110,${bottom * 0.6} 190,${bottom} 250,${bottom * 0.9} 240,${bottom * 1.0 + 12} 190,${bottom + 16} 110,${bottom * 0.62 + 10}`,
      ),
      '#fff',
      { opacity: 0.8 },
    );
  return raised(
    bar(250, 0, 100, 110, 'chrome', 6),
    taper(340, 0, 30, 110, 84, 'chrome'),
    bar(370, 0, 330, 84, 'steel', 10),
    bevel(8, path(cone, paint('chrome'))),
    clipped(cone, flute(-118, -54), flute(26, 92)),
    text(540, 10, 28, '90°  20.5', '#3f454b'),
  );
}

function chuck(): string {
  return raised(
    ...[-1, 0, 1].map((i) =>
      path(
        rounded(`-40,${i * 26 - 10},4 70,${i * 58 - 20} 70,${i * 58 + 20} -40,${i * 26 + 10},4`),
        paint('steel'),
      ),
    ),
    taper(40, 0, 120, 150, 250, 'chrome'),
    knurled(160, 0, 190, 262, 'steel', 14),
    bar(350, 0, 20, 244, 'dark', 2),
    ribbed(370, 0, 130, 256, 'chrome', 16),
    bar(500, 0, 40, 230, 'chrome', 10),
    bar(540, 0, 30, 110, 'steel', 2),
    taper(570, 0, 150, 96, 78, 'chrome'),
    mark(95, 8, 17, '#3f454b'),
    rect(352, -122, 16, 244, '#ffc629', 0, { opacity: 0.9 }),
  );
}

export const DRILLING_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'hss-drill-set-25': () => ({ draw: drillCase, pose: 'standing' }),
  'step-drill-4-30': () => ({ draw: stepDrill, angle: -28, fill: 0.94 }),
  'tap-die-set-32': () => ({ draw: tapDieCase }),
  'sds-plus-drill-set-5': (tool) => ({ draw: () => sdsSet(sizes(tool, 'Diameters')), angle: -16 }),
  'spiral-flute-tap-m10': () => ({ draw: spiralTap, angle: -32, fill: 0.9 }),
  'countersink-90-20': () => ({ draw: countersink, angle: -30, fill: 0.8 }),
  'keyless-drill-chuck-13': () => ({ draw: chuck, angle: -24, fill: 0.86 }),
};
