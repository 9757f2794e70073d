/**
 * Numbers of invoices (`INV-000042`, `INV-2611230415-000043`) and orders (`ORD-7K3M9Q`) in the text of a transfer, as people and banks
 * write them: in any case, with spaces anywhere, `INV/000042`, `Inv. No. 000042`, `Rechnungsnr.: 000042`. The end of an
 * invoice's number may be unclear, as in `INV-000042 2026`: each is a list of candidates, the best first. All are read in time linear
 * in the text, which the payer wrote.
 */
const HYPHEN = String.raw`[-\u2010-\u2015\u2212/_.]`;
const BETWEEN = String.raw`[-\u2010-\u2015\u2212 /_.:#]{0,4}`;
const NUMBER_WORD = '(?:N ?(?:O|R|UM(?:BER|MER)|[°º]))?';
const INVOICE_WORD = '(?:I ?N ?V(?:OICE)?|RECHNUNG(?:S|EN)?)';
const INVOICE = new RegExp(
  String.raw`${INVOICE_WORD}${BETWEEN}${NUMBER_WORD}${BETWEEN}((?:\d ?){6,})(?:${HYPHEN} ?((?:\d ?){6,}))?`,
  'gi',
);
/** Looked at without being taken: `ORDER ORD-7K3M9Q` begins twice. */
const ORDER = new RegExp(`O ?R ?D${BETWEEN}(?=((?: ?[0-9A-Z]){6}))`, 'gi');
const BARE = /(?<![\p{L}\p{N}])(?:(\d{10})[-/_. ])?(\d{6,12})(?![\p{L}\p{N}])/gu;
const DIGITS = { least: 6, most: 12 };
const SERIES = /^\d{10}$/;

const joined = (text: string) => text.replace(/\s/g, '');
const oneLine = (text: string) => text.replace(/\s+/g, ' ');

/** Digits up to each space, the most first. */
function digitsUpTo(text: string): string[] {
  const found: string[] = [];
  let digits = '';
  for (const group of text.trim().split(' ')) {
    digits += group;
    if (digits.length > DIGITS.most) break;
    if (digits.length >= DIGITS.least) found.unshift(digits);
  }
  return found;
}

export function numbersIn(text: string): string[][] {
  const line = oneLine(text);
  const invoices = [...line.matchAll(INVOICE)].map(([, first = '', second]) => {
    const series = joined(first);
    const ofSeries =
      second === undefined || !SERIES.test(series)
        ? []
        : digitsUpTo(second).map((digits) => `INV-${series}-${digits}`);
    return [...ofSeries, ...digitsUpTo(first).map((digits) => `INV-${digits}`)];
  });
  const orders = [...line.matchAll(ORDER)].map(([, code = '']) => [`ORD-${joined(code).toUpperCase()}`]);
  return [...invoices, ...orders];
}

/** Numbers of invoices without what they begin with, `000042`: whose they are, another part of the row has to say. */
export function bareNumbersIn(text: string): string[] {
  return [...oneLine(text).matchAll(BARE)].flatMap(([, series, digits = '']) =>
    series === undefined ? [`INV-${digits}`] : [`INV-${series}-${digits}`, `INV-${digits}`],
  );
}

/** Returns the known numbers that a text names, each once, in the order of `numbersIn`. */
export function namedIn<Known>(text: string, known: ReadonlyMap<string, Known>): Known[] {
  const found = numbersIn(text).flatMap((candidates) => {
    const number = candidates.find((candidate) => known.has(candidate));
    const named = number === undefined ? undefined : known.get(number);
    return named === undefined ? [] : [named];
  });
  return [...new Set(found)];
}
