import { Check } from 'lucide';
import type { ReactNode } from 'react';
import { useLanguage } from '#use-language';
import { priceText, unitsText } from '@/components/prices/price-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import { MeasuredText } from '@/components/ui/measured-text';
import { NoScriptNotice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { TOOL_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';
import { partLang } from '@/lib/shared/tools/text-in';
import type { Tool } from '@/lib/shared/tools/tool.schema';

type AuthPageProps = { texts: Texts['auth']; heading: string; text?: string; children: ReactNode };

export function AuthPage({ texts, heading, text, children }: AuthPageProps) {
  return (
    <div className="shell grid gap-12 py-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,28rem)] lg:justify-center lg:gap-20 lg:py-12">
      <div className="grid content-start gap-6">
        <div className="grid gap-2">
          <h1 className="text-pretty font-extrabold text-3xl tracking-[-0.02em]">{heading}</h1>
          {text ? <p className="leading-relaxed">{text}</p> : null}
        </div>
        <NoScriptNotice text={texts.noScript} />
        {children}
      </div>
      <aside className="squared hidden content-start gap-5 self-start rounded-lg bg-steel p-10 [--squared-line:rgb(245_245_242/0.05)] lg:grid">
        <span aria-hidden="true" className="h-1.5 w-12 bg-accent-on-steel" />
        <p className="text-pretty font-extrabold text-2xl text-on-steel leading-tight tracking-[-0.02em]">
          {texts.aside.title}
        </p>
        <ul className="grid gap-3">
          {texts.aside.points.map((point) => (
            <li key={point} className="flex items-start gap-3 text-on-steel-muted leading-relaxed">
              <Icon node={Check} className="mt-1 size-4 shrink-0 text-accent-on-steel" />
              {point}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}

type RequestedToolCardProps = {
  tool: Pick<Tool, 'name' | 'slug' | 'sku' | 'image' | 'moq' | 'untranslated'>;
  /** Per unit at the minimum order; undefined for a tool without a price. */
  price: number | undefined;
  texts: Pick<Texts, 'auth' | 'purchase' | 'tools'>;
};

export function RequestedToolCard({ tool, price, texts }: RequestedToolCardProps) {
  const language = useLanguage();
  return (
    <section
      aria-label={texts.auth.wanted.label}
      className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3"
    >
      <Picture
        src={tool.image}
        fallback={TOOL_PLACEHOLDER}
        alt=""
        width={96}
        height={72}
        loading="eager"
        className="h-18 w-24 shrink-0 rounded-md bg-sunken object-cover"
      />
      <div className="grid min-w-0 gap-0.5">
        <p className="eyebrow text-accent-ink">{tool.sku}</p>
        <Link
          href={ROUTES.tool(tool.slug)}
          lang={partLang(tool, 'name')}
          className="wrap-anywhere font-semibold text-ink underline-offset-4 hover:underline"
        >
          <MeasuredText text={tool.name} />
        </Link>
        <p className="figures text-sm">
          <strong className="font-semibold text-ink">{priceText(price, language, texts.tools)}</strong>
          {price === undefined ? null : <span className="text-muted"> {texts.tools.ownPrice.unit}</span>}
          <span className="text-muted">
            {' · '}
            {texts.purchase.minimumOrder} {unitsText(tool.moq, texts.tools, language)}
          </span>
        </p>
      </div>
    </section>
  );
}
