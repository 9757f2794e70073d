import { shop } from '#shop';
import { env } from '@/lib/server/platform/config/env';
import {
  type Drawing,
  drawLogo,
  MUTED,
  makePdf,
  PAGE,
  type Pdf,
  write,
  writeRight,
} from '@/lib/server/platform/pdf/pdf-page';
import { writeTable } from '@/lib/server/platform/pdf/pdf-table';
import { RIGHT, writePageNumbers } from '@/lib/server/platform/pdf/priced-paper';
import { letterLines } from '@/lib/server/platform/shop/letterhead';
import { formatDay } from '@/lib/shared/dates/dates';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import type { Serial, SerialSelection } from '@/lib/shared/serials/serial.schema';
import type { Language } from '@/lib/shared/site/languages';
import { fillText } from '@/lib/shared/text/fill-text';
import { unbrokenMeasures } from '@/lib/shared/text/measures';
import { serials as german } from '@/lib/shared/texts/de/serials';
import { serials as english } from '@/lib/shared/texts/en/serials';
import { inLanguage } from '@/lib/shared/texts/in-language';
import type { Texts } from '@/lib/shared/texts/texts-for';

const textsIn = inLanguage({ en: english, de: german });

type SerialList = {
  serials: readonly Serial[];
  selection: SerialSelection;
  /** The company or person whose tools they are. */
  holder: string;
  language: Language;
  now: Date;
};

/** What the list was asked for, and how much it has. */
function aboutOf({ serials, selection: { q, due }, language }: SerialList, texts: Texts['serials']): string {
  const overdue = serials.filter((serial) => serial.overdue).length;
  const count = serials.length === 1 ? texts.count.one : texts.count.many;
  return [
    fillText(count, { count: formatNumber(serials.length, language) }),
    ...(overdue > 0 ? [fillText(texts.list.overdue, { count: formatNumber(overdue, language) })] : []),
    ...(due ? [`${texts.calibration}: ${texts.filters[due]}`] : []),
    ...(q ? [fillText(texts.list.search, { q })] : []),
  ].join(' · ');
}

function writeHead(pdf: Pdf, list: SerialList, texts: Texts['serials']): number {
  const { holder, language, now } = list;
  drawLogo(pdf);
  const top = PAGE.margin + 12;
  let y = write(pdf, texts.list.heading, PAGE.margin, top, { size: 18, weight: 'bold' });
  const day = formatDay(now.toISOString(), language, env().STORE_TIME_ZONE);
  writeRight(pdf, fillText(texts.list.asOf, { day }), RIGHT, top + 8, { size: 9, color: MUTED });
  y = write(pdf, holder, PAGE.margin, y + 2, { weight: 'bold' });
  y = write(pdf, aboutOf(list, texts), PAGE.margin, y, { size: 9, color: MUTED });
  return write(pdf, letterLines(language), PAGE.margin, y, { size: 8, color: MUTED }) + 16;
}

function writeSerials(
  pdf: Pdf,
  { serials, language }: SerialList,
  { texts, top }: { texts: Texts['serials']; top: number },
): Drawing<number> {
  const { columns, form } = texts;
  const dayText = (day: string | undefined) => (day ? formatDay(day, language, 'UTC') : '–');
  return writeTable(
    pdf,
    {
      columns: [
        { label: columns.tool, x: PAGE.margin, width: 136 },
        { label: columns.serial, x: PAGE.margin + 144, width: 92 },
        { label: form.calibratedOn, x: PAGE.margin + 244, width: 62 },
        { label: columns.due, x: PAGE.margin + 312, width: 62 },
        { label: columns.papers, x: PAGE.margin + 380, width: RIGHT - PAGE.margin - 380 },
      ],
      none: texts.list.none,
      rows: serials.map(
        ({ name, sku, serial, calibratedOn, dueOn, overdue, retired, papers, holderNote }) => [
          [unbrokenMeasures(name), sku, ...(retired ? [texts.retired] : [])].join('\n'),
          [serial, ...(holderNote ? [holderNote] : [])].join('\n'),
          dayText(calibratedOn),
          overdue ? { text: `${dayText(dueOn)}\n${texts.overdue}`, weight: 'bold' } : dayText(dueOn),
          papers.map(({ title }) => title).join('\n') || '–',
        ],
      ),
    },
    top,
  );
}

/** Tools with their calibrations and papers, for an auditor, with what is overdue in bold. */
export function drawSerialList(list: SerialList): Promise<Buffer> {
  const { holder: subject, language, now: createdAt } = list;
  const texts = textsIn(language);
  const facts = { title: texts.list.heading, author: shop.name, subject, language, createdAt };
  return makePdf(facts, function* (pdf) {
    yield* writeSerials(pdf, list, { texts, top: writeHead(pdf, list, texts) });
    writePageNumbers(pdf, texts.list.page);
  });
}
