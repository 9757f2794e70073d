import { bevel, raised } from '../kit/light';
import { type Material, paint } from '../kit/materials';
import { rounded, smooth } from '../kit/outline';
import { mark, plate, rivet } from '../kit/parts';
import { size, type ToolDrawing } from '../kit/size';
import {
  circle,
  clipped,
  group,
  line,
  path,
  place,
  rect,
  repeat,
  roundedRectPath,
  stroke,
  text,
} from '../kit/svg';
import { bar, post } from '../kit/turned';
import { hangingWrench, panelDriver } from './panels';

function castor(x: number, y: number, brake: boolean): string {
  return (
    raised(
      plate(
        rounded(`${x - 44},${y},6 ${x + 44},${y},6 ${x + 30},${y + 70},10 ${x - 30},${y + 70},10`),
        'steel',
        4,
      ),
    ) +
    raised(bevel(8, circle(x, y + 78, 56, paint('rubber', 'flat')))) +
    bevel(4, circle(x, y + 78, 26, paint('steel', 'flat'))) +
    circle(x, y + 78, 8, '#1b1e21') +
    (brake
      ? raised(
          bevel(
            4,
            path(
              rounded(
                `${x + 26},${y + 20},6 ${x + 90},${y + 44},8 ${x + 84},${y + 66},8 ${x + 20},${y + 44},6`,
              ),
              paint('red', 'flat'),
            ),
          ),
        )
      : '')
  );
}

function rollerCabinet(drawers: number): string {
  const w = 700;
  const heights = [84, 84, 84, 84, 110, 140, 180].slice(0, drawers);
  let y = -400;
  const fronts = heights.map((h) => {
    const drawn =
      raised(bevel(4, rect(-w / 2 + 34, y, w - 68, h - 10, paint('yellow', 'flat'), 6))) +
      rect(-w / 2 + 60, y + 12, w - 120, 24, paint('aluminium'), 6) +
      rect(-w / 2 + 60, y + 30, w - 120, 8, '#000', 4, { opacity: 0.28 }) +
      rect(-w / 2 + 40, y + h - 16, w - 80, 4, '#000', 2, { opacity: 0.2 });
    y += h;
    return drawn;
  });
  return (
    castor(-w / 2 + 80, 390, false) +
    castor(w / 2 - 80, 390, true) +
    raised(plate(roundedRectPath(-w / 2, -440, w, 840, 18), 'rubber', 8)) +
    path(roundedRectPath(-w / 2 + 26, -412, w - 52, 790, 8), '#15181b') +
    fronts.join('') +
    raised(bevel(4, rect(-w / 2 - 24, -486, w + 48, 54, paint('wood'), 8))) +
    repeat(6, (i) =>
      line(-w / 2 - 16, -480 + i * 8, w / 2 + 16, -480 + i * 8, '#6b3f14', 1.6, { opacity: 0.25 }),
    ) +
    raised(
      bar(w / 2 + 4, -300, 46, 26, 'chrome', 8),
      bar(w / 2 + 4, 60, 46, 26, 'chrome', 8),
      post(w / 2 + 46, -320, 400, 30, 'chrome', 14),
    ) +
    circle(w / 2 - 64, -422, 10, '#c9cdd1') +
    mark(0, 350, 26, '#2a2000')
  );
}

function cantileverBox(): string {
  const tray = (x: number, y: number, w: number, h: number) =>
    raised(
      plate(rounded(`${x},${y},6 ${x + w},${y},6 ${x + w - 8},${y + h},8 ${x + 8},${y + h},8`), 'red', 8),
    ) +
    rect(x + 6, y, w - 12, 10, '#4a0a05', 4) +
    rect(x + 20, y + h * 0.36, w - 40, 8, '#fff', 4, { opacity: 0.14 });
  const arm = (x1: number, y1: number, x2: number, y2: number) =>
    raised(
      stroke(`M${x1},${y1}L${x2},${y2}`, '#6a7076', 26),
      stroke(`M${x1},${y1 - 3}L${x2},${y2 - 3}`, '#cfd3d6', 14),
    ) +
    rivet(x1, y1, 11) +
    rivet(x2, y2, 11);
  const contents =
    group(
      { transform: 'translate(-560 -232) rotate(0)' },
      rect(20, -16, 150, 18, paint('chrome'), 4),
      rect(160, -26, 90, 30, paint('yellow'), 10),
    ) +
    group(
      { transform: 'translate(330 -232)' },
      rect(10, -18, 200, 20, paint('dark'), 4),
      rect(40, -34, 60, 34, paint('steel'), 6),
    );
  return (
    raised(
      stroke('M-180,-40V-300Q-180,-330 -150,-330H150Q180,-330 180,-300V-40', '#2c3034', 34),
      stroke('M-186,-40V-300Q-186,-336 -150,-336H150Q174,-336 174,-300V-40', '#8b9197', 8, { opacity: 0.8 }),
    ) +
    contents +
    tray(-620, -230, 520, 110) +
    tray(100, -230, 520, 110) +
    arm(-330, -170, -180, -20) +
    arm(330, -170, 180, -20) +
    tray(-520, -70, 500, 110) +
    tray(20, -70, 500, 110) +
    arm(-400, -10, -230, 130) +
    arm(400, -10, 230, 130) +
    arm(-250, -10, -90, 130) +
    arm(250, -10, 90, 130) +
    raised(plate(rounded('-430,90,8 430,90,8 420,310,16 -420,310,16'), 'red', 14)) +
    rect(-424, 90, 848, 12, '#4a0a05', 4) +
    rect(-390, 280, 780, 8, '#000', 4, { opacity: 0.22 }) +
    mark(0, 220, 44, '#ffe9e4') +
    raised(bevel(4, rect(-30, 120, 60, 40, paint('steel', 'flat'), 6))) +
    [-380, 380].map((x) => rect(x - 30, 306, 60, 16, paint('rubber', 'standing'), 4)).join('')
  );
}

function toolBag(): string {
  const pockets = [-330, -165, 0, 165].map(
    (x, i) =>
      raised(plate(rounded(`${x},${40},8 ${x + 150},${40},8 ${x + 150},260,16 ${x},260,16`), 'rubber', 8)) +
      line(x + 8, 66, x + 142, 66, '#ffc629', 6) +
      rect(x + 12, 78, 126, 172, 'none', 8, {
        stroke: '#8b9197',
        'stroke-width': 2,
        'stroke-dasharray': '8 6',
        opacity: 0.6,
      }) +
      (i === 1 ? mark(x + 75, 170, 17, '#ffc629') : ''),
  );
  const contents =
    place(-275, 150, -92, 0.56, panelDriver(0)) +
    place(-185, 130, -88, 0.5, panelDriver(1)) +
    place(-60, -40, -90, 1, hangingWrench(24, 460)) +
    raised(
      post(90, -220, 300, 34, 'wood', 10),
      plate(rounded('20,-282,8 170,-282,8 176,-268,6 176,-226,6 150,-222,8 20,-214,8 6,-236,6'), 'iron', 8),
    ) +
    place(225, 140, -88, 0.54, panelDriver(4)) +
    place(300, 150, -90, 0.46, panelDriver(2));
  return (
    raised(
      stroke('M-360,-90V-250Q-360,-330 -280,-330H280Q360,-330 360,-250V-90', '#24282c', 40),
      stroke('M-367,-90V-250Q-367,-338 -280,-338H280', '#767d84', 9, { opacity: 0.7 }),
    ) +
    raised(bar(-150, -330, 300, 66, 'rubber', 26)) +
    repeat(10, (i) => line(-130 + i * 29, -360, -130 + i * 29, -300, '#000', 6, { opacity: 0.35 })) +
    contents +
    raised(
      plate(
        smooth('-420,-100 -200,-80 0,-76 200,-80 420,-100 440,60 430,300,1 -430,300,1 -440,60'),
        'rubber',
        22,
      ),
    ) +
    path(
      smooth('-416,-96 -200,-76 0,-72 200,-76 416,-96 416,-72 200,-52 0,-48 -200,-52 -416,-72'),
      '#ffc629',
    ) +
    clipped(
      smooth('-420,-40 420,-40 430,300,1 -430,300,1'),
      repeat(60, (i) => line(-430 + i * 15, -60, -430 + i * 15, 300, '#fff', 1, { opacity: 0.05 })),
    ) +
    pockets.join('') +
    raised(plate(rounded('-450,270,16 450,270,16 440,370,30 -440,370,30'), 'dark', 14)) +
    repeat(4, (i) => rect(-380 + i * 210, 362, 110, 20, paint('rubber', 'standing'), 6)) +
    raised(
      bevel(4, rect(330, 60, 74, 130, paint('steel', 'flat'), 8)),
      bevel(4, circle(367, 84, 22, paint('dark', 'flat'))),
    )
  );
}

function stackCase(): string {
  const module = (y: number, h: number, m: Material, label: string) =>
    raised(plate(rounded(`-330,${y},24 330,${y},24 340,${y + h},20 -340,${y + h},20`), m, 14)) +
    rect(-334, y + h * 0.3, 668, 9, '#000', 3, { opacity: 0.5 }) +
    [-220, 220]
      .map(
        (x) =>
          raised(bevel(4, rect(x - 56, y + h * 0.2, 112, 66, paint('yellow', 'flat'), 12))) +
          rect(x - 36, y + h * 0.2 + 40, 72, 10, '#6b4a00', 4, { opacity: 0.5 }),
      )
      .join('') +
    [-300, -110, 110, 300]
      .map((x) => rect(x - 12, y + h * 0.46, 24, h * 0.44, '#000', 8, { opacity: 0.2 }))
      .join('') +
    text(0, y + h * 0.72, 30, label, '#ffc629');
  return (
    raised(
      stroke('M-190,-300V-560Q-190,-600 -150,-600H150Q190,-600 190,-560V-300', '#9aa1a8', 34),
      stroke('M-196,-300V-560Q-196,-606 -150,-606H150', '#f2f4f5', 9),
      bar(-130, -600, 260, 58, 'rubber', 26),
    ) +
    module(-400, 190, 'rubber', '') +
    path(roundedRectPath(-280, -388, 560, 44, 10), '#bcd4e6', { opacity: 0.35 }) +
    mark(0, -262, 32, '#ffc629') +
    module(-200, 270, 'rubber', 'FORGELINE') +
    module(80, 350, 'rubber', 'FORGELINE') +
    [-270, 270]
      .map(
        (x) =>
          raised(
            bevel(14, circle(x, 420, 92, paint('rubber', 'flat'))),
            bevel(4, circle(x, 420, 46, paint('yellow', 'flat'))),
          ) + circle(x, 420, 16, '#1b1e21'),
      )
      .join('') +
    raised(plate(rounded('-170,400,12 170,400,12 150,440,12 -150,440,12'), 'dark', 8))
  );
}

export const BOX_DRAWINGS: Readonly<Record<string, ToolDrawing>> = {
  'roller-cabinet-7': (tool) => ({ draw: () => rollerCabinet(size(tool, 'Drawers')), pose: 'standing' }),
  'cantilever-tool-box-5': () => ({ draw: cantileverBox, pose: 'standing' }),
  'open-tool-bag-40': () => ({ draw: toolBag, pose: 'standing', fill: 0.96 }),
  'stackable-case-system-3': () => ({ draw: stackCase, pose: 'standing' }),
};
