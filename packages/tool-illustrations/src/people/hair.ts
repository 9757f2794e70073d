import { smooth } from '../kit/outline';
import { circle, ellipse, group, path, repeat, stroke } from '../kit/svg';
import { HAIRS, type Portrait } from './wardrobe';

/** What of the hair is behind the head and the shoulders' upper edge. */
export function hairBehind(portrait: Portrait): string {
  const [, dark] = HAIRS[portrait.hair];
  switch (portrait.style) {
    case 'long':
      return path(
        smooth('148,230 158,150 240,112 322,150 334,230 344,340 352,440 300,470 180,470 126,440 136,340'),
        dark,
      );
    case 'bob':
      return path(
        smooth('146,232 156,150 240,114 324,150 336,232 340,320 326,372 250,384 154,372 140,320'),
        dark,
      );
    case 'ponytail':
      return path(smooth('300,150 352,180 372,270 356,380 330,410 320,340 322,250'), dark);
    case 'bun':
      return circle(240, 112, 46, dark) + circle(228, 102, 32, HAIRS[portrait.hair][0], { opacity: 0.5 });
    case 'afro':
      return circle(240, 214, 122, dark) + curls(portrait, 110, 30);
    case 'curly':
      return (
        path(smooth('140,240 150,150 240,108 330,150 340,240 346,340 310,400 170,400 134,340'), dark) +
        curls(portrait, 104, 24)
      );
    case 'scarf':
      return path(
        smooth('138,250 150,150 240,106 330,150 342,250 344,360 330,450 150,450 136,360'),
        portrait.cloth,
      );
    default:
      return '';
  }
}

/** Small locks around the head. */
function curls(portrait: Portrait, radius: number, size: number): string {
  const [light, dark] = HAIRS[portrait.hair];
  return repeat(18, (i) => {
    const angle = Math.PI * (0.88 + (i / 17) * 1.24);
    const x = 240 + Math.cos(angle) * radius;
    const y = 222 + Math.sin(angle) * radius * 0.92;
    return circle(x, y, size, i % 2 === 0 ? dark : light, i % 2 === 0 ? {} : { opacity: 0.32 });
  });
}

/** What lies over the forehead. */
export function hairOver(portrait: Portrait): string {
  const [light] = HAIRS[portrait.hair];
  const shine = (d: string) => stroke(d, light, 7, { opacity: 0.45 });
  const fill = 'url(#hair)';
  switch (portrait.style) {
    case 'short':
      return (
        path(
          smooth(
            '158,244,1 150,186 178,128 244,108 306,126 332,184 322,244,1 312,206 296,180 250,182 206,172 178,196 168,214',
          ),
          fill,
        ) + shine('M186,150Q220,126 266,130')
      );
    case 'side':
      return (
        path(
          smooth(
            '158,246,1 148,180 176,122 236,100 300,112 334,170 322,246,1 314,212 302,186 270,176 214,190 184,176 170,212',
          ),
          fill,
        ) +
        shine('M180,160Q216,118 284,132') +
        shine('M206,166Q240,140 296,150')
      );
    case 'buzz':
      return path(
        smooth(
          '162,238,1 158,190 190,146 240,134 290,146 322,190 318,238,1 306,196 280,176 240,170 200,176 174,196',
        ),
        fill,
        { opacity: 0.82 },
      );
    case 'bald':
      return (
        path(smooth('160,262,1 158,226 166,206 172,232 170,262,1'), fill) +
        path(smooth('320,262,1 322,226 314,206 308,232 310,262,1'), fill) +
        ellipse(214, 172, 52, 26, 'url(#veil-white)', { opacity: 0.5 })
      );
    case 'bob':
      return (
        path(
          smooth(
            '148,340,1 144,230 162,150 240,116 318,150 336,230 332,340,1 318,270 306,206 282,178 220,172 186,204 166,262',
          ),
          fill,
        ) +
        shine('M176,170Q220,128 290,148') +
        shine('M160,230Q160,280 154,320')
      );
    case 'long':
      return (
        path(
          smooth(
            '146,360,1 146,230 166,150 240,114 316,150 334,230 336,360,1 316,260 296,196 244,160 190,200 166,262',
          ),
          fill,
        ) +
        shine('M178,176Q210,138 240,134') +
        shine('M262,140Q298,156 310,200')
      );
    case 'bun':
    case 'ponytail':
      return (
        path(
          smooth(
            '160,246,1 154,186 184,132 240,116 298,132 326,186 320,246,1 304,194 272,164 240,158 206,164 176,196',
          ),
          fill,
        ) +
        shine('M182,172Q212,132 262,130') +
        shine('M196,160Q224,140 280,146')
      );
    case 'afro':
    case 'curly':
      return group(
        {},
        repeat(9, (i) =>
          circle(
            166 + i * 18.5,
            172 - Math.sin((i / 8) * Math.PI) * 30,
            25,
            HAIRS[portrait.hair][i % 2 === 0 ? 1 : 0],
            i % 2 === 0 ? {} : { opacity: 0.35 },
          ),
        ),
      );
    case 'scarf':
      return scarf(portrait.cloth);
  }
}

function scarf(cloth: string): string {
  const hood = `${smooth('138,250 150,152 240,106 330,152 342,250 338,340 300,420 240,438 180,420 142,340')}${smooth('172,240 182,190 240,164 298,190 308,240 300,300 276,344 240,360 204,344 180,300')}`;
  return (
    path(hood, cloth, { 'fill-rule': 'evenodd' }) +
    path(hood, 'url(#fold)', { 'fill-rule': 'evenodd' }) +
    stroke('M158,200Q180,140 240,128', '#fff', 4, { opacity: 0.22 }) +
    stroke('M322,240Q326,330 262,410', '#000', 4, { opacity: 0.2 }) +
    stroke('M160,290Q180,380 250,420', '#000', 4, { opacity: 0.2 })
  );
}

/** A safety helmet in place of what would be seen of the hair's top. */
export function helmet(color: string): string {
  return (
    path(smooth('136,206,1 146,120 240,72 334,120 344,206,1 240,186'), color) +
    path(smooth('136,206,1 146,120 240,72 334,120 344,206,1 240,186'), 'url(#fold)') +
    path(smooth('112,208 240,178 368,208 352,222 240,198 128,222'), color) +
    path(smooth('112,208 240,178 368,208 352,222 240,198 128,222'), '#000', { opacity: 0.14 }) +
    stroke('M214,82Q206,130 210,184', '#000', 3, { opacity: 0.2 }) +
    stroke('M266,82Q274,130 270,184', '#000', 3, { opacity: 0.2 }) +
    stroke('M170,140Q190,104 222,94', '#fff', 9, { opacity: 0.5 })
  );
}
