import { LinkButton } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { Panel } from '@/components/ui/panel';
import { Picture } from '@/components/ui/picture';
import { listHref } from '@/lib/client/page/list-query';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type ReviewableTool = { toolId: string; name: string; image: string; isReviewed: boolean };
type ReviewableToolsProps = {
  tools: readonly ReviewableTool[];
  texts: Texts['dashboard']['review']['tools'];
};

export function ReviewableTools({ tools, texts }: ReviewableToolsProps) {
  if (tools.length === 0) return null;
  return (
    <Panel heading={texts.heading} className="mt-6 max-w-2xl">
      <p className="-mt-3 text-sm">{texts.text}</p>
      <ul className="grid divide-y divide-line">
        {tools.map(({ toolId, name, image, isReviewed }) => (
          <li key={toolId} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Picture
              src={image}
              fallback={TOOL_PLACEHOLDER}
              alt=""
              width={96}
              height={72}
              sizes="64px"
              className="h-12 w-16 shrink-0 rounded-sm border border-line bg-sunken object-cover"
            />
            <span className="wrap-anywhere min-w-0 flex-1 basis-40 font-medium text-ink">
              <MeasuredText text={name} />
            </span>
            <LinkButton
              href={listHref(ROUTES.addReview, { tool: toolId })}
              prefetch={false}
              variant="outline"
              size="sm"
              className="max-sm:ms-20"
              aria-label={fillText(isReviewed ? texts.changeOf : texts.writeOf, { name })}
            >
              {isReviewed ? texts.change : texts.write}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
