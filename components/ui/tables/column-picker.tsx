'use client';
import { Columns3 } from 'lucide';
import { type KeyboardEvent, useRef, useState } from 'react';
import { buttonStyles } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { hiddenColumnsCookie, writeHiddenColumns } from '@/lib/client/page/hidden-columns';

type ColumnPickerProps = {
  label: string;
  columns: readonly { key: string; label: string }[];
  hidden: ReadonlySet<string>;
  onShow: (key: string, isShown: boolean) => void;
};

/** Which columns of a table are shown; see use-hidden-columns.ts. Cards show everything. */
export function ColumnPicker({ label, columns, hidden, onShow }: ColumnPickerProps) {
  const details = useRef<HTMLDetailsElement>(null);

  function close(): void {
    if (details.current) details.current.open = false;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !details.current?.open) return;
    event.stopPropagation();
    close();
    details.current.querySelector('summary')?.focus();
  }

  return (
    <details
      ref={details}
      className="relative as-cards:hidden"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (!details.current?.contains(relatedTarget)) close();
      }}
    >
      <summary
        aria-label={label}
        title={label}
        className={`${buttonStyles({ variant: 'ghost', size: 'xs' })} list-none`}
      >
        <Icon node={Columns3} />
      </summary>
      <fieldset className="absolute end-0 top-full z-30 mt-1 grid w-max min-w-44 gap-0.5 rounded-md border border-line bg-surface p-2 text-sm shadow-float">
        <legend className="sr-only">{label}</legend>
        {columns.map(({ key, label: column }) => (
          <label
            key={key}
            className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-md px-2 hover:bg-hover"
          >
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={!hidden.has(key)}
              onChange={({ target }) => onShow(key, target.checked)}
            />
            {column}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

const SECONDS = 365 * 24 * 3600;

/** Remembered in this browser. */
function store(list: string, keys: ReadonlySet<string>): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const cookie = `${hiddenColumnsCookie(list)}=${writeHiddenColumns(keys)}`;
  const seconds = keys.size > 0 ? SECONDS : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${cookie}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`;
}

/** `initial` is what the cookie of this list had when the page was made. */
export function useHiddenColumns(list: string, initial: readonly string[]) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(initial));

  function show(key: string, isShown: boolean): void {
    const next = new Set(hidden);
    if (isShown) next.delete(key);
    else next.add(key);
    setHidden(next);
    store(list, next);
  }

  return { hidden, show };
}
