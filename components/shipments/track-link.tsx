import { ExternalLink } from 'lucide';
import { Icon } from '@/components/ui/icon';
import type { ShownParcel } from '@/lib/shared/shipments/carriers';
import { fillText } from '@/lib/shared/text/fill-text';

type TrackLinkProps = { parcel: ShownParcel; texts: { track: string }; isShort?: boolean };

/** A parcel without a page of its carrier is named. */
export function TrackLink({ parcel, texts, isShort = false }: TrackLinkProps) {
  const { name, trackingNumber = '', url } = parcel;
  if (!url) {
    return (
      <span className="wrap-anywhere">
        {name} {trackingNumber ? <span className="font-mono">{trackingNumber}</span> : null}
      </span>
    );
  }
  return (
    <span className="wrap-anywhere inline-flex flex-wrap items-center gap-x-1.5">
      {isShort ? null : <span>{name}</span>}
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-6 items-center gap-1.5 font-medium text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
      >
        {fillText(texts.track, { number: trackingNumber || name })}
        <Icon node={ExternalLink} className="size-3.5 shrink-0 text-muted" />
      </a>
    </span>
  );
}
