'use client';
import { type FocusEvent, useEffect, useRef } from 'react';
import { LineWordsText } from '@/components/orders/line-words-text';
import { Input } from '@/components/ui/controls/field';
import { changeWords } from '@/lib/client/cart/cart-store';
import type { CartLine } from '@/lib/shared/cart/cart.schema';
import { LINE_NOTE_MAX } from '@/lib/shared/orders/order-notes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type LineWordsFieldProps = {
  line: Pick<CartLine, 'toolId' | 'name' | 'note' | 'requestedOn'>;
  isOpen: boolean;
  texts: Texts['cart']['lines']['words'];
};

/** Shows a line's note and day or, opened, takes others: each is saved as its field is left. */
export function LineWordsField({ line, isOpen, texts }: LineWordsFieldProps) {
  const { toolId, name, note = '', requestedOn = '' } = line;
  const first = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // The button that was pressed is gone.
    if (isOpen) first.current?.focus();
  }, [isOpen]);

  function saveNote({ currentTarget }: FocusEvent<HTMLInputElement>) {
    const typed = currentTarget.value.trim();
    if (typed !== note) void changeWords(toolId, { note: typed });
  }

  function saveDay({ currentTarget }: FocusEvent<HTMLInputElement>) {
    // A day that is typed in part is none yet.
    if (currentTarget.validity.badInput || currentTarget.value === requestedOn) return;
    void changeWords(toolId, { requestedOn: currentTarget.value || null });
  }

  if (!isOpen && !note && !requestedOn) return null;
  if (!isOpen)
    return (
      <p className="col-span-full flex flex-wrap gap-x-4 ps-9 pb-1 text-body text-xs">
        <LineWordsText line={line} texts={texts} />
      </p>
    );
  return (
    <div className="col-span-full grid gap-2 py-1 as-sheet:grid-cols-[minmax(0,1fr)_10rem] as-sheet:ps-9">
      <Input
        ref={first}
        look="compact"
        autoComplete="off"
        maxLength={LINE_NOTE_MAX}
        defaultValue={note}
        placeholder={texts.noteLabel}
        aria-label={fillText(texts.noteOf, { name })}
        onBlur={saveNote}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      />
      <Input
        look="compact"
        type="date"
        defaultValue={requestedOn}
        aria-label={fillText(texts.dayOf, { name })}
        onBlur={saveDay}
      />
    </div>
  );
}
