import { Badge } from '@/components/ui/badge';
import type { Texts } from '@/lib/shared/texts/texts-for';

export type ViewerFacts = { name: string; email: string; role: 'admin' | 'customer' };

type ViewerCardProps = { viewer: ViewerFacts; texts: Texts['dashboard'] };

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export function ViewerCard({ viewer, texts }: ViewerCardProps) {
  return (
    <div className="hidden items-center gap-3 xl:flex">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-accent font-bold text-on-accent text-sm"
      >
        {initialsOf(viewer.name)}
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="flex min-w-0 items-center gap-2">
          <span className="truncate font-semibold text-ink text-sm">{viewer.name}</span>
          {viewer.role === 'admin' ? <Badge tone="accent">{texts.role.admin}</Badge> : null}
        </p>
        <p title={viewer.email} className="truncate text-muted text-xs">
          {viewer.email}
        </p>
      </div>
    </div>
  );
}
