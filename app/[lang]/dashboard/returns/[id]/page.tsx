import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { OwnReturnScreen } from '@/components/returns/own-return-screen';
import { SlipLink } from '@/components/returns/slip-link';
import { WithdrawReturn } from '@/components/returns/withdraw-return';
import { getReturn } from '@/lib/server/commerce/returns/read-returns';
import { ROUTES } from '@/lib/shared/site/routes';
import { fillText } from '@/lib/shared/text/fill-text';
import { pick } from '@/lib/shared/texts/pick';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { ifFound } from '../../../if-found';
import { requireMember } from '../../../page-gate';
import { orderHrefFor } from '../../order-href';

type PageProps = { params: Promise<{ lang: string; id: string }> };

const returnOrNotFound = cache(async (id: string) => {
  const actor = await requireMember(ROUTES.myReturn(id));
  return { made: (await ifFound(getReturn(actor, id))) ?? notFound(), actor };
});

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { lang, id } = await params;
  const { number } = (await returnOrNotFound(id)).made;
  return { title: fillText(textsFor(lang).returns.title, { number }) };
}

export default async function MyReturnPage({ params }: PageProps) {
  const { lang, id } = await params;
  const { returns, shell } = textsFor(lang);
  const { made, actor } = await returnOrNotFound(id);
  return (
    <OwnReturnScreen
      made={made}
      listHref={ROUTES.myReturns}
      orderHref={orderHrefFor(actor)(made)}
      texts={returns}
    >
      <div className="flex flex-wrap gap-3 empty:hidden">
        {made.state === 'approved' ? <SlipLink id={made._id} label={returns.downloadSlip} /> : null}
        {made.mayWithdraw ? (
          <WithdrawReturn
            made={pick(made, '_id', 'number')}
            texts={pick(returns.own, 'withdraw', 'withdrawTitle', 'withdrawText', 'withdrawn')}
            confirm={shell.confirm}
          />
        ) : null}
      </div>
    </OwnReturnScreen>
  );
}
