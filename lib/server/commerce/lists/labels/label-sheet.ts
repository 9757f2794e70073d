import { PAGE } from '@/lib/server/platform/pdf/pdf-page';

const POINTS_PER_MM = 72 / 25.4;
const mm = (length: number) => length * POINTS_PER_MM;

const COLUMNS = 3;
const ROWS = 8;
export const LABELS_A_PAGE = COLUMNS * ROWS;

/** Sheets of 63.5 × 33.9 mm labels, as sold by many makers (for example Avery L7159). */
export const LABEL = { width: mm(63.5), height: mm(33.9) };
const ACROSS = mm(66.04);
const LEFT = (PAGE.width - (COLUMNS - 1) * ACROSS - LABEL.width) / 2;
const TOP = (PAGE.height - ROWS * LABEL.height) / 2;

/** Where a label begins on its page: row by row, from the top left. */
export function labelPlace(index: number): { x: number; y: number } {
  const place = index % LABELS_A_PAGE;
  return {
    x: LEFT + (place % COLUMNS) * ACROSS,
    y: TOP + Math.floor(place / COLUMNS) * LABEL.height,
  };
}
