import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import type { DeskEntry, DeskKind } from '@/lib/shared/desk/desk.schema';
import { formatDollars } from '@/lib/shared/numbers/money';
import { shortShipDay } from '@/lib/shared/shipments/ship-day-text';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection, NothingHere } from './desk-section';

type WaitingListProps = {
  entries: readonly DeskEntry[];
  /** Shows those of one kind alone. */
  only: DeskKind | undefined;
  /** In the shop's calendar. */
  today: string;
  texts: Texts['desk']['waits'];
};

const TONES: Partial<Record<DeskKind, BadgeTone>> = { invoice: 'danger' };

/** What nobody but the reader can do, each with its one action. */
export function WaitingList({ entries, only, today, texts }: WaitingListProps) {
  const shown = only ? entries.filter(({ kind }) => kind === only) : entries;
  const all = only ? { href: ROUTES.desk, label: texts.all } : undefined;
  return (
    <DeskSection heading={texts.heading} count={shown.length} all={all}>
      {shown.length === 0 ? (
        <NothingHere>{texts.none}</NothingHere>
      ) : (
        <ul className="figures text-sm">
          {shown.map((entry) => (
            <WaitingRow key={`${entry.kind} ${entry.id}`} entry={entry} today={today} texts={texts} />
          ))}
        </ul>
      )}
    </DeskSection>
  );
}

type WaitingRowProps = Pick<WaitingListProps, 'today' | 'texts'> & { entry: DeskEntry };

function WaitingRow({ entry, today, texts }: WaitingRowProps) {
  const { kind, id, number, text, amount, due, href } = entry;
  const language = useLanguage();
  const isOver = due !== undefined && due < today;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 border-line border-b py-1.5 sm:grid-cols-[8.5rem_7.5rem_minmax(0,1fr)_auto_6rem_6rem] sm:gap-x-4">
      <span className="max-sm:col-start-1 max-sm:row-start-2">
        <Badge tone={TONES[kind] ?? 'neutral'}>{texts.kinds[kind]}</Badge>
      </span>
      <span
        id={`waits-${id}`}
        className="whitespace-nowrap font-mono font-semibold text-ink max-sm:col-start-1 max-sm:row-start-1"
      >
        {number}
      </span>
      <span className="min-w-0 truncate max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2">
        <MeasuredText text={text} />
      </span>
      <span
        className={clsx(
          'whitespace-nowrap max-sm:col-span-3 max-sm:row-start-3 max-sm:text-xs max-sm:empty:hidden',
          isOver && 'font-semibold text-danger',
        )}
      >
        {due ? fillText(isOver ? texts.over : texts.until, { day: shortShipDay(due, language) }) : null}
      </span>
      <span className="whitespace-nowrap text-end font-semibold text-ink max-sm:col-start-2 max-sm:row-start-1">
        {amount === undefined ? null : formatDollars(amount, language)}
      </span>
      <LinkButton
        href={href}
        variant="outline"
        size="xs"
        prefetch={false}
        aria-describedby={`waits-${id}`}
        className="justify-self-end max-sm:col-start-3 max-sm:row-start-1"
      >
        {texts.actions[kind]}
      </LinkButton>
    </li>
  );
}
