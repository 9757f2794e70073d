'use client';
import { ArrowDown, ArrowUp, type IconNode, Trash2 } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import type { Texts } from '@/lib/shared/texts/texts-for';

type EntryGroupProps = {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  /** Missing for one that is always there. */
  onRemove?: () => void;
  texts: Pick<Texts['trade'], 'up' | 'down'> & Partial<Pick<Texts['trade'], 'remove'>>;
  children: ReactNode;
};

/** An entry of a list in a form, such as a zone, which can be moved and removed. */
export function EntryGroup({ name, isFirst, isLast, onMove, onRemove, texts, children }: EntryGroupProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  function move(by: 1 | -1) {
    onMove(by);
    const [own, other] = by < 0 ? [up, down] : [down, up];
    // A browser takes the focus from what moves; at the end of the list the button is disabled.
    requestAnimationFrame(() => (own.current?.disabled ? other : own).current?.focus());
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a button.
    <div
      role="group"
      aria-label={name}
      className="grid min-w-0 gap-4 rounded-lg border border-line bg-surface p-4 [--ground:var(--color-surface)] sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <span aria-hidden="true" className="wrap-anywhere min-w-0 font-semibold text-ink">
          {name}
        </span>
        <span className="-my-2.5 -me-2.5 flex shrink-0">
          <IconButton ref={up} label={texts.up} icon={ArrowUp} disabled={isFirst} onPress={() => move(-1)} />
          <IconButton
            ref={down}
            label={texts.down}
            icon={ArrowDown}
            disabled={isLast}
            onPress={() => move(1)}
          />
          {onRemove && texts.remove ? (
            <IconButton label={texts.remove} icon={Trash2} onPress={onRemove} />
          ) : null}
        </span>
      </div>
      {children}
    </div>
  );
}

type IconButtonProps = {
  ref?: React.Ref<HTMLButtonElement>;
  label: string;
  icon: IconNode;
  disabled?: boolean;
  onPress: () => void;
};

export function IconButton({ ref, label, icon, disabled = false, onPress }: IconButtonProps) {
  return (
    <Button
      {...(ref ? { ref } : {})}
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon node={icon} className="size-4" />
    </Button>
  );
}
