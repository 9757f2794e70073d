type Figures = { reserved: number; invoiced: number; credit: number };

/** Returns what a company may still order on account, in cents; less than 0 where the limit was lowered below what is used. */
export function freeCredit(limitCents: number, { reserved, invoiced, credit }: Figures): number {
  return limitCents + credit - reserved - invoiced;
}
