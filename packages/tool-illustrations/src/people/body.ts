import { rounded, smooth } from '../kit/outline';
import { circle, clipped, cut, ellipse, group, line, path, rect, stroke } from '../kit/svg';
import { type Portrait, SKINS } from './wardrobe';

const SHOULDERS = smooth('30,720,1 34,520 92,462 176,434 240,446 304,434 388,462 446,520 450,720,1');

const NECK = rounded('198,330 282,330 286,424,30 330,456 240,510 150,456 194,424,30');

/** Neck, shoulders and what is worn on them. */
export function body(portrait: Portrait): string {
  const [, middle] = SKINS[portrait.skin];
  return group(
    { transform: 'translate(0 -48)' },
    path(NECK, middle) +
      clipped(NECK, ellipse(252, 384, 120, 84, 'url(#veil-shade)', { opacity: 0.95 })) +
      garment(portrait),
  );
}

function garment({ wear, cloth }: Portrait): string {
  const base = (opening: string) => cut(opening, path(SHOULDERS, cloth), path(SHOULDERS, 'url(#fold)'));
  const inner = (color: string) => path(smooth('176,436 240,452 304,436 286,720,1 194,720,1'), color);
  const collar = (color: string) =>
    path(rounded('184,420,8 240,500,6 206,530,6 156,448,10'), color) +
    path(rounded('296,420,8 240,500,6 274,530,6 324,448,10'), color) +
    path(rounded('184,420,8 240,500,6 206,530,6 156,448,10'), '#000', { opacity: 0.08 }) +
    path(rounded('296,420,8 240,500,6 274,530,6 324,448,10'), '#000', { opacity: 0.2 });
  const opening = rounded('188,430 292,430 240,510', 10);
  switch (wear) {
    case 'shirt':
      return (
        base(opening) +
        collar(cloth) +
        line(240, 506, 240, 720, '#000', 3, { opacity: 0.25 }) +
        [536, 580].map((y) => circle(240, y, 5, '#fff', { opacity: 0.75 })).join('') +
        rect(292, 540, 70, 60, '#000', 6, { opacity: 0.12 })
      );
    case 'jacket':
      return (
        inner('#e9e7e0') +
        base(rounded('196,434 284,434 256,720 224,720', 4)) +
        collar(cloth) +
        stroke('M228,520L224,720', '#c9cdd1', 5) +
        stroke('M252,520L256,720', '#c9cdd1', 5) +
        path(rounded('40,530 120,488 132,504 44,556'), '#ffc629', { opacity: 0.9 }) +
        path(rounded('440,530 360,488 348,504 436,556'), '#ffc629', { opacity: 0.9 })
      );
    case 'coat':
      return (
        inner('#5a7fa3') +
        base(rounded('190,432 290,432 262,720 218,720', 4)) +
        path(rounded('186,424,8 236,560,6 196,600,6 148,450,10'), '#fff', { opacity: 0.65 }) +
        path(rounded('294,424,8 244,560,6 284,600,6 332,450,10'), '#c9cfd5', { opacity: 0.8 }) +
        rect(318, 536, 66, 6, '#7e8790', 2, { opacity: 0.7 }) +
        rect(340, 512, 8, 40, '#2a629b', 3)
      );
    case 'overall':
      return (
        path(SHOULDERS, '#e6e2d8') +
        path(SHOULDERS, 'url(#fold)') +
        collar('#e6e2d8') +
        path(rounded('150,536,10 330,536,10 350,740 130,740'), cloth) +
        path(rounded('104,456 148,442 176,560 146,560'), cloth) +
        path(rounded('376,456 332,442 304,560 334,560'), cloth) +
        circle(162, 552, 11, '#d9b65b') +
        circle(318, 552, 11, '#d9b65b')
      );
    case 'vest':
      return (
        path(SHOULDERS, '#3b4450') +
        path(SHOULDERS, 'url(#fold)') +
        clipped(
          SHOULDERS,
          path(rounded('110,440 196,430 228,720 96,720'), cloth),
          path(rounded('370,440 284,430 252,720 384,720'), cloth),
          path(rounded('150,440 182,434 200,720 164,720'), '#e8ebee'),
          path(rounded('330,440 298,434 280,720 316,720'), '#e8ebee'),
        ) +
        collar('#3b4450')
      );
    case 'blazer':
      return (
        inner('#f1efe9') +
        base(rounded('192,432 288,432 254,600 226,600', 4)) +
        path(rounded('182,424,8 232,590,4 188,560,6 196,520,6 150,500,6 156,440,10'), '#000', {
          opacity: 0.22,
        }) +
        path(rounded('298,424,8 248,590,4 292,560,6 284,520,6 330,500,6 324,440,10'), '#000', {
          opacity: 0.32,
        })
      );
  }
}
