import { Mail } from 'lucide';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { buttonStyles } from '@/components/ui/controls/button-styles';
import { Icon } from '@/components/ui/icon';
import { PageHead } from '@/components/ui/page-head';
import { ROUTES } from '@/lib/shared/site/routes';
import { textsFor } from '@/lib/shared/texts/texts-for';
import { shop } from '@/shop.config';
import { pageMetadata } from '../page-metadata';

type PageProps = { params: Promise<{ lang: string }> };

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { portfolio } = textsFor((await params).lang);
  return pageMetadata({ path: ROUTES.portfolio, title: portfolio.title, description: portfolio.intro });
}

export default async function PortfolioPage({ params }: PageProps) {
  const { portfolio: texts } = textsFor((await params).lang);
  return (
    <>
      <PageHead eyebrow={texts.role} title={texts.name} text={texts.intro}>
        <dl className="grid gap-3 border-accent-strong border-s-2 ps-5">
          {texts.facts.map((fact) => (
            <div key={fact.term}>
              <dt className="text-muted text-sm">{fact.term}</dt>
              <dd className="font-medium text-ink">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </PageHead>
      <div className="shell grid grid-cols-[minmax(0,1fr)] gap-16 py-14">
        <Part title={texts.experienceTitle}>
          <ol className="grid gap-10">
            {texts.experience.map((job) => (
              <li key={job.period} className="grid gap-2 md:grid-cols-[11rem_1fr] md:gap-8">
                <p className="figures pt-1 font-mono text-muted text-sm">{job.period}</p>
                <div className="grid gap-2">
                  <h3 className="font-bold text-xl">{job.role}</h3>
                  <p className="font-medium text-accent-ink">{job.place}</p>
                  <ul className="mt-1 grid max-w-[68ch] list-disc gap-2 ps-5 leading-relaxed marker:text-accent-strong">
                    {job.points.map((point) => (
                      <li key={point}>{point}</li>
                    ))}
                  </ul>
                </div>
              </li>
            ))}
          </ol>
        </Part>
        <Part title={texts.projectsTitle}>
          <ul className="grid gap-5 md:grid-cols-3">
            {texts.projects.map((project) => (
              <li
                key={project.name}
                className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-6"
              >
                <h3 className="font-bold text-lg">{project.name}</h3>
                <p className="flex-1 leading-relaxed">{project.text}</p>
                <p className="flex flex-wrap gap-2">
                  {project.tags.map((tag) => (
                    <Badge key={tag}>{tag}</Badge>
                  ))}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-16 lg:grid-cols-2">
          <Part title={texts.skillsTitle}>
            <dl className="grid border-line border-t">
              {texts.skills.map((skill) => (
                <div
                  key={skill.area}
                  className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-4 border-line border-b py-3 sm:grid-cols-[7rem_minmax(0,1fr)]"
                >
                  <dt className="font-semibold text-ink">{skill.area}</dt>
                  <dd className="leading-relaxed">{skill.items}</dd>
                </div>
              ))}
            </dl>
          </Part>
          <Part title={texts.educationTitle}>
            <dl className="grid border-line border-t">
              {texts.education.map((entry) => (
                <div
                  key={entry.what}
                  className="grid grid-cols-[6rem_1fr] gap-4 border-line sm:grid-cols-[9rem_1fr] border-b py-3"
                >
                  <dt className="figures font-mono text-muted text-xs leading-6 sm:text-sm">
                    {entry.period}
                  </dt>
                  <dd className="leading-relaxed">
                    <span className="block font-semibold text-ink">{entry.what}</span>
                    {entry.where}
                  </dd>
                </div>
              ))}
            </dl>
            <a
              href={`mailto:${shop.contact.email}?subject=${encodeURIComponent(texts.name)}`}
              className={`${buttonStyles()} mt-8`}
            >
              <Icon node={Mail} />
              {texts.contact}
            </a>
          </Part>
        </div>
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-6 font-extrabold text-title tracking-[-0.015em]">{title}</h2>
      {children}
    </section>
  );
}
