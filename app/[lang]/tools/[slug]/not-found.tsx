import { useLanguage } from '#use-language';
import { MissingToolOnDemand } from '@/components/tools/page/missing-tool-on-demand';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** With status 404: it was deleted, or never existed. */
export default function ToolNotFoundPage() {
  const { catalogue } = textsFor(useLanguage());
  return (
    <>
      <title>{catalogue.tool.goneTitle}</title>
      <MissingToolOnDemand
        texts={pick(catalogue.tool, 'goneTitle', 'goneText', 'goneSearch', 'quote', 'onRequest')}
      />
    </>
  );
}
