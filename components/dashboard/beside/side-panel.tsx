'use client';
import { ChevronDown, ChevronUp, X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { sentenceOf } from '@/lib/client/problem';

const BARS = ['h-7 w-full', 'h-24 w-full', 'h-16 w-2/3', 'h-32 w-full'];

export type SidePanelTexts = {
  loading: string;
  next: string;
  previous: string;
  close: string;
  retry: string;
};

type SidePanelProps = {
  id: string;
  title: string | undefined;
  /** The state of what is shown: with another one, a button that has acted may be gone. */
  state?: unknown;
  problem: string | undefined;
  onRetry: () => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
  texts: SidePanelTexts;
  /** Null while it is loaded. */
  children: ReactNode;
};

/** One row beside its list. Its keys are those of the list: list-keys.tsx. */
export function SidePanel(props: SidePanelProps) {
  const { id, title, state, problem, onRetry, onStep, onClose, texts, children } = props;
  const headingId = useId();
  const panel = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another row begins at its top.
  useEffect(() => {
    panel.current?.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once a new state is shown.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [state]);

  return (
    <section
      ref={panel}
      aria-labelledby={headingId}
      data-panel=""
      className="no-print sticky top-(--site-header-height) grid max-h-[calc(100dvh-var(--site-header-height))] min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 overflow-y-auto border-line border-s bg-surface p-4 [--ground:var(--color-surface)] as-cards:hidden"
    >
      <div className="flex items-center gap-1">
        <h2
          ref={heading}
          id={headingId}
          tabIndex={-1}
          className="me-auto min-w-0 truncate rounded-sm font-bold text-base outline-offset-2"
        >
          {title ?? texts.loading}
        </h2>
        <PanelButton icon={ChevronUp} label={texts.previous} onClick={() => onStep(-1)} />
        <PanelButton icon={ChevronDown} label={texts.next} onClick={() => onStep(1)} />
        <PanelButton icon={X} label={texts.close} onClick={onClose} />
      </div>
      {problem ? (
        <Notice tone="danger" role="alert">
          <span className="flex flex-wrap items-center gap-3">
            {problem}
            <Button variant="outline" size="xs" onClick={onRetry}>
              {texts.retry}
            </Button>
          </span>
        </Notice>
      ) : null}
      {children}
      {children || problem ? null : <PanelLoading />}
    </section>
  );
}

export function PanelLoading() {
  return (
    <div aria-hidden="true" className="grid gap-4">
      {BARS.map((bar) => (
        <Skeleton key={bar} className={bar} />
      ))}
    </div>
  );
}

type PanelButtonProps = { icon: Parameters<typeof Icon>[0]['node']; label: string; onClick: () => void };

function PanelButton({ icon, label, onClick }: PanelButtonProps) {
  return (
    <Button variant="ghost" size="xs" aria-label={label} title={label} onClick={onClick}>
      <Icon node={icon} />
    </Button>
  );
}

type Shown<Data> = { id: string; data?: Data; problem?: string };

/**
 * What `read` returns for the row with this id, read again whenever `version` changes: the list was refreshed. What was
 * read before is shown meanwhile. `read` must be stable.
 */
export function usePanelData<Data>(read: (id: string) => Promise<Data>, id: string, version: unknown) {
  const [shown, setShown] = useState<Shown<Data>>({ id });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version or attempt reads the row again.
  useEffect(() => {
    let isCurrent = true;
    read(id)
      .then((data) => isCurrent && setShown({ id, data }))
      .catch((error: unknown) => {
        if (isCurrent) setShown((before) => ({ ...before, id, problem: sentenceOf(error) }));
      });
    return () => {
      isCurrent = false;
    };
  }, [read, id, version, attempt]);

  const current: Shown<Data> = shown.id === id ? shown : { id };
  return { ...current, retry: () => setAttempt((before) => before + 1) };
}
