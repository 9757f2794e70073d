import { bevel, raised } from '../kit/light';
import { paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, screw, toothedDiscPath } from '../kit/parts';
import type { ToolDrawing } from '../kit/size';
import {
  circle,
  circlePath,
  clipped,
  line,
  path,
  place,
  rect,
  repeat,
  roundedRectPath,
  stroke,
  text,
} from '../kit/svg';
import { bar, ribbed, taper } from '../kit/turned';

/** Machines stand on the ground, working end to the left, and share one platform: dark housing, yellow shell, battery. */

/** The slide-on battery, its rail at y = 0. */
export function battery(ah: string): string {
  return (
    raised(plate(rounded('-150,0,8 150,0,8 172,40,14 172,150,26 -172,150,26 -172,40,14'), 'rubber', 14)) +
    bevel(4, path(rounded('-150,60,8 60,60,8 60,110,8 -150,110,8'), paint('yellow', 'flat'))) +
    text(-45, 97, 34, `18 V  ${ah}`, '#2a2000') +
    raised(bevel(4, rect(92, 44, 60, 40, paint('red', 'flat'), 10))) +
    repeat(4, (i) => circle(92 + i * 20, 116, 5, i < 3 ? '#74d69b' : '#4b5157')) +
    repeat(6, (i) => line(-166 + i * 6, 128, -150 + i * 6, 128, '#000', 2, { opacity: 0.3 }))
  );
}

function vents(x: number, y: number, count: number, length: number, slant = -14): string {
  return repeat(
    count,
    (i) =>
      stroke(`M${x + i * 26},${y}l${slant},${length}`, '#0c0d0f', 10, { opacity: 0.85 }) +
      stroke(`M${x + i * 26 + 6},${y}l${slant},${length}`, '#fff', 2, { opacity: 0.18 }),
  );
}

const GRIP = smooth(
  '60,60 60,-20 200,-40 240,20 226,120 236,240 270,380 280,420,1 60,420,1 66,360 92,220 84,120',
);

/** The pistol body both cordless drivers share: motor housing, grip, foot. */
function pistol(): string {
  return (
    raised(plate(GRIP, 'rubber', 22)) +
    clipped(
      GRIP,
      repeat(7, (i) =>
        line(170 + i * 6, 130 + i * 34, 300 + i * 6, 112 + i * 34, '#000', 8, { opacity: 0.32 }),
      ),
    ) +
    raised(plate(rounded('-20,400,30 300,390,20 330,470,10 -50,470,10'), 'rubber', 14)) +
    place(140, 468, 0, 1, battery('5.0 Ah'))
  );
}

function trigger(x: number, y: number): string {
  return raised(
    plate(
      smooth(`${x},${y} ${x + 60},${y - 10} ${x + 60},${y + 100} ${x + 10},${y + 96} ${x - 8},${y + 50}`),
      'red',
      8,
    ),
  );
}

function drillDriver(): string {
  return (
    raised(
      ribbed(-560, -110, 130, 150, 'dark', 20),
      taper(-610, -110, 50, 70, 130, 'dark'),
      bar(-430, -110, 40, 166, 'steel', 4),
    ) +
    ['-1', '0', '1']
      .map((s) =>
        path(
          rounded(
            `-650,${-110 + Number(s) * 14 - 6},3 -600,${-110 + Number(s) * 22 - 10} -600,${-110 + Number(s) * 22 + 10} -650,${-110 + Number(s) * 14 + 6},3`,
          ),
          paint('steel'),
        ),
      )
      .join('') +
    trigger(-2, 50) +
    pistol() +
    raised(ribbed(-390, -110, 110, 206, 'rubber', 18)) +
    repeat(8, (i) => text(-335, -180 + i * 22, 15, String(i * 3 + 1), '#ffc629')) +
    raised(
      plate(
        rounded('-290,-220,40 120,-230,50 260,-200,60 300,-120,60 280,-10,60 160,30,40 -60,40,30 -290,10,30'),
        'yellow',
        22,
      ),
    ) +
    raised(
      plate(rounded('110,-228,20 250,-200,60 300,-120,60 280,-10,60 170,26,30 140,-100,30'), 'rubber', 14),
    ) +
    vents(190, -150, 4, 90) +
    raised(bevel(4, rect(-150, -252, 120, 34, paint('rubber', 'flat'), 12))) +
    text(-90, -228, 22, '1 · 2', '#ffc629') +
    mark(-110, -120, 34, '#2a2000') +
    text(-110, -70, 28, 'BRUSHLESS 65 Nm', '#2a2000') +
    [-240, 80].map((x) => screw(x, -20, 11, 'dark')).join('') +
    circle(-30, 66, 12, '#fff7d6') +
    raised(bevel(4, rect(20, 20, 50, 26, paint('rubber', 'flat'), 10)))
  );
}

function impactWrench(): string {
  return (
    raised(
      rect(-520, -150, 90, 76, paint('steel'), 4),
      rect(-500, -150, 12, 76, '#000', 0, { opacity: 0.4 }),
      circle(-464, -112, 12, '#6a7076'),
      bar(-432, -112, 50, 110, 'dark', 6),
    ) +
    trigger(-2, 50) +
    pistol() +
    raised(
      plate(
        rounded('-400,-180,20 -340,-220,30 -160,-240,30 -120,-240 -120,30 -200,30,30 -340,0,40 -400,-50,20'),
        'dark',
        22,
      ),
    ) +
    repeat(5, (i) => rect(-330 + i * 38, -214 - i * 4, 12, 220 + i * 5, '#000', 6, { opacity: 0.22 })) +
    raised(
      plate(
        rounded('-140,-244,30 160,-240,60 290,-190,70 310,-90,60 270,0,60 150,34,40 -60,44,30 -140,40,20'),
        'yellow',
        22,
      ),
    ) +
    raised(
      plate(rounded('130,-236,20 250,-212,70 310,-90,60 270,0,60 170,28,30 120,-100,40'), 'rubber', 14),
    ) +
    vents(190, -150, 4, 90) +
    mark(-10, -110, 28, '#2a2000') +
    text(-10, -64, 34, '450 Nm', '#2a2000') +
    text(-260, -96, 30, '1/2"', '#d5d9dd') +
    screw(-100, 8, 11, 'dark') +
    circle(-30, 66, 12, '#fff7d6')
  );
}

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

function circularSaw(): string {
  const r = 230;
  return (
    raised(
      bevel(
        4,
        path(`${toothedDiscPath(r, 22, 24)}${circlePath(0, 0, 24)}`, paint('steel', 'sheet'), {
          'fill-rule': 'evenodd',
          transform: 'translate(-60 120)',
        }),
      ),
    ) +
    raised(plate(rounded('-520,170,8 420,170,8 420,200,6 -500,200,6'), 'aluminium', 4)) +
    raised(plate(smooth('-330,160,1 -330,60 -250,-100 -60,-170 130,-120 230,20 240,160,1'), 'iron', 22)) +
    path(smooth('-290,150,1 -286,60 -220,-70 -60,-130 100,-90 190,20 200,150,1'), 'none', {
      stroke: '#9aa1a8',
      'stroke-width': 3,
      opacity: 0.5,
    }) +
    raised(plate(smooth('-120,20 -60,-40 60,-40 110,30 80,110 -40,130 -120,90'), 'yellow', 22)) +
    screw(-6, 44, 20, 'steel') +
    mark(-6, 100, 15, '#2a2000') +
    raised(
      plate(
        smooth(
          '60,-90 150,-210 300,-260 420,-220 500,-100 540,40 520,110 430,120 410,30 370,-90 300,-140 220,-110 170,-40 110,-20',
        ),
        'rubber',
        22,
      ),
    ) +
    raised(
      plate(smooth('200,-232 300,-256 410,-212 460,-120 440,-110 390,-180 300,-214 220,-196'), 'yellow', 14),
    ) +
    trigger(250, -140) +
    raised(
      plate(
        smooth('-240,-120 -200,-230 -100,-250 -60,-190 -90,-120 -130,-110 -130,-180 -180,-180 -200,-100'),
        'rubber',
        14,
      ),
    ) +
    place(500, 60, 0, 0.72, battery('5.0 Ah')) +
    text(-210, 90, 30, '165', '#d5d9dd') +
    raised(plate(rounded('-480,120,8 -440,120,8 -430,172 -490,172'), 'dark', 4)) +
    repeat(12, (i) => line(-470 + i * 26, 176, -470 + i * 26, i % 5 === 0 ? 194 : 188, '#3a3f44', 2.4))
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

function batteryPack(): string {
  return (
    raised(plate(rounded('-330,-90,20 330,-90,20 380,0,24 390,230,50 -390,230,50 -380,0,24'), 'rubber', 22)) +
    raised(plate(rounded('-230,-210,12 230,-210,12 260,-90,10 -260,-90,10'), 'rubber', 8)) +
    rect(-270, -150, 540, 22, '#0e0f11', 6) +
    repeat(
      5,
      (i) =>
        rect(-170 + i * 78, -206, 28, 74, '#0c0d0f', 4) +
        rect(-162 + i * 78, -196, 12, 56, paint('brass', 'standing'), 2),
    ) +
    bevel(8, path(rounded('-340,20,16 180,20,16 180,170,16 -340,170,16'), paint('yellow', 'flat'))) +
    text(-80, 108, 78, '18 V', '#15181c') +
    text(-80, 150, 34, '5.0 Ah · 90 Wh', '#15181c') +
    raised(bevel(8, rect(220, 20, 130, 76, paint('red', 'flat'), 18))) +
    repeat(4, (i) => line(246, 38 + i * 14, 324, 38 + i * 14, '#5d0d07', 5, { opacity: 0.6 })) +
    path(roundedRectPath(220, 124, 130, 44, 12), '#0e0f11') +
    repeat(4, (i) => circle(242 + i * 29, 146, 9, '#5fe08d')) +
    mark(-80, 210, 24, '#ffc629') +
    clipped(
      roundedRectPath(-390, -90, 780, 320, 50),
      path('M-390,-90H-120L-300,230H-390Z', '#fff', { opacity: 0.05 }),
    )
  );
}

export const POWER_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'cordless-drill-driver-18v': () => ({ draw: drillDriver, pose: 'standing' }),
  'cordless-impact-wrench-18v': () => ({ draw: impactWrench, pose: 'standing' }),
  'angle-grinder-125': () => ({ draw: grinder, angle: -6 }),
  'cordless-circular-saw-18v': () => ({ draw: circularSaw, angle: 0 }),
  'jigsaw-750w': () => ({ draw: jigsaw, fill: 0.96 }),
  'rotary-hammer-sds-26': () => ({ draw: rotaryHammer, fill: 0.98 }),
  'random-orbital-sander-150': () => ({ draw: sander, pose: 'standing', fill: 0.92 }),
  'battery-pack-18v-5ah': () => ({ draw: batteryPack, pose: 'standing', fill: 0.8 }),
};
