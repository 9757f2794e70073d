'use client';
import { use, useEffect, useEffectEvent, useState } from 'react';
import { useLanguage } from '#use-language';
import { BoxDialog } from '@/components/search/box-dialog';
import { useTypedSearch } from '@/components/search/use-typed-search';
import { useCombobox, useResultStatus } from '@/components/ui/controls/use-combobox';
import { dashboardTexts } from '@/lib/client/dashboard/dashboard-texts';
import { useLocalRouter } from '@/lib/client/language/use-local-router';
import { loadCode } from '@/lib/client/page/load-code';
import type { CommandResponse } from '@/lib/shared/command/command.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import { commandOptions, isLocal } from './command-options';
import { CommandResults } from './command-results';
import { commandTexts } from './command-texts';

type CommandBoxProps = { isOpen: boolean; onClose: () => void };

const PAUSE_MS = 50;

const loadCall = () => loadCode(() => import('@/lib/client/admin-calls/find-by-command'));

async function find(query: string, signal: AbortSignal): Promise<CommandResponse> {
  const { findByCommand } = await loadCall();
  return findByCommand(query, signal);
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
  const options = commandOptions({ query, found: query === '' ? null : search.response, language, texts });
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
