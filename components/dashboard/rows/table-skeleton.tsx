import { Skeleton } from '@/components/ui/states/skeleton';

const ROWS = ['1', '2', '3', '4', '5'];

export function TableSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-4">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid gap-3">
        <Skeleton className="h-7 w-56" />
        <Skeleton className="h-5 w-full max-w-md" />
      </div>
      <div className="grid gap-3">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-24 as-table:h-11" />
        ))}
      </div>
    </div>
  );
}
