import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { lathe, rounded, smooth } from '../kit/outline';
import { mark, plate, rivet, screw } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { circle, group, line, path, place, rect, repeat, text } from '../kit/svg';
import { bar, hexBar, post, threaded } from '../kit/turned';
import { wooden } from '../kit/wood';

function benchVise(): string {
  const fixed = smooth(
    '-30,110,1 -30,10 -64,-36,1 -64,-150 -52,-166,1 120,-166,1 250,-160 330,-128 372,-70 330,-40 262,-16 246,60 250,110,1',
  );
  const moving = smooth(
    '-206,-166,1 -150,-150 -150,-36,1 -186,10 -190,110 -210,126,1 -420,126,1 -452,90 -456,30 -420,-20 -330,-40 -300,-110 -270,-160',
  );
  const base = rounded(
    '-150,150,20 330,150,20 350,210,12 470,262,14 470,300,10 -290,300,10 -290,262,14 -170,210,12',
  );
  return (
    raised(bevel(4, rect(-470, 30, 900, 84, paint('steel'), 6))) +
    rect(-470, 66, 900, 5, '#000', 0, { opacity: 0.25 }) +
    raised(bevel(8, path(base, paint('blue', 'sheet')))) +
    [-230, 410].map((x) => raised(hexBar(x - 26, 252, 52, 24, 'steel'))).join('') +
    raised(bevel(8, rect(-120, 104, 420, 60, paint('blue', 'sheet'), 18))) +
    raised(plate(fixed, 'blue', 22)) +
    raised(plate(moving, 'blue', 22)) +
    raised(
      bevel(2, rect(-76, -176, 36, 120, paint('steel', 'flat'), 3)),
      bevel(2, rect(-176, -176, 36, 120, paint('steel', 'flat'), 3)),
    ) +
    repeat(
      10,
      (i) =>
        line(-44, -170 + i * 11, -72, -162 + i * 11, '#3b4046', 3, { opacity: 0.6 }) +
        line(-144, -170 + i * 11, -172, -162 + i * 11, '#3b4046', 3, { opacity: 0.6 }),
    ) +
    raised(bevel(4, rect(110, -190, 170, 36, paint('steel', 'flat'), 4))) +
    raised(post(150, 122, 80, 30, 'chrome', 12), bevel(4, circle(150, 208, 22, paint('steel', 'flat')))) +
    raised(bar(-560, 66, 110, 70, 'steel', 10), bevel(8, circle(-548, 66, 50, paint('steel', 'flat')))) +
    raised(
      post(-548, -150, 420, 30, 'chrome', 12),
      bevel(8, circle(-548, -158, 29, paint('steel', 'flat'))),
      bevel(8, circle(-548, 276, 29, paint('steel', 'flat'))),
    ) +
    mark(110, -20, 36, '#eaf1f8') +
    text(110, 36, 40, '125', '#eaf1f8') +
    mark(-320, 70, 20, '#eaf1f8', 0.8)
  );
}

function fClamp(): string {
  const arm = (x: number, tail: number) =>
    rounded(
      `${x - 46},-80,14 ${x + 46},-80,14 ${x + 52},40,20 ${x + 40},300,26 ${x + tail},390,20 ${x - tail},390,20 ${x - 40},300,26 ${x - 52},40,20`,
      10,
    );
  const handle = lathe('0,24,1 30,38 150,44 260,34 300,18');
  return (
    raised(bevel(2, rect(-470, -44, 1020, 62, paint('steel'), 4))) +
    repeat(80, (i) => line(-340 + i * 11, -44, -336 + i * 11, -32, '#3b4046', 3, { opacity: 0.6 })) +
    rect(-460, -22, 1000, 18, '#000', 6, { opacity: 0.14 }) +
    raised(plate(arm(-440, 44), 'iron', 14)) +
    raised(bevel(4, rect(-410, 300, 30, 96, paint('steel', 'standing'), 6))) +
    raised(plate(arm(120, 60), 'iron', 14)) +
    raised(
      threaded(-200, 350, 570, 46, 'steel', 15),
      bar(-236, 350, 40, 34, 'steel', 4),
      bevel(4, rect(-262, 300, 30, 100, paint('steel', 'standing'), 8)),
    ) +
    raised(bar(70, 350, 100, 96, 'iron', 16)) +
    place(360, 350, 0, 1, raised(wooden(handle, 0, 300, 44)), rect(-6, -26, 22, 52, paint('brass'), 4)) +
    raised(bevel(4, rect(540, -56, 18, 86, paint('steel', 'flat'), 4))) +
    mark(-160, -8, 22, '#4b5157') +
    text(120, 120, 40, '300', '#d5d9dd', { transform: 'rotate(90 120 108)' })
  );
}

function cClamp(): string {
  const frame = rounded(
    '-330,-300,30 140,-300,60 210,-240,60 250,-60,120 250,120,120 210,300,60 140,360,60 -330,360,30 -330,262,26 40,240,60 112,180,60 130,60,80 130,0,80 112,-120,60 40,-180,60 -330,-196,26',
    20,
  );
  const web =
    '-250,-268,10 120,-268,50 176,-220,50 214,-60,110 214,120,110 176,280,50 120,328,50 -250,328,10 -250,300,10 90,296,50 140,240,50 176,100,100 176,-40,100 140,-180,50 90,-236,50 -250,-240,10';
  return (
    raised(plate(frame, 'iron', 22)) +
    path(rounded(web), '#0f1113', { opacity: 0.4 }) +
    raised(bevel(4, rect(-320, -204, 90, 28, paint('steel', 'flat'), 6))) +
    group(
      { transform: 'translate(-275 780) rotate(-90)' },
      raised(
        threaded(80, 0, 700, 66, 'steel', 19),
        bar(778, 0, 26, 52, 'steel', 4),
        bevel(4, rect(800, -62, 36, 124, paint('steel', 'standing'), 10)),
        bar(0, 0, 100, 76, 'steel', 12),
      ),
    ) +
    raised(bevel(8, rect(-342, 250, 134, 122, paint('iron', 'standing'), 20))) +
    raised(
      bar(-465, 738, 380, 28, 'chrome', 12),
      bevel(4, circle(-465, 738, 24, paint('steel', 'flat'))),
      bevel(4, circle(-85, 738, 24, paint('steel', 'flat'))),
    ) +
    text(-60, -244, 34, 'FORGELINE  150', '#d5d9dd')
  );
}

function barClamp(): string {
  const body = smooth(
    '40,-90,1 210,-90,1 240,-40 220,30 260,110 330,240 340,290 280,300 210,220 150,140 90,120 40,110,1',
  );
  const trigger = smooth('10,60 60,80 110,150 170,270 150,290 110,260 60,190 0,130');
  const jaw = (x: number, s: 1 | -1) =>
    raised(
      plate(
        smooth(
          `${x},-86,1 ${x + s * 96},-86,1 ${x + s * 104},40 ${x + s * 70},150 ${x + s * 30},250,1 ${x},250,1`,
        ),
        'yellow',
        14,
      ),
    ) + raised(bevel(8, rect(s > 0 ? x - 34 : x, 130, 34, 150, paint('rubber', 'standing'), 8)));
  return (
    raised(bevel(2, rect(-560, -52, 1160, 50, paint('dark'), 4))) +
    rect(-550, -34, 1140, 10, '#000', 5, { opacity: 0.3 }) +
    jaw(-430, -1) +
    jaw(-20, 1) +
    raised(plate(trigger, 'rubber', 14)) +
    raised(plate(body, 'rubber', 22)) +
    bevel(8, path(smooth('96,-62 190,-62 200,-20 186,40 120,50 92,0'), paint('yellow', 'flat'))) +
    raised(bevel(4, path(smooth('170,-130 250,-120 262,-80 200,-84'), paint('yellow', 'flat')))) +
    mark(144, 6, 15, '#2a2000') +
    screw(66, 86, 12) +
    text(-480, 20, 34, '450', '#2a2000') +
    raised(bevel(4, rect(584, -66, 26, 78, paint('yellow', 'standing'), 6)))
  );
}

function toggleClamp(): string {
  return (
    raised(plate(rounded('-200,230,8 260,230,8 260,262,6 -200,262,6'), 'steel', 4)) +
    [-150, 210].map((x) => rect(x - 20, 226, 40, 10, '#22262a', 4)).join('') +
    raised(plate(rounded('-120,232 -120,60,30 -60,20,20 60,60,20 130,120,20 150,232'), 'steel', 4)) +
    raised(plate(smooth('-96,30 -60,-6 0,-6 60,60 110,110 90,150 40,130 -40,80'), 'chrome', 4)) +
    raised(plate(rounded('-380,-40,14 -60,-54,14 10,-10,20 0,40,20 -70,30,14 -380,24,14'), 'chrome', 8)) +
    path(rounded('-350,-16,8 -120,-20,8 -120,6,8 -350,4,8'), '#1b1e21') +
    raised(
      place(
        -270,
        -120,
        90,
        1,
        threaded(0, 0, 330, 34, 'steel', 11),
        hexBar(-14, 0, 26, 60, 'steel'),
        hexBar(68, 0, 24, 62, 'steel'),
        hexBar(150, 0, 24, 62, 'steel'),
        path(lathe('320,30,1 350,40 384,40 392,30'), paint('rubber')),
      ),
    ) +
    raised(plate(rounded('-20,-20,16 30,-60,16 96,-80,16 120,-40,16 60,60,20 10,60,16'), 'chrome', 4)) +
    place(
      82,
      -60,
      -78,
      1,
      raised(
        bevel(4, rect(0, -24, 210, 48, paint('chrome', 'flat'), 8)),
        path(lathe('150,34,1 170,44 300,46 420,44 450,30'), paint('red')),
      ),
    ) +
    rivet(-50, -4, 19) +
    rivet(40, 0, 17) +
    rivet(-60, 90, 22) +
    rivet(84, 120, 17) +
    text(20, 200, 24, 'FORGELINE 2.0 kN', '#4b5157')
  );
}

function pressVise(): string {
  return (
    raised(plate(rounded('-560,90,10 480,90,10 480,230,14 -560,230,14'), 'iron', 14)) +
    rect(-540, 180, 1000, 24, '#101214', 4, { opacity: 0.7 }) +
    raised(bevel(4, rect(-480, 60, 900, 40, paint('steel'), 4))) +
    raised(plate(rounded('-560,-130,14 -400,-130,14 -400,90 -560,90'), 'iron', 14)) +
    raised(plate(rounded('-220,-130,14 -60,-130,14 40,60,20 40,80 -220,80'), 'iron', 14)) +
    raised(
      bevel(2, rect(-404, -136, 44, 200, paint('steel', 'flat'), 3)),
      bevel(2, rect(-262, -136, 44, 200, paint('steel', 'flat'), 3)),
    ) +
    path('M-360,-60L-392,-36L-360,-12Z M-262,-60L-230,-36L-262,-12Z', '#22262a', { opacity: 0.85 }) +
    path('M-398,-136L-366,-136L-382,-112Z M-256,-136L-224,-136L-240,-112Z', '#22262a', { opacity: 0.8 }) +
    raised(threaded(20, 0, 400, 58, 'steel', 18)) +
    raised(plate(rounded('330,-90,16 480,-90,16 480,100 330,100'), 'iron', 14)) +
    raised(bar(476, 0, 90, 70, 'steel', 8), bevel(8, circle(540, 0, 46, paint('steel', 'flat')))) +
    raised(
      post(540, -190, 380, 26, 'chrome', 12),
      bevel(8, circle(540, -196, 30, paint('rubber', 'flat'))),
      bevel(8, circle(540, 196, 30, paint('rubber', 'flat'))),
    ) +
    raised(bevel(4, path(rounded('350,-150,10 440,-150,10 420,-86 370,-86'), paint('yellow', 'flat')))) +
    mark(-480, 10, 24, '#d5d9dd') +
    text(-140, 20, 40, '100', '#d5d9dd')
  );
}

export const CLAMP_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'bench-vise-125': () => ({ draw: benchVise, pose: 'standing' }),
  'f-clamp-300': () => ({ draw: fClamp, angle: -16 }),
  'c-clamp-150': () => ({ draw: cClamp, angle: 62 }),
  'one-hand-bar-clamp-450': () => ({ draw: barClamp, angle: -14 }),
  'vertical-toggle-clamp': () => ({ draw: toggleClamp, pose: 'standing', fill: 0.92 }),
  'drill-press-vise-100': () => ({ draw: pressVise, pose: 'standing' }),
};
