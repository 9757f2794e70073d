import { useLanguage } from '#use-language';
import { TableSkeleton } from '@/components/dashboard/skeletons';
import { textsFor } from '@/lib/shared/texts/texts-for';

export default function Loading() {
  return <TableSkeleton label={textsFor(useLanguage()).shell.loading} />;
}
