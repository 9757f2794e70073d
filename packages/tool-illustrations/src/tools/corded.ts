import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, screw } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import { circle, path, place, rect, repeat, stroke, text } from '../kit/svg';
import { bar, ribbed, taper } from '../kit/turned';
import { trigger, vents } from './machine-parts';

function grinder(): string {
  const r = 200;
  return (
    raised(
      plate(
        smooth('-60,-90 200,-110 420,-96 640,-84 690,-30 690,40 640,90 420,96 200,110 -60,90'),
        'yellow',
        22,
      ),
    ) +
    raised(
      plate(smooth('330,-108 520,-100 650,-86 700,-20 700,40 650,92 520,106 330,114,1 360,0'), 'rubber', 22),
    ) +
    raised(plate(smooth('180,104 400,104 560,120 600,150 560,166 360,160 200,140'), 'rubber', 8)) +
    vents(560, -60, 5, 110, -10) +
    mark(170, 0, 30, '#2a2000') +
    text(170, 46, 28, '1400 W · 125', '#2a2000') +
    stroke('M700,10C800,10 830,60 830,140', '#17191c', 28) +
    raised(ribbed(690, 10, 60, 48, 'rubber', 12)) +
    raised(plate(smooth('-230,-86 -60,-100 -10,-60 -10,60 -60,100 -230,96 -290,60 -290,-50'), 'iron', 14)) +
    [-70, 70].map((y) => screw(-50, y, 12, 'dark')).join('') +
    raised(
      place(
        -170,
        -90,
        -90,
        1,
        bar(0, 0, 36, 60, 'dark', 6),
        taper(36, 0, 60, 70, 84, 'rubber'),
        ribbed(96, 0, 200, 80, 'rubber', 22),
        bar(296, 0, 40, 92, 'rubber', 20),
      ),
    ) +
    raised(
      plate(
        rounded(
          `${-180 - r - 26},96,12 ${-180 + r * 0.4},96,12 ${-180 + r * 0.4},150,10 ${-180 - r - 26},150,10`,
        ),
        'dark',
        8,
      ),
      rect(-180 - r, 150, 2 * r, 16, '#54402f', 3),
      rect(-180 - r, 150, 2 * r, 5, '#9a7b5e', 2),
      bar(-214, 172, 70, 24, 'steel', 4),
    ) +
    raised(bevel(4, rect(-190, -132, 40, 30, paint('red', 'flat'), 8))) +
    text(-150, 14, 26, 'M14', '#d5d9dd')
  );
}

function jigsaw(): string {
  return (
    raised(
      path('M-236,150L-196,150L-196,420L-214,436L-236,420Z', paint('steel', 'standing')),
      repeat(20, (i) => path(`M-236,${200 + i * 11}l-9,6l9,6z`, '#8b9197')),
    ) +
    raised(
      rect(-228, 40, 40, 120, paint('steel', 'standing'), 4),
      circle(-270, 176, 22, paint('steel', 'flat')),
    ) +
    raised(plate(rounded('-420,190,14 360,190,14 360,226,8 -390,226,8'), 'aluminium', 4)) +
    raised(
      plate(
        smooth('-300,80 -320,-80 -250,-190 -60,-210 160,-170 340,-110 360,0 340,110 250,160 40,180 -200,170'),
        'rubber',
        22,
      ),
    ) +
    raised(
      plate(smooth('-300,60 -310,-80 -240,-176 -110,-190 -60,-120 -40,40 -100,140 -240,150'), 'iron', 14),
    ) +
    raised(plate(smooth('-60,-40 60,-60 220,-20 320,10 330,90 240,140 60,150 -60,120'), 'yellow', 22)) +
    raised(
      plate(
        smooth(
          '-180,-190 -100,-330 80,-370 280,-330 380,-220 400,-60 350,-20 310,-60 300,-180 220,-260 60,-280 -40,-250 -70,-170',
        ),
        'rubber',
        22,
      ),
    ) +
    raised(
      plate(smooth('-60,-340 80,-366 270,-326 350,-250 320,-246 240,-300 80,-330 -40,-310'), 'yellow', 14),
    ) +
    trigger(40, -270) +
    mark(130, 50, 32, '#2a2000') +
    text(130, 96, 26, '750 W', '#2a2000') +
    vents(-240, -110, 5, 120, -4) +
    stroke('M380,-40C470,-20 500,60 520,180', '#17191c', 26) +
    raised(place(370, -50, 24, 1, ribbed(0, 0, 70, 46, 'rubber', 12))) +
    raised(bevel(8, circle(-110, 110, 30, paint('rubber', 'flat')))) +
    text(-110, 120, 28, 'II', '#ffc629')
  );
}

function rotaryHammer(): string {
  return (
    raised(
      taper(-640, -150, 60, 60, 96, 'rubber'),
      ribbed(-580, -150, 110, 116, 'rubber', 22),
      bar(-470, -150, 40, 140, 'steel', 6),
    ) +
    path(rounded('-720,-164 -640,-168 -640,-132 -720,-136', 4), paint('dark')) +
    raised(
      plate(smooth('-440,-230 -200,-250 60,-250 160,-220 180,-60 100,-30 -200,-40 -440,-70'), 'iron', 22),
    ) +
    raised(
      plate(
        smooth('20,-240 200,-250 290,-180 300,0 260,180 140,300 20,300 -30,220 20,60 40,-60'),
        'yellow',
        22,
      ),
    ) +
    raised(
      plate(
        smooth(
          '240,-240 420,-230 500,-140 500,60 450,220 330,310 200,310 160,250 280,220 380,120 400,-60 350,-140 250,-160',
        ),
        'rubber',
        22,
      ),
    ) +
    trigger(352, -60) +
    raised(plate(smooth('-10,180 60,160 230,180 250,250 140,304 20,300 -26,240'), 'rubber', 14)) +
    vents(60, 210, 5, 60, -10) +
    mark(150, -90, 30, '#2a2000') +
    text(150, -46, 28, '850 W · 3.0 J', '#2a2000') +
    raised(bevel(8, circle(130, 60, 62, paint('rubber', 'flat')))) +
    raised(bevel(8, rect(116, 4, 28, 112, paint('red', 'flat'), 14))) +
    text(-130, -130, 34, 'SDS-plus', '#d5d9dd') +
    raised(bar(-410, -150, 60, 184, 'rubber', 10)) +
    raised(
      place(
        -380,
        -60,
        90,
        1,
        bar(0, 0, 50, 56, 'dark', 4),
        taper(50, 0, 40, 64, 86, 'rubber'),
        ribbed(90, 0, 230, 84, 'rubber', 22),
        bar(320, 0, 40, 98, 'rubber', 20),
      ),
    ) +
    raised(place(-380, -250, 0, 1, bar(-180, 0, 330, 22, 'steel', 4))) +
    stroke('M250,304C260,380 330,400 420,400', '#17191c', 28)
  );
}

function sander(): string {
  const pad = 300;
  return (
    raised(
      rect(-pad, 190, 2 * pad, 26, '#c7a46a', 4),
      rect(-pad, 190, 2 * pad, 6, '#e9d0a0', 2),
      path(
        rounded(`${-pad},150,10 ${pad},150,10 ${pad - 10},192,6 ${-pad + 10},192,6`),
        paint('rubber', 'standing'),
      ),
      path(
        rounded(`${-pad + 40},110,20 ${pad - 40},110,20 ${pad - 10},152,8 ${-pad + 10},152,8`),
        paint('dark', 'standing'),
      ),
    ) +
    raised(
      plate(
        smooth('-230,120 -220,20 -190,-90 -60,-110 120,-110 200,-60 230,60 230,120,1 -230,120,1'),
        'yellow',
        22,
      ),
    ) +
    raised(
      plate(smooth('150,20 260,10 420,-20 500,-30 510,40 430,60 280,90 170,110'), 'rubber', 14),
      bar(490, 4, 90, 96, 'dark', 10),
    ) +
    raised(
      plate(
        smooth('-250,-90 -260,-190 -190,-270 -20,-300 160,-280 260,-200 270,-120 200,-80 60,-90 -120,-80'),
        'rubber',
        22,
      ),
    ) +
    raised(plate(smooth('-190,-210 -100,-262 40,-276 170,-246 200,-210 60,-230 -80,-220'), 'yellow', 14)) +
    raised(bevel(4, rect(-262, -60, 60, 40, paint('red', 'flat'), 12))) +
    mark(-40, 20, 30, '#2a2000') +
    text(-40, 64, 28, '150 · 5 mm', '#2a2000') +
    raised(bevel(4, circle(190, -10, 36, paint('rubber', 'flat')))) +
    text(190, 0, 26, '6', '#ffc629') +
    stroke('M240,-210C360,-230 420,-200 470,-120C500,-70 520,-60 560,-60', '#17191c', 26)
  );
}

export const CORDED_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'angle-grinder-125': () => ({ draw: grinder, angle: -6 }),
  'jigsaw-750w': () => ({ draw: jigsaw, fill: 0.96 }),
  'rotary-hammer-sds-26': () => ({ draw: rotaryHammer, fill: 0.98 }),
  'random-orbital-sander-150': () => ({ draw: sander, pose: 'standing', fill: 0.92 }),
};
