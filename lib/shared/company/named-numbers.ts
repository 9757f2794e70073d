/**
 * Numbers of invoices (`INV-000042`, `INV-2611230415-000043`) and orders (`ORD-7K3M9Q`) in the text of a transfer, in any case, with
 * spaces that a bank put anywhere, and with another hyphen or none before the digits. The end of an invoice's number may be unclear,
 * as in `INV-000042 2026`: each is a list of candidates, the best first.
 */
const HYPHEN = '[-\u2010-\u2015\u2212]';
const INVOICE = new RegExp(
  String.raw`I\s*N\s*V\s*${HYPHEN}?\s*((?:\d\s*){6,})(?:${HYPHEN}\s*((?:\d\s*){6,}))?`,
  'gi',
);
/** Looked at without being taken: `ORDER ORD-7K3M9Q` begins twice. */
const ORDER = new RegExp(String.raw`O\s*R\s*D\s*${HYPHEN}?(?=((?:\s*[0-9A-Z]){6}))`, 'gi');
const DIGITS = { least: 6, most: 12 };
const SERIES = /^\d{10}$/;

const joined = (text: string) => text.replace(/\s/g, '');

/** Digits up to each space, the most first. */
function digitsUpTo(text: string): string[] {
  const groups = text.trim().split(/\s+/);
  return groups
    .map((_, place) => groups.slice(0, place + 1).join(''))
    .filter(({ length }) => length >= DIGITS.least && length <= DIGITS.most)
    .reverse();
}

export function numbersIn(text: string): string[][] {
  const invoices = [...text.matchAll(INVOICE)].map(([, first = '', second]) => {
    const series = joined(first);
    const ofSeries =
      second === undefined || !SERIES.test(series)
        ? []
        : digitsUpTo(second).map((digits) => `INV-${series}-${digits}`);
    return [...ofSeries, ...digitsUpTo(first).map((digits) => `INV-${digits}`)];
  });
  const orders = [...text.matchAll(ORDER)].map(([, code = '']) => [`ORD-${joined(code).toUpperCase()}`]);
  return [...invoices, ...orders];
}

/** What a text names of what there is, each once, in the order of `numbersIn`. */
export function namedIn<Known>(text: string, known: ReadonlyMap<string, Known>): Known[] {
  const found = numbersIn(text).flatMap((candidates) => {
    const number = candidates.find((candidate) => known.has(candidate));
    const named = number === undefined ? undefined : known.get(number);
    return named === undefined ? [] : [named];
  });
  return [...new Set(found)];
}
