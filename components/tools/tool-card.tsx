import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { formatDollars } from '@/lib/shared/money';
import { TOOL_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import { ROUTES } from '@/lib/shared/routes';
import type { Tool } from '@/lib/shared/schemas/tool';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { StockLabel } from './stock-label';
import { unitsText } from './units-text';

type ToolCardProps = { tool: Tool; texts: Texts['tools'] };

/** A tool in a grid: picture, name, price, minimum order, availability and the way to buy it (spec §2, decisions §5). */
export function ToolCard({ tool, texts }: ToolCardProps) {
  const nameId = `tool-${tool._id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="group flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow duration-200 hover:shadow-float"
    >
      <div className="aspect-[4/3] overflow-hidden border-line border-b bg-sunken">
        <Picture
          src={tool.image}
          fallback={TOOL_PLACEHOLDER}
          alt=""
          width={640}
          height={480}
          sizes="(min-width: 1024px) 26rem, (min-width: 640px) 50vw, 100vw"
          className="size-full object-cover transition-transform duration-300 ease-out-quick group-hover:scale-[1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-4">
          <h3 id={nameId} className="wrap-anywhere font-bold text-lg leading-snug">
            {tool.name}
          </h3>
          <p className="figures shrink-0 text-end">
            <span className="block font-bold text-ink text-lg leading-snug">{formatDollars(tool.price)}</span>
            <span className="block text-muted text-xs">{texts.perUnit}</span>
          </p>
        </div>
        <p className="line-clamp-2 text-sm leading-relaxed">{tool.description}</p>
        <dl className="figures mt-auto grid grid-cols-2 gap-3 border-line border-t pt-3 text-sm">
          <div>
            <dt className="text-muted text-xs">{texts.minimumOrder}</dt>
            <dd className="font-medium text-ink">{unitsText(tool.moq, texts)}</dd>
          </div>
          <div>
            <dt className="text-muted text-xs">{texts.available}</dt>
            <dd className="font-medium text-ink">
              <StockLabel moq={tool.moq} quantity={tool.quantity} texts={texts} />
            </dd>
          </div>
        </dl>
        <LinkButton
          href={ROUTES.purchase(tool._id)}
          prefetch={false}
          aria-describedby={nameId}
          className="mt-1"
        >
          {texts.buyNow}
        </LinkButton>
      </div>
    </article>
  );
}
