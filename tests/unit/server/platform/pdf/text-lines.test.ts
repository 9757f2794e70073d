import PDFDocument from 'pdfkit';
import { expect, it, vi } from 'vitest';
import { lettersOf } from '@/lib/server/platform/pdf/pdf-fonts';
import { heightOf, makePdf, PAGE, write, writeRight } from '@/lib/server/platform/pdf/pdf-page';
import { textLines } from '@/lib/server/platform/pdf/text-lines';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** Each letter is one wide. */
const linesOf = (text: string, width = 1_000) =>
  textLines(text, width, (run) => [...run.text].length).map((line) => line.map((run) => run.text).join('|'));
const written = (text: string) =>
  lettersOf(text)
    .map((letter) => letter.text)
    .join('');

it.each([
  ['Chinese', '北京市朝阳区建国路臺灣台北市信義區'],
  ['Japanese', '株式会社ツール東京都千代田区丸の内「、」'],
  ['Korean', '서울특별시 강남구 테헤란로'],
  ['Arabic, Persian, Urdu', 'شركة الأدوات، خیابان گ پ چ ٹ ۱۲'],
  ['Hebrew', 'חברת כלים בע"מ שָׁלוֹם'],
  ['Thai, Lao, Khmer, Burmese', 'กรุงเทพมหานคร ວຽງຈັນ ភ្នំពេញ ရန်ကုန်'],
  ['languages of India', 'कंपनी ঢাকা தமிழ் తెలుగు ગુજરાતી ਪੰਜਾਬੀ ಕನ್ನಡ മലയാളം ଓଡ଼ିଆ'],
  ['other languages', 'සිංහල ދިވެހި თბილისი Երևան አዲስ ཐིམ་ཕུ Łódź Việt Київ Αθήνα'],
  ['data sheets of tools', '≥≤≠≈±×÷⌀∅°µμΩ²³⁴⁶₂½¼¾⅛⅜⅝⅞′″→←↔√∞∠⊥∥ΔΣ€£¥‰℃™®№✓✔㎜①Ⅳ⌖⌭□○●'],
])('a letter of %s is printed', (_, text) => {
  expect(written(text.normalize('NFC'))).toBe(text.normalize('NFC'));
});

it('a letter without a font is written in plain letters, and else as a question mark', () => {
  expect(written('1⅓ Teile, a\u2010b, 10⁻⁶')).toBe('1 1⁄3 Teile, a-b, 10¯⁶');
  expect(written('😀 x\ufeff')).toMatch(/^\? x/);
});

it('a letter is of the font of its country where Chinese characters differ', () => {
  const fonts = (text: string) => lettersOf(text).map(({ font }) => font.replace(/-\d+$/, ''));
  expect(fonts('直')).toEqual(['noto-sans-sc']);
  expect(fonts('の直')).toEqual(['noto-sans-jp', 'noto-sans-jp']);
  expect(fonts('시直')).toEqual(['noto-sans-kr', 'noto-sans-kr']);
});

it('a line is composed, and ends at every kind of line end', () => {
  expect(linesOf('Vie\u0323\u0302t')).toEqual(['Vi|ệ|t']);
  expect(linesOf('a\r\nb\nc\u2028d')).toEqual(['a', 'b', 'c', 'd']);
});

it('a line is broken between words, between Chinese characters, between Thai words, and in a word that is too long', () => {
  expect(linesOf('one two three', 8)).toEqual(['one two', 'three']);
  expect(linesOf('東京都千代田区', 3).map((line) => line.replaceAll('|', ''))).toEqual([
    '東京都',
    '千代田',
    '区',
  ]);
  expect(linesOf('ถนนสุขุมวิทแขวง', 11).length).toBeGreaterThan(1);
  expect(linesOf('W'.repeat(10), 4)).toEqual(['WWWW', 'WWWW', 'WW']);
});

it('a line from right to left has its words and figures in that order, and its brackets turned', () => {
  expect(linesOf('שד 12 (אב)')).toEqual(['(|אב|) |12| |שד']);
});

const WARNING = textsFor('en').documents.missing;
const facts = { title: '', author: '', subject: '', language: 'en', createdAt: new Date(0) } as const;

/** The texts of each page. */
async function pagesOf(...texts: string[]): Promise<string[][]> {
  const pages: string[][] = [];
  const text = vi.spyOn(PDFDocument.prototype, 'text');
  try {
    await makePdf(facts, (pdf) => {
      for (const [place, words] of texts.entries()) {
        if (place > 0) pdf.addPage();
        text.mockClear();
        write(pdf, words, PAGE.margin, 100);
        writeRight(pdf, words, PAGE.width, 200);
        pages.push(text.mock.calls.map(([drawn]) => String(drawn)));
      }
    });
  } finally {
    text.mockRestore();
  }
  return pages;
}

it('a page with a letter that no font has says so, once', async () => {
  const [plain, odd, asked] = await pagesOf('Gate 1', 'Gate 😀 and 🧰', 'Is it?');
  expect(plain?.join('')).not.toContain(WARNING);
  expect(odd?.join('').split(WARNING)).toHaveLength(2);
  expect(odd?.join('')).toContain('Gate ? and ?');
  expect(asked?.join('')).not.toContain(WARNING);
});

it.each(['Hammer', `A${'Ш'.repeat(110)}`, 'Vie\u0323t 東京 شارع 12', 'a\n\nb', ''])(
  'the height of a text: %s is what it takes',
  async (text) => {
    await makePdf({ title: '', author: '', subject: '', language: 'en', createdAt: new Date(0) }, (pdf) => {
      for (const weight of ['regular', 'bold'] as const) {
        const style = { weight, width: 230 };
        const taken = write(pdf, text, PAGE.margin, 100, style) - 100;
        expect(heightOf(pdf, text, style)).toBeCloseTo(taken);
      }
    });
  },
);
