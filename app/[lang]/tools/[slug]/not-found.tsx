import { useLanguage } from '#use-language';
import { LostToolOnDemand } from '@/components/tools/lost-tool-on-demand';
import { textsFor } from '@/lib/shared/texts/texts-for';

/** An address of a tool where none is, with status 404: it was deleted, or never there. */
export default function ToolNotFoundPage() {
  const { catalogue } = textsFor(useLanguage());
  return (
    <>
      <title>{catalogue.tool.goneTitle}</title>
      <LostToolOnDemand texts={catalogue.tool} />
    </>
  );
}
