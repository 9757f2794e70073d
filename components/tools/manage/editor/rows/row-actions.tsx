// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop a table's roles once CSS lays it out as cards.
import { ArrowDown, ArrowUp, Trash2 } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

type RowActionsProps = {
  /** Of the row. */
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isNeeded: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  texts: Texts['editor']['rows'];
};

export function RowActions({ name, isFirst, isLast, isNeeded, onMove, onRemove, texts }: RowActionsProps) {
  const buttons = [
    { part: 'up', text: texts.up, icon: ArrowUp, isOff: isFirst, act: () => onMove(-1) },
    { part: 'down', text: texts.down, icon: ArrowDown, isOff: isLast, act: () => onMove(1) },
    { part: 'remove', text: texts.remove, icon: Trash2, isOff: isNeeded, act: onRemove },
  ];
  return (
    <td role="cell" data-cell="actions">
      {buttons.map(({ part, text, icon, isOff, act }) => {
        const label = fillText(text, { name });
        return (
          <button
            key={part}
            type="button"
            data-part={part}
            aria-label={label}
            title={label}
            disabled={isOff}
            onClick={act}
          >
            <Icon node={icon} className="size-4" />
          </button>
        );
      })}
    </td>
  );
}
