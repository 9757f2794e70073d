import { Badge } from '@/components/ui/badge';
import type { ProfileResponse } from '@/lib/shared/customers/user.schema';
import type { Texts } from '@/lib/shared/texts/texts-for';

type AccountFactsProps = { profile: ProfileResponse; verified: boolean; texts: Texts['dashboard'] };

export function AccountFacts({ profile, verified, texts }: AccountFactsProps) {
  return (
    <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_auto]">
      <div className="grid content-start gap-1">
        <dt className="text-muted text-sm">{texts.profile.name}</dt>
        <dd className="wrap-anywhere font-semibold text-ink">{profile.name}</dd>
      </div>
      <div className="grid content-start gap-1">
        <dt className="text-muted text-sm">{texts.profile.email}</dt>
        <dd className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <span className="wrap-anywhere font-semibold text-ink">{profile.email}</span>
          <Badge tone={verified ? 'success' : 'accent'}>
            {verified ? texts.profile.verified : texts.profile.notVerified}
          </Badge>
        </dd>
      </div>
      <div className="grid content-start gap-1">
        <dt className="text-muted text-sm">{texts.profile.role}</dt>
        <dd className="font-semibold text-ink">{texts.role[profile.role]}</dd>
      </div>
    </dl>
  );
}
