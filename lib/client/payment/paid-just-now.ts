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
