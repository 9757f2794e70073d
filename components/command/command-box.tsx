'use client';
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
import { type MouseEvent, use, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import { BoxDialog } from '@/components/search/box-dialog';
import { useTypedSearch } from '@/components/search/use-typed-search';
import { type Combobox, useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { Icon } from '@/components/ui/icon';
import { PlainLink } from '@/components/ui/links/link';
import { dashboardTexts } from '@/lib/client/dashboard/dashboard-texts';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadContracts } from '@/lib/client/page/load-contracts';
import { useViewer } from '@/lib/client/session/session';
import type { CommandResponse } from '@/lib/shared/command/command.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import {
  type CommandGroup,
  type CommandOption,
  type CommandTexts,
  commandOptions,
  commandTexts,
  groupOptions,
  isLocal,
} from './command-options';

type CommandBoxProps = { isOpen: boolean; onClose: () => void };

const PAUSE_MS = 50;

const loadCall = () => loadContracts(() => import('@/lib/shared/command/command.contract'));

async function find(query: string, signal: AbortSignal): Promise<CommandResponse> {
  const { call, commandCalls } = await loadCall();
  return call(commandCalls.findByCommand, { query: { q: query }, signal });
}

const loadAllTexts = () => [commandTexts(), dashboardTexts()] as const;

/** Loads what the box needs besides its code. */
export function prepare(): void {
  loadAllTexts();
}

/**
 * A combobox (WAI-ARIA APG) for orders, customers, tools, pages and actions. Enter opens the active option; pressed before the
 * store has answered for what is typed, it waits for that answer.
 */
export function CommandBox({ isOpen, onClose }: CommandBoxProps) {
  const [box, dashboard] = loadAllTexts();
  const texts = { ...use(box), menu: use(dashboard).menu };
  const router = useLocalRouter();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [isWaiting, setWaiting] = useState(false);
  const query = typed.trim();
  const search = useTypedSearch(typed, find, PAUSE_MS);
  const isAnswered = query === '' || (search.query === query && !search.isRunning);
  const { user } = useViewer();
  const found = query === '' ? null : search.response;
  const options = commandOptions({ query, found, language, charges: user?.charges, texts });
  const combobox = useCombobox({ keys: options.map(({ group, href }) => group + href), onEnter });

  function type(words: string) {
    setTyped(words);
    setWaiting(false);
    combobox.reset();
  }

  function go(href: string) {
    setWaiting(false);
    onClose();
    router.push(href);
  }

  function onEnter(active: number) {
    const option = options[active];
    if (!option) return;
    if (isAnswered || isLocal(option)) go(option.href);
    else setWaiting(true);
  }

  const onAnswer = useEffectEvent(() => onEnter(combobox.active));
  useEffect(() => {
    if (isWaiting && isAnswered) onAnswer();
  }, [isWaiting, isAnswered]);

  const count = options.filter(({ group }) => group !== 'lists').length;
  const hasFailed = search.hasFailed && isAnswered;
  const status = useResultStatus(
    { count, hasFailed, isNone: isAnswered && query !== '' },
    { ...texts, none: fillText(texts.none, { query }) },
  );

  return (
    <BoxDialog
      isOpen={isOpen}
      onClose={onClose}
      combobox={combobox}
      typed={typed}
      onType={type}
      onEarlyEnter={() => setWaiting(true)}
      isRunning={search.isRunning}
      status={status}
      hasFailed={hasFailed}
      texts={texts}
    >
      <CommandResults
        combobox={combobox}
        options={options}
        none={isAnswered && !hasFailed && count === 0 ? status : null}
        onGo={go}
        texts={texts}
      />
    </BoxDialog>
  );
}

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
  return: Package,
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
