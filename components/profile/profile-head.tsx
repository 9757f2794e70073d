import { DashboardHead } from '@/components/dashboard/dashboard-head';
import { FilterLinks } from '@/components/ui/links/filter-links';
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
