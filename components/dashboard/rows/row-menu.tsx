'use client';
import { Ellipsis } from 'lucide';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';

export type RowMenuItem = { label: string; isDanger?: boolean } & (
  | { href: string }
  | { onChoose: () => void }
);

type RowMenuProps = {
  /** "More"; the name of the row follows it for screen readers. */
  label: string;
  name: string;
  items: readonly RowMenuItem[];
  busy?: boolean;
  /** Of the row's action, which returns the focus to it. */
  button?: RefObject<HTMLButtonElement | null>;
  /** Before an item is chosen: loads what it needs. */
  onOpen?: () => void;
};

const ITEMS = '[role="menuitem"]';
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** What is rarely done with a row, or must not be done by mistake. */
export function RowMenu({ label, name, items, busy = false, button, onOpen }: RowMenuProps) {
  const id = useId();
  const own = useRef<HTMLButtonElement>(null);
  const opener = button ?? own;
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>(ITEMS)?.focus();
  }, [isOpen]);

  function open() {
    onOpen?.();
    setOpen(true);
  }

  /** What opens next, such as a question, returns the focus to the button. */
  function close() {
    opener.current?.focus();
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!isOpen) {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (step) {
      event.preventDefault();
      const all = [...(menu.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
      all[step(all.indexOf(document.activeElement as HTMLElement), all.length - 1)]?.focus();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the button and the items in it.
    <span
      className="relative inline-flex"
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={opener}
        variant="ghost"
        size="sm"
        busy={busy}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={`${label}: ${name}`}
        onClick={() => (isOpen ? close() : open())}
      >
        <Icon node={Ellipsis} />
        {label}
      </Button>
      {isOpen ? (
        <div
          ref={menu}
          id={id}
          role="menu"
          aria-label={`${label}: ${name}`}
          className="absolute end-0 top-full z-30 mt-1 grid w-max min-w-40 max-w-64 rounded-md border border-line bg-surface p-1 text-start shadow-float"
        >
          {items.map((item) => {
            const look = `flex min-h-9 w-full items-center rounded-sm px-3 text-start text-sm hover:bg-hover focus-visible:bg-hover ${item.isDanger ? 'text-danger' : 'text-ink'}`;
            return 'href' in item ? (
              <Link
                key={item.label}
                href={item.href}
                prefetch={false}
                role="menuitem"
                tabIndex={-1}
                className={look}
              >
                {item.label}
              </Link>
            ) : (
              <button
                key={item.label}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={look}
                // Safari does not focus what is pressed: the menu would lose the focus and close.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  close();
                  item.onChoose();
                }}
              >
                {item.label}
              </button>
            );
          })}
        </div>
      ) : null}
    </span>
  );
}
