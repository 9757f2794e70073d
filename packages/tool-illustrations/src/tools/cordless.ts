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
  text,
} from '../kit/svg';
import { bar, ribbed, taper } from '../kit/turned';
import { battery, trigger, vents } from './machine-parts';

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
    screw(-100, 8, 11, 'dark')
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

export const CORDLESS_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'cordless-drill-driver-18v': () => ({ draw: drillDriver, pose: 'standing' }),
  'cordless-impact-wrench-18v': () => ({ draw: impactWrench, pose: 'standing' }),
  'cordless-circular-saw-18v': () => ({ draw: circularSaw, angle: 0 }),
  'battery-pack-18v-5ah': () => ({ draw: batteryPack, pose: 'standing', fill: 0.8 }),
};
