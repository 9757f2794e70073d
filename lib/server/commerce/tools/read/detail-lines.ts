import 'server-only';
import { markdownBlocks } from '@/lib/server/platform/markdown/markdown-blocks';
import { CONTENT, INK } from '@/lib/server/platform/pdf/pdf-page';

type Style = { size: number; color: string; width: number; weight?: 'bold' };

/** Text that is written in one go, so far from the left, and with so much room before it. */
export type DetailLine = { text: string; style: Style; indent: number; before: number };

const SIZE = 9;
const INDENT = 12;
/** A paragraph of more letters is written in parts, so that none is higher than a page. */
const PART_LETTERS = 1_500;

/** Splits a text behind words into parts of about so many letters. */
function partsOf(text: string): string[] {
  if (text.length <= PART_LETTERS) return [text];
  return text.match(new RegExp(`[\\s\\S]{1,${PART_LETTERS}}(?:\\s|$)|\\S{1,${PART_LETTERS}}`, 'g')) ?? [text];
}

/** Returns the details of a tool as the lines of its data sheet. */
export function detailLines(details: string): DetailLine[] {
  return markdownBlocks(details).flatMap(({ kind, text }) => {
    const indent = kind === 'item' ? INDENT : 0;
    const style: Style = {
      ...{ size: SIZE, color: INK, width: CONTENT - indent },
      ...(kind === 'heading' ? { weight: 'bold' } : {}),
    };
    const written = kind === 'item' ? `\u2022 ${text}` : text;
    return partsOf(written).map((part) => ({
      text: part,
      style,
      indent,
      before: kind === 'heading' ? 6 : 0,
    }));
  });
}
