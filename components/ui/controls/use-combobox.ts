'use client';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';

type ComboboxOptions = {
  keys: readonly string[];
  first?: 0 | -1;
  /** Called with the position of the active option, -1 for none. */
  onEnter: (active: number) => void;
  /** Absent where the combobox does not handle Escape. */
  onEscape?: (() => void) | undefined;
};

/**
 * Combobox of the WAI-ARIA APG: the focus stays in the field, arrows move the active option, which scrolls into view.
 * Returns the attributes of the field and of each option; components set the roles of the list and its options.
 */
export function useCombobox({ keys, first = 0, onEnter, onEscape }: ComboboxOptions) {
  const listId = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  const count = keys.length;
  const active = Math.min(chosen ?? first, count - 1);
  const activeKey = keys[active];
  const optionId = (position: number) => `${listId}-${position}`;

  useEffect(() => {
    if (activeKey === undefined) return;
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [activeKey, active, listId]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' && count > 0) setChosen((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setChosen((Math.max(active, 0) - 1 + count) % count);
    else if (event.key === 'Escape' && onEscape) onEscape();
    else if (event.key === 'Enter') onEnter(active);
    else return;
    event.preventDefault();
  }

  return {
    active,
    listId,
    /** Call it when the text changes: the first option is active again. */
    reset: () => setChosen(null),
    field: {
      role: 'combobox',
      'aria-expanded': count > 0,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      maxLength: 200,
      autoComplete: 'off',
      autoCapitalize: 'off',
      spellCheck: false,
      onKeyDown,
    },
    option: (position: number) => ({
      id: optionId(position),
      'aria-selected': position === active,
      onPointerMove: () => {
        if (position !== active) setChosen(position);
      },
    }),
  } as const;
}

export type Combobox = ReturnType<typeof useCombobox>;

type ResultState = { count: number; hasFailed: boolean; isNone: boolean };

/** The status of such a list: failed, the number of options, or none. */
export function useResultStatus(
  { count, hasFailed, isNone }: ResultState,
  texts: { failed: string; none: string; one: string; many: string },
): string {
  const language = useLanguage();
  if (hasFailed) return texts.failed;
  if (count === 0) return isNone ? texts.none : '';
  return count === 1 ? texts.one : fillText(texts.many, { count: formatNumber(count, language) });
}
