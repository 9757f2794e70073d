import { Download } from 'lucide';
import { buttonStyles } from '@/components/ui/controls/button';
import type { ConfirmTexts } from '@/components/ui/controls/confirm-dialog';
import { Icon } from '@/components/ui/icon';
import { Panel } from '@/components/ui/panel';
import { callPath } from '@/lib/client/page/call-path';
import type { accountCalls } from '@/lib/shared/accounts/accounts.contract';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { CloseAccount } from './close-account';

type PrivacySectionProps = {
  email: string;
  hasPassword: boolean;
  twoStep: Texts['security']['twoStep'] | null;
  texts: Texts['privacy'];
  confirmTexts: ConfirmTexts;
};

export function PrivacySection({ email, hasPassword, twoStep, texts, confirmTexts }: PrivacySectionProps) {
  return (
    <div className="grid gap-8 xl:grid-cols-2">
      <Panel heading={texts.heading}>
        <p>{texts.download.text}</p>
        <div>
          <a
            href={callPath<typeof accountCalls.exportData>('/api/account/data', {})}
            download
            className={buttonStyles({ variant: 'outline' })}
          >
            <Icon node={Download} />
            {texts.download.submit}
          </a>
        </div>
      </Panel>
      <Panel heading={texts.close.heading}>
        <CloseAccount
          email={email}
          hasPassword={hasPassword}
          twoStep={twoStep}
          texts={texts.close}
          confirmTexts={confirmTexts}
        />
      </Panel>
    </div>
  );
}
