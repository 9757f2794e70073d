import type { TradeSettings } from '../settings/trade.schema';
import { isInUnion, territoryOf, territoryOfVatId } from '../territory';
import type { VatIdState } from '../treatment-of';

const DAY_MS = 86_400_000;
/** After so long an answer of the service is asked for again before it counts. */
const FRESH_DAYS = 30;
/** As long as an answer counts where the service gives no new one, and as a confirmation by an admin counts. */
const COUNTED_DAYS = 90;

/** The stored state of a number, without what a domain keeps beside it. */
export type CheckedVatId = { state: VatIdState; checkedAt?: Date; by?: 'vies' | 'admin' };

/** Returns whether tax depends on a number's confirmation: one of another territory of the EU than the seller's, in mode `vat`. */
export function isConfirmable({ seller, tax }: TradeSettings, vatId: string | undefined): vatId is string {
  if (tax.mode !== 'vat' || !seller || !vatId) return false;
  const [own, issuer] = [territoryOf(seller, seller.country), territoryOfVatId(vatId)];
  return isInUnion(own) && isInUnion(issuer) && issuer !== own;
}

const daysSince = (at: Date | undefined, now: Date) =>
  at ? (now.getTime() - at.getTime()) / DAY_MS : Number.POSITIVE_INFINITY;

/** Returns whether a confirmation still counts, but a new one is to be asked for. */
export function isStale({ state, checkedAt, by }: CheckedVatId, now: Date): boolean {
  return state === 'valid' && daysSince(checkedAt, now) > (by === 'admin' ? COUNTED_DAYS : FRESH_DAYS);
}

/** Returns the state of a confirmable number: one that was confirmed too long ago waits, as does one that was never asked for. */
export function stateAt(vat: CheckedVatId | undefined, now: Date): Exclude<VatIdState, 'none'> {
  if (!vat || vat.state === 'none') return 'waiting';
  return vat.state === 'valid' && daysSince(vat.checkedAt, now) > COUNTED_DAYS ? 'waiting' : vat.state;
}
