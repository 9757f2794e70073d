import { CARRIERS, OTHER_CARRIER, type Parcel } from '@/lib/shared/shipments/carriers';
import { parcelsSchema } from '@/lib/shared/shipments/parcel.schema';

export type ParcelDraft = {
  /** Of its row. */
  id: number;
  carrier: string;
  /** By a person, so that a parcel without a number is meant. */
  isChosen: boolean;
  name: string;
  url: string;
  trackingNumber: string;
};

const LAST_CARRIER = 'last-carrier';

function lastCarrier(): string {
  const [first = OTHER_CARRIER] = Object.keys(CARRIERS);
  try {
    const last = localStorage.getItem(LAST_CARRIER) ?? first;
    return last === OTHER_CARRIER || Object.hasOwn(CARRIERS, last) ? last : first;
  } catch {
    return first;
  }
}

/** For the next shipment of whoever packs at this browser. */
export function rememberCarrier(parcels: readonly Parcel[]): void {
  const carrier = parcels.at(-1)?.carrier;
  try {
    if (carrier && carrier !== OTHER_CARRIER) localStorage.setItem(LAST_CARRIER, carrier);
  } catch {
    // Without storage the first carrier is offered.
  }
}

const draftOf = (id: number, { carrier, name = '', url = '', trackingNumber = '' }: Parcel): ParcelDraft => {
  return { id, carrier, isChosen: true, name, url, trackingNumber };
};

/** One row at least; that of a new parcel has the carrier of the buyer, or the last one. */
export function firstDrafts(parcels: readonly Parcel[], ownCarrier?: string): ParcelDraft[] {
  if (parcels.length > 0) return parcels.map((parcel, place) => draftOf(place, parcel));
  if (ownCarrier) return [draftOf(0, { carrier: OTHER_CARRIER, name: ownCarrier })];
  return [{ ...draftOf(0, { carrier: lastCarrier() }), isChosen: false }];
}

/** A row like the last one, but for its number. */
export function withNextRow(drafts: readonly ParcelDraft[]): ParcelDraft[] {
  const last = drafts.at(-1);
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1;
  const next = last
    ? { ...last, id, isChosen: false, url: '', trackingNumber: '' }
    : { ...draftOf(id, { carrier: lastCarrier() }), isChosen: false };
  return [...drafts, next];
}

const isEmpty = ({ isChosen, trackingNumber, url }: ParcelDraft) =>
  !isChosen && trackingNumber.trim() === '' && url.trim() === '';

export type ParcelFaults = ReadonlyMap<number, { field: string; code: string }>;

/** The parcels of rows in which something was entered, and what is wrong, by the id of its row. */
export function readDrafts(drafts: readonly ParcelDraft[]): { parcels: Parcel[]; faults: ParcelFaults } {
  const rows = drafts.filter((draft) => !isEmpty(draft));
  const typed = rows.map(({ carrier, name, url, trackingNumber }) => ({
    carrier,
    ...(carrier === OTHER_CARRIER ? { name, ...(url.trim() ? { url: url.trim() } : {}) } : {}),
    ...(trackingNumber.trim() ? { trackingNumber } : {}),
  }));
  const read = parcelsSchema.safeParse(typed);
  if (read.success) return { parcels: read.data, faults: new Map() };
  const faults = read.error.issues.map(({ path: [place, field], message }) => {
    const id = rows[Number(place)]?.id ?? rows.at(-1)?.id ?? 0;
    return [id, { field: String(field ?? 'carrier'), code: message }] as const;
  });
  return { parcels: [], faults: new Map(faults) };
}

/** A scanner may read the same label twice. */
export function isTwice(
  drafts: readonly ParcelDraft[],
  { id, carrier, trackingNumber }: ParcelDraft,
): boolean {
  const number = trackingNumber.trim();
  return drafts.some(
    (other) => other.id !== id && other.carrier === carrier && other.trackingNumber.trim() === number,
  );
}
