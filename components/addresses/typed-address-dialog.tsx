'use client';
import { Dialog } from 'radix-ui';
import { useLanguage } from '#use-language';
import { readAddress } from '@/components/addresses/read-address';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Scrim } from '@/components/ui/scrim';
import { addAddress, fetchAddresses } from '@/lib/client/calls/addresses';
import { toastSuccess } from '@/lib/client/toasts/toast';
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
