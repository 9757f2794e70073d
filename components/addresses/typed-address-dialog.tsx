'use client';
import { Dialog } from 'radix-ui';
import { useLanguage } from '#use-language';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Scrim } from '@/components/ui/controls/scrim';
import { addAddress, fetchAddresses } from '@/lib/client/calls/addresses';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { AddressInput } from '@/lib/shared/addresses/address.schema';
import { findCountry } from '@/lib/shared/addresses/find-country';
import type { UsedDelivery } from '@/lib/shared/addresses/used-delivery';
import { type DeliveryChoice, deliveryChoices } from '@/lib/shared/orders/delivery-choices';
import { AddressForm, NO_ADDRESS } from './address-form';
import type { DeliveryTexts } from './delivery-fields';

type TypedAddressDialogProps = {
  typed: string;
  name: string;
  phone: string;
  /** Addresses of orders, offered as before. */
  used: readonly UsedDelivery[];
  texts: DeliveryTexts;
  onClose: () => void;
  /** Called once the page can have the focus again. */
  onClosed: () => void;
  /** `chosen` is the one that was just stored. */
  onStored: (choices: DeliveryChoice[], chosen: DeliveryChoice | undefined) => void;
};

export function TypedAddressDialog({
  typed,
  name,
  phone,
  used,
  texts,
  onClose,
  onClosed,
  onStored,
}: TypedAddressDialogProps) {
  const language = useLanguage();
  const state = useSchemaForm({
    rules: async () => (await import('@/lib/shared/addresses/address.schema')).addressFormSchema,
    defaultValues: { ...NO_ADDRESS, ...readAddress(typed, name), phone },
    async onSubmit(address) {
      const id = await addAddress({ ...address, isDefault: false });
      const choices = deliveryChoices(await fetchAddresses(), language, used);
      onStored(
        choices,
        choices.find((choice) => choice.id === id),
      );
      toastSuccess(texts.form.saved);
      onClose();
    },
  });
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !state.busy && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid max-h-[92dvh] w-[calc(100vw-1.5rem)] max-w-2xl gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-float sm:p-6"
        >
          <Dialog.Title className="font-bold text-ink text-xl">{texts.choice.save}</Dialog.Title>
          <Dialog.Description className="text-body text-sm leading-relaxed">
            {texts.choice.saveText}
          </Dialog.Description>
          <AddressForm
            state={{
              ...state,
              submit(event) {
                // React bubbles the event to the order form around the dialog, which must not be submitted.
                event.stopPropagation();
                return state.submit(event);
              },
            }}
            label={texts.choice.save}
            texts={texts.form}
            onCancel={onClose}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Place = Partial<Pick<AddressInput, 'postalCode' | 'city' | 'region' | 'country'>>;

const PLACES: readonly ((line: string) => Place | null)[] = [
  (line) => {
    const [, city, region, postalCode] = /^(.+?),?\s+([A-Z]{2}),?\s+(\d{5}(?:-\d{4})?)$/.exec(line) ?? [];
    return city && region && postalCode ? { city, region, postalCode, country: 'US' } : null;
  },
  (line) => {
    const [, city, region, postalCode] =
      /^(.+?),?\s+([A-Z]{2}),?\s+([A-Z]\d[A-Z]\s?\d[A-Z]\d)$/.exec(line) ?? [];
    return city && region && postalCode ? { city, region, postalCode, country: 'CA' } : null;
  },
  (line) => {
    const [, code, postalCode, city] =
      /^(?:([A-Z]{1,2})-)?(\d{4}\s[A-Z]{2}|\d{5}-\d{3}|\d{3}\s\d{2}|\d{4,6})\s+(\D.*)$/.exec(line) ?? [];
    if (!postalCode || !city) return null;
    const country = code ? ({ D: 'DE', A: 'AT', F: 'FR', I: 'IT', B: 'BE' }[code] ?? code) : undefined;
    return { postalCode, city, ...(country ? { country } : {}) };
  },
  (line) => {
    const [, city = '', postalCode] = /^(?:(.+?),?\s+)?([A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2})$/.exec(line) ?? [];
    return postalCode ? { city, postalCode, country: 'GB' } : null;
  },
  (line) => {
    const [, city, region, postalCode] = /^(\D+?),?(?:\s+([A-Z]{2,3}))?,?\s+(\d{4,6})$/.exec(line) ?? [];
    return city && postalCode ? { city, region: region ?? '', postalCode } : null;
  },
];

const COMPANY =
  /\b(?:GmbH|AG|KG|OHG|UG|SE|e\.?\s?K|Inc|LLC|Ltd|Corp|Co|PLC|B\.?V|S\.?A|S\.?r\.?l|SAS|Oy|AB|A\/S)\b\.?/;

/** Codes of one and two letters may be anything else, but for these. */
function countryOf(line: string): string | undefined {
  return line.length > 2 || /^u[sk]$/i.test(line) ? findCountry(line) : undefined;
}

/** The last line with a city. */
function findPlace(lines: readonly string[]): { at: number; place: Place } | null {
  for (let at = lines.length - 1; at > 0; at -= 1) {
    for (const read of PLACES) {
      const place = read(lines[at] ?? '');
      // A postal code on its own line: the city is above it.
      if (place?.city === '') return { at: at - 1, place: { ...place, city: lines[at - 1] ?? '' } };
      if (place) return { at, place };
    }
  }
  return null;
}

/** Contains a number, as in `12 Mill Road` or `Domstraße 4`. */
const isStreet = (line: string) => /\d/.test(line) && !COMPANY.test(line);

/**
 * Guesses the parts of a written address, for a form that the user then checks: unrecognised parts are empty. `name` is
 * used where the text names nobody.
 */
export function readAddress(text: string, name: string): Omit<AddressInput, 'label' | 'phone'> {
  // Commas separate the lines of a one-line address, except before a state: `Cleveland, OH 44113`.
  const written = text.includes('\n') ? text.split('\n') : text.split(/,(?!\s*[A-Z]{2}\s+\d{5})/);
  const lines = written.map((line) => line.trim().replace(/\s+/g, ' ')).filter((line) => line !== '');
  // Never the first line, which names the recipient.
  const countryAt = lines.findLastIndex((line, at) => at > 0 && countryOf(line) !== undefined);
  const country = countryOf(lines[countryAt] ?? '') ?? '';
  const after = countryAt >= 0 ? lines.slice(countryAt + 1) : [];
  const above = countryAt >= 0 ? lines.slice(0, countryAt) : lines;
  const found = findPlace(above);
  const { at, place } = found ?? { at: above.length - 1, place: { city: above.at(-1) ?? '' } };
  const isOnlyStreet = !found && above.length < 2;
  const head = isOnlyStreet ? above : above.slice(0, at);
  const streetAt = Math.max(0, head.findIndex(isStreet));
  const recipient = head.slice(0, streetAt);
  const [first = '', second = ''] = recipient;
  const isCompany = recipient.length > 1 || COMPANY.test(first);
  return {
    company: isCompany ? first : '',
    name: isCompany ? second : first || name,
    street: head[streetAt] ?? '',
    addition: [...recipient.slice(2), ...head.slice(streetAt + 1)].join(', '),
    postalCode: place.postalCode ?? '',
    city: isOnlyStreet ? '' : (place.city ?? ''),
    region: place.region ?? '',
    country: country || (place.country ?? ''),
    reference: after.join(', '),
  };
}
