type Limits = { moq: number; available: number };

/** How many units an order form starts with: as many as asked for (`?quantity=`), as far as they can be ordered, else the least. */
export function startQuantity(
  asked: string | readonly string[] | undefined,
  { moq, available }: Limits,
): number {
  if (typeof asked !== 'string' || !/^\d{1,7}$/.test(asked)) return moq;
  return Math.max(moq, Math.min(Number(asked), available));
}
