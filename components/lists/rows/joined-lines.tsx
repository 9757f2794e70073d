'use client';
import { clsx } from 'clsx';
import { useLanguage } from '#use-language';
import { formatNumber } from '@/lib/shared/numbers/numbers';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import type { JoinedLine } from '../extend-list';

type JoinedLinesProps = { joined: readonly JoinedLine[]; texts: Texts['lists']['add'] };

const TONES: Readonly<Record<JoinedLine['outcome'], string>> = {
  new: 'font-semibold text-ink',
  changed: 'font-semibold text-ink',
  same: 'text-muted',
  'too-many': 'text-danger',
  'no-room': 'text-danger',
};

export function JoinedLines({ joined, texts }: JoinedLinesProps) {
  const language = useLanguage();
  return (
    <ul
      aria-label={texts.outcomes}
      className="grid max-h-96 overflow-y-auto border-line border-y py-1 text-sm"
    >
      {joined.map(({ toolId, sku, name, quantity, before = 0, outcome }) => (
        <li
          key={toolId}
          className="grid items-baseline gap-x-6 border-line border-b py-2 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <span className="wrap-anywhere min-w-0">
            <span className="font-semibold text-ink">{name}</span>{' '}
            <span className="font-mono text-muted text-xs">{sku}</span>
          </span>
          <span className={clsx('figures sm:text-end', TONES[outcome])}>
            {fillText(texts.outcome[outcome], {
              quantity: formatNumber(quantity, language),
              before: formatNumber(before, language),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
