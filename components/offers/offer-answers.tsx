'use client';
import { useRef, useState } from 'react';
import { useRowAction } from '@/components/dashboard/rows/use-row-action';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog, type ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Panel } from '@/components/ui/panel';
import { loadCode } from '@/lib/client/page/load-code';
import { sentenceOf } from '@/lib/client/problem';
import type { Offer } from '@/lib/shared/offers/offer.schema';
import { fillText } from '@/lib/shared/text/fill-text';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CounterOffer, type CounterTyped } from './counter-offer';

type OfferAnswersProps = {
  offer: Pick<Offer, '_id' | 'number' | 'version' | 'lines' | 'state'>;
  texts: Texts['offers']['own'];
  confirmTexts: ConfirmTexts;
};

/** Asking for changes, or to renew, and declining: what the buyer can do beside accepting. */
export function OfferAnswers({ offer, texts, confirmTexts }: OfferAnswersProps) {
  const { _id, number, version, state } = offer;
  const [isAsking, setAsking] = useState(false);
  const { busy, button, run } = useRowAction();
  const typed = useRef<CounterTyped | null>(null);
  const isOpen = state === 'sent';

  const decline = () =>
    run(async () => {
      const { declineOffer } = await loadCode(() => import('@/lib/client/offers/call-offers'));
      await declineOffer(_id, { version });
      return fillText(texts.declined, { number });
    }, sentenceOf);

  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isAsking}
          onClick={() => setAsking((isShown) => !isShown)}
        >
          {isOpen ? texts.counter : texts.renew}
        </Button>
        {isOpen ? (
          <ConfirmDialog
            trigger={
              <Button ref={button} variant="outline" size="sm" busy={busy}>
                {texts.decline}
              </Button>
            }
            title={fillText(texts.declineTitle, { number })}
            text={texts.declineText}
            texts={confirmTexts}
            onConfirm={decline}
          />
        ) : null}
      </div>
      {isAsking ? (
        <Panel heading={isOpen ? texts.counterHeading : texts.renewHeading}>
          <CounterOffer key={version} offer={offer} typed={typed} isRenewal={!isOpen} texts={texts} />
        </Panel>
      ) : null}
    </div>
  );
}
