import type { Metadata } from 'next';
import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { TradeScreen } from '@/components/trade/trade-screen';
import { TradeWarnings } from '@/components/trade/trade-warnings';
import { isRequesterRefused } from '@/lib/server/commerce/companies/vat/ask-vat-id';
import { getTrade } from '@/lib/server/commerce/trade/get-trade';
import { lastTradeSave } from '@/lib/server/commerce/trade/last-save';
import { countriesIn, SHOP_COUNTRY } from '@/lib/shared/addresses/countries';
import { inEachLanguage, languageOf } from '@/lib/shared/site/languages';
import { ROUTES } from '@/lib/shared/site/routes';
import { type Texts, textsFor } from '@/lib/shared/texts/texts-for';
import { requireAdmin } from '../../page-gate';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return { title: textsFor((await params).lang).trade.title };
}

export default async function TradePage({ params }: PageProps) {
  const { lang } = await params;
  const { trade: own, costs, editor, shell, messages } = textsFor(lang);
  const actor = await requireAdmin(ROUTES.trade);
  const [trade, saved] = await Promise.all([getTrade(actor, { isRequesterRefused }), lastTradeSave(actor)]);
  const wordIn = (word: (texts: Texts['trade']['setUp']) => string) =>
    inEachLanguage((language) => word(textsFor(language).trade.setUp));
  const classes = {
    standard: wordIn((texts) => texts.classes.standard),
    reduced: wordIn((texts) => texts.classes.reduced),
  };
  return (
    <>
      <DashboardHead heading={own.heading} text={own.text} />
      <TradeWarnings warnings={trade.warnings} translations={messages} label={own.warnings} />
      <TradeScreen
        trade={trade}
        saved={saved}
        countries={countriesIn(languageOf(lang))}
        words={{ method: wordIn((texts) => texts.methodName), classes, country: SHOP_COUNTRY }}
        texts={{ own, costs, confirm: { ...editor.leave, ...shell.confirm } }}
      />
    </>
  );
}
