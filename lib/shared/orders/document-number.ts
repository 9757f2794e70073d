const PREFIX = { invoice: 'INV', 'credit-note': 'CN', 'delivery-note': 'DN' } as const;
const DIGITS = 6;
const DIGITS_MAX = 12;

type Kind = keyof typeof PREFIX;

/** `INV-000042`, `CN-000007`, `DN-000003`; in a later series `INV-2611230415-000043`. */
export function documentNumber(
  kind: Kind,
  { sequence, series }: { sequence: number; series?: string },
): string {
  const parts = [PREFIX[kind], ...(series === undefined ? [] : [series])];
  return [...parts, String(sequence).padStart(DIGITS, '0')].join('-');
}

const patternOf = (kind: Kind) => new RegExp(`^${PREFIX[kind]}-(?:\\d{10}-)?\\d{${DIGITS},${DIGITS_MAX}}$`);

export const DOCUMENT_NUMBERS: Readonly<Record<Kind, RegExp>> = {
  invoice: patternOf('invoice'),
  'credit-note': patternOf('credit-note'),
  'delivery-note': patternOf('delivery-note'),
};
