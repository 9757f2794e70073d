type Limits = { moq: number; available: number };

/** Returns the initial quantity of an order form: `?quantity=` if it can be ordered, otherwise the minimum. */
export function startQuantity(
  asked: string | readonly string[] | undefined,
  { moq, available }: Limits,
): number {
  if (typeof asked !== 'string' || !/^\d{1,7}$/.test(asked)) return moq;
  return Math.max(moq, Math.min(Number(asked), available));
}
