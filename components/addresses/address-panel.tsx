import { type ReactNode, useId } from 'react';
import { useLanguage } from '#use-language';
import { Badge } from '@/components/ui/badge';
import type { Address } from '@/lib/shared/addresses/address.schema';
import { addressText } from '@/lib/shared/addresses/address-text';
import { addressTitle } from '@/lib/shared/orders/delivery-choices';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AddressPanelProps = {
  address: Address;
  isWide?: boolean;
  texts: Pick<Texts['addresses'], 'default' | 'phone'>;
  actionsOf?: (titleId: string) => ReactNode;
};

export function AddressPanel({ address, isWide, texts, actionsOf }: AddressPanelProps) {
  const language = useLanguage();
  const id = useId();
  return (
    <li
      className={`grid min-w-0 grid-rows-[auto_1fr_auto] gap-4 rounded-lg border border-line bg-surface p-5 ${isWide ? 'xl:col-span-2' : ''}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="wrap-anywhere min-w-0 font-semibold text-ink text-lg">
          {addressTitle(address)}
        </h2>
        {address.isDefault ? <Badge tone="accent">{texts.default}</Badge> : null}
      </div>
      <div className="grid content-start gap-1">
        <p className="wrap-anywhere whitespace-pre-line">{addressText(address, language)}</p>
        <p className="figures wrap-anywhere text-muted text-sm">
          {fillText(texts.phone, { phone: address.phone })}
        </p>
      </div>
      {actionsOf?.(id)}
    </li>
  );
}
