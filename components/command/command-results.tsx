import { clsx } from 'clsx';
import {
  BadgeCheck,
  Banknote,
  Building2,
  FileQuestion,
  FileText,
  Hammer,
  Handshake,
  type IconNode,
  ListFilter,
  Package,
  Receipt,
  Tags,
  User,
  Zap,
} from 'lucide';
import type { MouseEvent } from 'react';
import type { Combobox } from '@/components/ui/controls/use-combobox';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/links/plain-link';
import { type CommandGroup, type CommandOption, groupOptions } from './command-options';
import type { CommandTexts } from './command-texts';

type CommandResultsProps = {
  combobox: Pick<Combobox, 'active' | 'listId' | 'option'>;
  options: readonly CommandOption[];
  /** The sentence for no result. */
  none: string | null;
  onGo: (href: string) => void;
  texts: CommandTexts;
};

const ICONS: Record<CommandGroup, IconNode> = {
  actions: Zap,
  pages: FileText,
  orders: Package,
  customers: User,
  tools: Hammer,
  lists: ListFilter,
  company: Building2,
  offer: Handshake,
  request: FileQuestion,
  approval: BadgeCheck,
  invoice: Receipt,
  payment: Banknote,
  'price-list': Tags,
};

/** Options are links, so that they can be opened in another tab too. */
export function CommandResults({ combobox, options, none, onGo, texts }: CommandResultsProps) {
  function onPress(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    onGo(href);
  }

  return (
    <div className="min-h-0 overflow-y-auto overscroll-contain p-2">
      {none ? (
        <p aria-hidden="true" className="wrap-anywhere px-2 py-3 text-ink text-sm">
          {none}
        </p>
      ) : null}
      <div id={combobox.listId} role="listbox" aria-label={texts.results}>
        {groupOptions(options).map(({ group, options: grouped }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options.
          <div key={group} role="group" aria-label={texts.groups[group]} className="pb-1">
            <p aria-hidden="true" className="px-2 pt-1.5 pb-1 font-semibold text-muted text-xs">
              {texts.groups[group]}
            </p>
            {grouped.map(({ href, name, detail, mark, position }) => (
              <PlainLink
                key={`${href} ${name}`}
                role="option"
                {...combobox.option(position)}
                tabIndex={-1}
                href={href}
                onClick={(event) => onPress(event, href)}
                className={clsx(
                  'flex min-h-9 items-center gap-2.5 rounded-md px-2 py-1 text-ink text-sm',
                  position === combobox.active && 'bg-hover',
                )}
              >
                <Icon node={ICONS[group]} className="size-4 shrink-0 text-muted" />
                <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
                  <span className="wrap-anywhere min-w-0 font-medium">{name}</span>
                  {detail ? <span className="wrap-anywhere min-w-0 text-muted text-xs">{detail}</span> : null}
                </span>
                {mark ? <span className="figures shrink-0 text-muted text-xs">{mark}</span> : null}
              </PlainLink>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
