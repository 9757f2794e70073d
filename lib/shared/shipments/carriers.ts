import { shop } from '#shop';

export type Carrier = {
  name: string;
  /** The page at which it shows a parcel; `{number}` stands for the parcel's. */
  url?: string | undefined;
};

const DEFAULT_CARRIERS: Readonly<Record<string, Carrier>> = {
  dhl: { name: 'DHL', url: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}' },
  ups: { name: 'UPS', url: 'https://www.ups.com/track?tracknum={number}' },
  fedex: { name: 'FedEx', url: 'https://www.fedex.com/fedextrack/?trknbr={number}' },
  usps: { name: 'USPS', url: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}' },
  dpd: { name: 'DPD', url: 'https://tracking.dpd.de/status/en_US/parcel/{number}' },
  gls: { name: 'GLS', url: 'https://gls-group.com/GROUP/en/parcel-tracking/?match={number}' },
};

/** Of this shop, by key, in the order in which people choose. */
export const CARRIERS: Readonly<Record<string, Carrier>> = shop.carriers ?? DEFAULT_CARRIERS;

/** Any other carrier: the parcel has its name, and perhaps a link. */
export const OTHER_CARRIER = 'other';

export type Parcel = {
  /** A key of `CARRIERS` when it was stored, or `other`. */
  carrier: string;
  /** Of `other` alone, as is `url`. */
  name?: string | undefined;
  url?: string | undefined;
  trackingNumber?: string | undefined;
};

/** As answers and pages have it: `name` is the carrier's, `url` where the parcel can be followed. */
export type ShownParcel = { carrier: string; name: string; trackingNumber?: string; url?: string };

/** A carrier that the shop no longer has is shown by its key, without a link. */
export function shownParcel({ carrier, name, url, trackingNumber }: Parcel): ShownParcel {
  const known = Object.hasOwn(CARRIERS, carrier) ? CARRIERS[carrier] : undefined;
  const page = carrier === OTHER_CARRIER ? url : trackingNumber && known?.url;
  return {
    carrier,
    name: name ?? known?.name ?? carrier,
    ...(trackingNumber ? { trackingNumber } : {}),
    ...(page ? { url: page.replaceAll('{number}', encodeURIComponent(trackingNumber ?? '')) } : {}),
  };
}

const factsOf = ({ carrier, name, url, trackingNumber }: Parcel) => [carrier, name, url, trackingNumber];

export function areSameParcels(before: readonly Parcel[], after: readonly Parcel[]): boolean {
  return JSON.stringify(before.map(factsOf)) === JSON.stringify(after.map(factsOf));
}

/** Whether other parcels left than these, by other carriers or numbers: their links are no longer right. */
export function hasOtherTracking(before: readonly Parcel[], after: readonly Parcel[]): boolean {
  const trackOf = (parcels: readonly Parcel[]) =>
    JSON.stringify(parcels.map(({ carrier, name, trackingNumber }) => [carrier, name, trackingNumber]));
  return trackOf(before) !== trackOf(after);
}
