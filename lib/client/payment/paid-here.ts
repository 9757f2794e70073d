/** Orders paid by this tab since its page was loaded: the router may show the page of their payment again, as it was. */
const paid = new Set<string>();

export function rememberPaid(orderId: string): void {
  paid.add(orderId);
}

export function isPaidHere(orderId: string): boolean {
  return paid.has(orderId);
}

/** Until the page that follows a payment has moved the focus to what it says of it. */
let isPaid = false;

export function markPaidJustNow(): void {
  isPaid = true;
}

export function takePaidJustNow(): boolean {
  const was = isPaid;
  isPaid = false;
  return was;
}
