import { AddressPanel } from '@/components/addresses/address-panel';
import type { Address } from '@/lib/shared/schemas/address';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ViewedAddressesProps = { addresses: readonly Address[]; texts: Texts };

/** A customer's delivery addresses as they see them, without anything that changes one. */
export function ViewedAddresses({ addresses, texts }: ViewedAddressesProps) {
  if (addresses.length === 0) return <p className="text-muted">{texts.customer.view.noAddresses}</p>;
  return (
    <ul className="grid gap-4 xl:grid-cols-2">
      {addresses.map((address) => (
        <AddressPanel key={address._id} address={address} texts={texts.addresses} />
      ))}
    </ul>
  );
}
