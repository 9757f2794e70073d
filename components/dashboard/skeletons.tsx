import { Skeleton } from '@/components/ui/loading';

const FIELDS = ['1', '2', '3', '4'];

export function FormSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-8 noscript:hidden">
      <p role="status" className="sr-only">
        {label}
      </p>
      <div className="grid gap-3">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-full max-w-md" />
      </div>
      <div className="grid max-w-2xl gap-6">
        {FIELDS.map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
    </div>
  );
}

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
