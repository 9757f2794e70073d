'use client';
import { X } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { removePick, storePicks, useComparePicks } from '@/lib/client/catalogue/compare-picks';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';

export function CompareBar({ texts }: { texts: Texts['catalogue']['compare']['bar'] }) {
  const picks = useComparePicks();
  const count = fillText(texts.count, { count: String(picks.length) });
  return (
    <aside aria-label={texts.label} className="compare-bar no-print">
      <div className="shell">
        <p role="status">{count}</p>
        <ul>
          {picks.map(({ id, sku, name }) => (
            <li key={id}>
              <span title={name}>{sku || name}</span>
              <button
                type="button"
                aria-label={fillText(texts.remove, { name: name || sku })}
                onClick={() => removePick(id)}
              >
                <Icon node={X} />
              </button>
            </li>
          ))}
        </ul>
        <Button variant="ghost" size="sm" onClick={() => storePicks([])}>
          {texts.clear}
        </Button>
        <LinkButton href={ROUTES.compareOf(picks.map(({ id }) => id))} prefetch={false} size="sm">
          {texts.open}
        </LinkButton>
      </div>
    </aside>
  );
}
