/** An invoice of a company, or an order of it with the invoices that it has. */
export type NamedPaper = { companyId: string; invoices: readonly string[] };

export type Papers = {
  /** By the numbers of orders and invoices. */
  numbered: ReadonlyMap<string, NamedPaper>;
  /** By PO number, as `plainText` writes it; several companies may have the same. */
  ofPoNumber: ReadonlyMap<string, readonly (NamedPaper & { poNumber: string })[]>;
  companyNames: ReadonlyMap<string, string>;
};

type Written = {
  text: string;
  reference: string;
  payer?: string | undefined;
  companyId?: string | undefined;
};

/** Returns the texts of a row that may name papers: its text and its reference, which are read alike. */
const partsOf = ({ text, reference }: Written) => (text.includes(reference) ? [text] : [text, reference]);

const unique = <Item>(items: readonly Item[]) => [...new Set(items)];

/**
 * Whose papers a row names, in its order: by full numbers and distinctive PO numbers; by numbers alone (`000042`, a PO number of
 * digits) those of a company that the row names as payer, or by another number. Where an admin says whose the row is, only its.
 */
export function namedPapers(row: Written, papers: Papers): { companyIds: string[]; invoices: string[] } {
  const parts = partsOf(row);
  const numbered = parts.flatMap((part) => namedIn(part, papers.numbered));
  const ofPo = unique(parts.flatMap(poNumbersIn)).flatMap((po) => papers.ofPoNumber.get(po) ?? []);
  const written = { payer: row.payer ?? '', text: `${row.text} ${row.reference}` };
  const payers = new Map<string, boolean>();
  const isPayer = (companyId: string) => {
    const known = payers.get(companyId);
    if (known !== undefined) return known;
    const is = namesCompany(written, papers.companyNames.get(companyId) ?? '');
    payers.set(companyId, is);
    return is;
  };
  let sure: readonly NamedPaper[] = numbered;
  if (sure.length === 0) {
    const distinctive = ofPo.filter(({ poNumber }) => isDistinctive(poNumber));
    const ofPayer = distinctive.filter(({ companyId }) => isPayer(companyId));
    sure = ofPayer.length > 0 ? ofPayer : distinctive;
  }
  const owners = new Set(
    row.companyId === undefined ? sure.map(({ companyId }) => companyId) : [row.companyId],
  );
  const bare = parts
    .flatMap((part) => bareNumbersIn(part))
    .flatMap((number) => papers.numbered.get(number) ?? []);
  const unsure = [...bare, ...ofPo].filter(({ companyId }) =>
    owners.size > 0 ? owners.has(companyId) : isPayer(companyId),
  );
  const named = unique([...sure, ...unsure]).filter(
    ({ companyId }) => row.companyId === undefined || companyId === row.companyId,
  );
  return {
    companyIds:
      row.companyId === undefined ? unique(named.map(({ companyId }) => companyId)) : [row.companyId],
    invoices: unique(named.flatMap(({ invoices }) => invoices)),
  };
}

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

/** Banks write umlauts in two letters. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae' };

/** Words of a text in lower case, without accents or punctuation. */
function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüßæ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Letters and digits alone: what two ways to write the same have in common. */
export const plainText = (text: string): string => wordsOf(text).join('');

const PO_WORDS_MAX = 5;
const PO_LENGTH = { least: 4, most: 60 };

/** Returns whether a PO number is unlike any other number, by a letter and digits: `GPM-2231`. */
const isDistinctive = (poNumber: string): boolean =>
  /\p{L}/u.test(poNumber) && /\d{3}/.test(poNumber.replace(/\D/g, ''));

/** Returns possible PO numbers in a text, as `plainText` writes it: `GPM-2231` of `PO GPM 2231`. */
export function poNumbersIn(text: string): string[] {
  const words = wordsOf(text);
  return words.flatMap((_, from) =>
    Array.from({ length: PO_WORDS_MAX }, (__, more) => words.slice(from, from + more + 1).join('')).filter(
      (word) => word.length >= PO_LENGTH.least && word.length <= PO_LENGTH.most && /\d/.test(word),
    ),
  );
}

const LEGAL_FORMS = new Set(
  'ab ag as bv co company corp corporation ev gbr gmbh inc incorporated kg kgaa limited llc llp lp ltd nv ohg oy plc sa sarl se spa srl the und and'.split(
    ' ',
  ),
);
const NAME_MIN = 3;
/** Banks cut names short. */
const CUT_NAME_MIN = 10;

const nameOf = (company: string) => {
  const words = wordsOf(company).filter((word) => !LEGAL_FORMS.has(word));
  return words.length > 0 ? words : wordsOf(company);
};

/** Returns whether a row names a company: its name without its legal form, or the beginning of it as payer. */
export function namesCompany({ payer, text }: { payer: string; text: string }, company: string): boolean {
  const name = nameOf(company).join(' ');
  if (name.length < NAME_MIN) return false;
  const by = nameOf(payer).join(' ');
  const isCut = by.length >= CUT_NAME_MIN && name.startsWith(by);
  return isCut || [payer, text].some((written) => ` ${nameOf(written).join(' ')} `.includes(` ${name} `));
}
