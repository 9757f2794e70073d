import { FormSkeleton } from '@/components/dashboard/form-skeleton';
import { LANGUAGES } from '@/lib/shared/languages';
import { textsFor } from '@/lib/shared/texts/texts-for';

export default function Loading() {
  return <FormSkeleton label={textsFor(LANGUAGES.default).shell.loading} />;
}
