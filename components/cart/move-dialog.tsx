'use client';
import { Dialog } from 'radix-ui';
import { type SubmitEvent, useEffect, useId, useState } from 'react';
import { extendList } from '@/components/lists/extend-list';
import { ListNameField } from '@/components/lists/list-name-field';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { Scrim } from '@/components/ui/controls/scrim';
import { Select } from '@/components/ui/controls/select';
import { call } from '@/lib/client/api';
import { changeLines } from '@/lib/client/cart/cart-store';
import { fieldMessageOf, sentenceOf } from '@/lib/client/problem';
import { toastSuccess } from '@/lib/client/toasts/toast';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import type { ListSummary } from '@/lib/shared/lists/list.schema';
import { listCalls } from '@/lib/shared/lists/lists.contract';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type MoveDialogProps = {
  lines: readonly CartLine[];
  /** How the confirmation names them. */
  words: string;
  texts: Texts['cart']['selection'];
  onClose: () => void;
};

class NoRoomError extends Error {}

type Joining = { toolId: string; quantity: number; reference: string; sku: string; name: string };

/** Quantities of a tool that the list has already are added up. Throws ApiProblem, and NoRoomError. */
async function joinList(id: string, joining: readonly Joining[]): Promise<void> {
  const { name, note, version, lines } = await call(listCalls.getList, { params: { id } });
  const extended = extendList(lines, joining, 'add');
  if (extended.joined.some(({ outcome }) => outcome === 'no-room' || outcome === 'too-many'))
    throw new NoRoomError();
  await call(listCalls.changeList, { params: { id }, body: { name, note, version, lines: extended.lines } });
}

/** Moves lines of the cart to a list that exists or a new one: the list first, so that none is in neither. */
export function MoveDialog({ lines, words, texts, onClose }: MoveDialogProps) {
  const id = useId();
  const [lists, setLists] = useState<readonly ListSummary[] | null>(null);
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string | undefined>();
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    let isLeft = false;
    call(listCalls.getLists, {}).then(
      (all) => {
        if (isLeft) return;
        setLists(all);
        setChosen(all[0]?._id ?? '');
      },
      (error: unknown) => {
        if (isLeft) return;
        setLists([]);
        setFailure(sentenceOf(error));
      },
    );
    return () => {
      isLeft = true;
    };
  }, []);

  async function move(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || lists === null) return;
    setBusy(true);
    setFailure(null);
    setNameError(undefined);
    const joining = lines.map(({ toolId, quantity, reference = '', sku, name: toolName }) => {
      return { toolId, quantity, reference, sku, name: toolName };
    });
    try {
      if (chosen === '') {
        const stored = joining.map(({ toolId, quantity, reference }) => ({ toolId, quantity, reference }));
        await call(listCalls.addList, { body: { name, lines: stored } });
      } else await joinList(chosen, joining);
      await changeLines(lines.map(({ toolId }) => ({ op: 'remove', toolId })));
      const list = lists.find(({ _id }) => _id === chosen)?.name ?? name.trim();
      toastSuccess(fillText(texts.moved, { name: list, lines: words }));
      onClose();
    } catch (error) {
      const ofName = fieldMessageOf(error, 'name');
      setNameError(ofName ?? undefined);
      if (!ofName) setFailure(error instanceof NoRoomError ? texts.noRoom : sentenceOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && !busy && onClose()}>
      <Dialog.Portal>
        <Scrim />
        <Dialog.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // The button that opened it is gone once no line is selected.
            document.querySelector<HTMLElement>('[data-move], h1[tabindex]')?.focus();
          }}
          className="-translate-x-1/2 -translate-y-1/2 fixed top-1/2 left-1/2 z-50 grid max-h-[92dvh] w-[calc(100vw-1.5rem)] max-w-md gap-4 overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-float sm:p-6"
        >
          <Dialog.Title className="font-bold text-ink text-lg">{texts.move}</Dialog.Title>
          <Dialog.Description className="text-body text-sm leading-relaxed">
            {texts.moveText}
          </Dialog.Description>
          <form noValidate method="post" className="grid gap-4" onSubmit={move}>
            <Field id={`${id}-list`} label={texts.list}>
              {(control) => (
                <Select
                  {...control}
                  value={chosen}
                  disabled={lists === null}
                  onChange={(event) => setChosen(event.currentTarget.value)}
                >
                  {(lists ?? []).map((list) => (
                    <option key={list._id} value={list._id}>
                      {list.name}
                    </option>
                  ))}
                  <option value="">{texts.newList}</option>
                </Select>
              )}
            </Field>
            {chosen === '' ? (
              <ListNameField label={texts.name} value={name} error={nameError} onChange={setName} />
            ) : null}
            <p role="alert" className="font-medium text-danger text-sm empty:hidden">
              {failure}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={busy} disabled={lists === null}>
                {texts.submit}
              </Button>
              <Button variant="outline" onClick={() => !busy && onClose()}>
                {texts.cancel}
              </Button>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
