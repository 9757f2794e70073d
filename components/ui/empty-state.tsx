import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';

type EmptyStateProps = { icon: IconNode; title: string; text: string; children?: ReactNode };

export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-3 rounded-lg border border-line border-dashed px-4 py-14 sm:px-6 text-center">
      <Icon node={icon} className="size-8 stroke-[1.5] text-muted" />
      <h2 className="wrap-anywhere font-semibold text-ink text-lg">{title}</h2>
      <p className="max-w-prose text-muted">{text}</p>
      {children ? <div className="mt-2 flex flex-wrap justify-center gap-3">{children}</div> : null}
    </div>
  );
}
