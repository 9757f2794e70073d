import { TableSkeleton } from '@/components/dashboard/table-skeleton';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

export default function Loading() {
  return <TableSkeleton label={textsFor(LANGUAGES.default).shell.loading} />;
}
