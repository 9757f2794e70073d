import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { Badge } from '@/components/ui/badge';
import { FilterLinks } from '@/components/ui/links/filter-links';
import type { ProfileResponse } from '@/lib/shared/customers/user.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

type ProfileHeadProps = { current: 'profile' | 'security' | 'data'; texts: Texts['dashboard']['profile'] };

export function ProfileHead({ current, texts }: ProfileHeadProps) {
  const pages = {
    profile: { href: ROUTES.dashboard, label: texts.tabs.profile, heading: texts.heading, text: texts.text },
    security: { href: ROUTES.security, label: texts.tabs.security, ...texts.security },
    data: { href: ROUTES.ownData, label: texts.tabs.data, ...texts.data },
  };
  const { heading, text } = pages[current];
  return (
    <>
      <DashboardHead heading={heading} text={text} />
      <FilterLinks
        label={texts.tabs.label}
        links={Object.entries(pages).map(([key, { href, label }]) => ({
          key,
          label,
          href,
          current: key === current,
        }))}
      />
    </>
  );
}

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
