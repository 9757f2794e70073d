import { SECTION_1 } from './section-1';
import { SECTION_2_MEMBERS } from './section-2-members';
import { SECTION_2_PUBLIC } from './section-2-public';
import { SECTION_3 } from './section-3';
import { SECTION_4 } from './section-4';
import { SECTION_5 } from './section-5';
import { SECTION_6 } from './section-6';
import { SECTION_7 } from './section-7';
import { SECTION_8 } from './section-8';
import { SECTION_9 } from './section-9';
import type { Statement } from './statement';

/** Every statement of the specification that tests prove, in its order. */
export const STATEMENTS: readonly Statement[] = [
  ...SECTION_1,
  ...SECTION_2_PUBLIC,
  ...SECTION_2_MEMBERS,
  ...SECTION_3,
  ...SECTION_4,
  ...SECTION_5,
  ...SECTION_6,
  ...SECTION_7,
  ...SECTION_8,
  ...SECTION_9,
];
