import { useLanguage } from '#use-language';
import { FormSkeleton } from '@/components/dashboard/skeletons';
import { textsFor } from '@/lib/shared/texts/texts-for';

export default function Loading() {
  return <FormSkeleton label={textsFor(useLanguage()).shell.loading} />;
}
