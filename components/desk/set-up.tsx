import { Circle } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/links/link';
import type { LegalPageName } from '@/lib/shared/site/legal-pages';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { DeskSection } from './desk-section';

/** What a shop still has to do before it sells. */
export type SetUpFacts = Record<'seller' | 'bank' | 'tools' | 'priceList', boolean> & {
  /** Pages in which placeholders are left. */
  legal: readonly LegalPageName[];
};

const STEPS = ['seller', 'bank', 'legal', 'tools', 'priceList'] as const;

const LINKS: Record<(typeof STEPS)[number], string> = {
  seller: ROUTES.trade,
  bank: ROUTES.trade,
  legal: ROUTES.legalPages,
  tools: ROUTES.addProduct,
  priceList: ROUTES.newPriceList,
};

type SetUpProps = {
  /** True for what is left to do. */
  left: SetUpFacts;
  texts: Texts['desk']['setUp'];
  pageNames: Readonly<Record<LegalPageName, string>>;
};

/** A checklist whose steps are gone once they are done. */
export function SetUp({ left, texts, pageNames }: SetUpProps) {
  const steps = STEPS.filter((step) => (step === 'legal' ? left.legal.length > 0 : left[step]));
  if (steps.length === 0) return null;
  const pages = left.legal.map((page) => pageNames[page]).join(', ');
  return (
    <DeskSection heading={texts.heading} count={steps.length}>
      <ul className="grid text-sm">
        {steps.map((step) => (
          <li key={step} className="flex items-start gap-3 border-line border-b py-2">
            <Icon node={Circle} className="mt-1 size-3.5 shrink-0 text-muted" />
            <span className="min-w-0">
              <Link
                href={LINKS[step]}
                prefetch={false}
                className="font-semibold text-ink underline decoration-line underline-offset-4 hover:decoration-ink"
              >
                {texts[step].name}
              </Link>
              <span className="block text-muted text-xs">{fillText(texts[step].text, { pages })}</span>
            </span>
          </li>
        ))}
      </ul>
    </DeskSection>
  );
}
