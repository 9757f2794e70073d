'use client';
import { type MouseEvent, useState } from 'react';
import { useSchemaForm } from '@/components/forms/use-schema-form';
import { Button } from '@/components/ui/controls/button';
import { call } from '@/lib/client/api';
import { addAddress } from '@/lib/client/calls/addresses';
import { translate } from '@/lib/client/language/translations';
import { ApiProblem, sentenceOf } from '@/lib/client/problem';
import { toastFailure, toastSuccess, toastUndo } from '@/lib/client/toasts/toast';
import type { Address, AddressInput } from '@/lib/shared/addresses/address.schema';
import { addressCalls } from '@/lib/shared/addresses/addresses.contract';
import { TOAST } from '@/lib/shared/messages/messages';
import { addressTitle } from '@/lib/shared/orders/delivery-choices';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { AddressForm, NO_ADDRESS } from './address-form';
import { AddressPanel } from './address-panel';

type AddressCardProps = {
  address: Address;
  of?: 'company' | undefined;
  texts: Texts['addresses'];
  onChange: () => Promise<void>;
};

function fieldsOf(address: Address): AddressInput {
  const { _id, version, isDefault, createdAt, updatedAt, ...fields } = address;
  return fields;
}

/** Moves the focus to the next card, else the previous one, else the heading: the pressed button disappears. */
function moveFocus({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const card = currentTarget.closest('li');
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  const target = neighbour?.querySelector<HTMLElement>('[data-remove]') ?? document.querySelector('h1');
  target?.focus();
}

export function AddressCard({ address, of, texts, onChange }: AddressCardProps) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { _id, version, isDefault } = address;
  const title = addressTitle(address);

  async function attempt(work: () => Promise<void>) {
    if (busy) return;
    setBusy(true);
    try {
      await work();
    } catch (error) {
      toastFailure(sentenceOf(error));
    }
    // Also after a failure: the address may have been changed or deleted elsewhere.
    await onChange();
    setBusy(false);
  }

  const makeDefault = () =>
    attempt(async () => {
      await call(addressCalls.changeAddress, {
        params: { id: _id },
        body: { ...fieldsOf(address), isDefault: true, version },
      });
      toastSuccess(fillText(texts.madeDefault, { name: title }));
    });

  const remove = (event: MouseEvent<HTMLButtonElement>) => {
    moveFocus(event);
    return attempt(async () => {
      await call(addressCalls.removeAddress, { params: { id: _id } });
      toastUndo(fillText(texts.removed, { name: title }), {
        label: translate({ code: 'undo' }, TOAST.undo),
        undo: () =>
          addAddress({ ...fieldsOf(address), isDefault }, of)
            .catch((error: unknown) => toastFailure(sentenceOf(error)))
            .then(onChange),
      });
    });
  };

  const actionsOf = (titleId: string) => {
    const button = { size: 'sm', variant: 'outline', 'aria-describedby': titleId } as const;
    return (
      <>
        <div className="flex flex-wrap gap-2 self-end">
          <Button {...button} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.close : texts.edit}
          </Button>
          {isDefault ? null : (
            <Button {...button} busy={busy} onClick={makeDefault}>
              {texts.makeDefault}
            </Button>
          )}
          <Button {...button} data-remove="" disabled={busy} onClick={remove}>
            {texts.remove}
          </Button>
        </div>
        {isOpen ? (
          <EditAddress
            address={address}
            texts={texts.form}
            onClose={() => setOpen(false)}
            onChange={onChange}
          />
        ) : null}
      </>
    );
  };

  return <AddressPanel address={address} isWide={isOpen} texts={texts} actionsOf={actionsOf} />;
}

type EditAddressProps = {
  address: Address;
  texts: Texts['addresses']['form'];
  onClose: () => void;
  onChange: () => Promise<void>;
};

/**
 * An address that was changed elsewhere is not overwritten: the card above shows its current state, and saving again
 * replaces that.
 */
function EditAddress({ address, texts, onClose, onChange }: EditAddressProps) {
  const [opened] = useState(address);
  const [hasSeenCurrent, setSeenCurrent] = useState(false);
  const version = hasSeenCurrent ? address.version : opened.version;

  const state = useSchemaForm({
    rules: async () => (await import('@/lib/shared/addresses/address.schema')).addressFormSchema,
    defaultValues: Object.fromEntries(
      Object.keys(NO_ADDRESS).map((field) => [field, opened[field as keyof Address]]),
    ),
    async onSubmit(fields) {
      // `false` leaves the default address as it is.
      await call(addressCalls.changeAddress, {
        params: { id: opened._id },
        body: { ...fields, isDefault: false, version },
      });
      toastSuccess(texts.saved);
      await onChange();
      onClose();
    },
    onFailure(error) {
      if (error instanceof ApiProblem && error.code === 'conflict') {
        void onChange().then(() => setSeenCurrent(true));
      }
      return false;
    },
  });

  return <AddressForm state={state} label={texts.save} texts={texts} onCancel={onClose} />;
}
