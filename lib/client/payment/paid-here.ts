/** Orders paid by this tab since its page was loaded: the router may show the page of their payment again, as it was. */
const paid = new Set<string>();

export function rememberPaid(orderId: string): void {
  paid.add(orderId);
}

export function isPaidHere(orderId: string): boolean {
  return paid.has(orderId);
}
