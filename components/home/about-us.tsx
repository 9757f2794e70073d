import { ArrowRight, Factory, type IconNode, PencilRuler, Timer, Truck } from 'lucide';
import { type ReviewedTools, ReviewGrid } from '@/components/reviews/review-grid';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link';
import { SectionHead } from '@/components/ui/page-head';
import { Picture } from '@/components/ui/picture';
import type { Review } from '@/lib/shared/reviews/review.schema';
import { ROUTES } from '@/lib/shared/site/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type WhoWeAreProps = { texts: Texts['home']['who'] };

const ICONS: Record<string, IconNode> = {
  manufacturer: Factory,
  customizer: PencilRuler,
  quicker: Timer,
  shipping: Truck,
};

/** Product §2.2. */
export function WhoWeAre({ texts }: WhoWeAreProps) {
  return (
    <section aria-labelledby="who-we-are" className="shell pt-8 pb-5 sm:py-20 lg:py-28">
      <SectionHead id="who-we-are" eyebrow={texts.eyebrow} title={texts.title} text={texts.text} />
      <ul className="strengths">
        {texts.items.map((item) => {
          const icon = ICONS[item.key] ?? Factory;
          return (
            <li key={item.key}>
              <Icon node={icon} />
              <h3>{item.title}</h3>
              <p>
                {item.text} <span>{item.more}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Figure = { figure: string; label: string };
type StatisticsProps = { texts: Pick<Texts['home']['statistics'], 'label'> & { items: readonly Figure[] } };

/** Fixed figures (product §2.2), in a shop that names some. */
export function Statistics({ texts }: StatisticsProps) {
  if (texts.items.length === 0) return null;
  return (
    <section aria-label={texts.label} className="bg-steel">
      <dl className="statistics shell">
        {texts.items.map((item) => (
          <div key={item.figure}>
            <dt>{item.label}</dt>
            <dd>{item.figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

type Person = { slug: string; name: string; role: string; text: string };
type EngineersProps = { texts: Pick<Texts, 'home'> & { people: readonly Person[] } };

/** Product §2.2. */
export function Engineers({ texts }: EngineersProps) {
  const { engineers } = texts.home;
  if (texts.people.length === 0) return null;
  return (
    <section aria-labelledby="our-engineers" className="border-line border-t">
      <div className="shell py-12 sm:py-20 lg:py-28">
        <SectionHead
          id="our-engineers"
          eyebrow={engineers.eyebrow}
          title={engineers.title}
          text={engineers.text}
        />
        <ul className="engineers">
          {texts.people.map((person) => (
            <li key={person.slug}>
              <Picture
                src={`/people/${person.slug}.webp`}
                fallback={PERSON_PLACEHOLDER}
                alt=""
                width={480}
                height={600}
                sizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 5rem"
              />
              <div>
                <h3>{person.name}</h3>
                <p>{person.role}</p>
                <p>{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

type ClientSaysProps = { reviews: readonly Review[]; tools: ReviewedTools; texts: Texts };

/** Product §2.2. On phones a row that ends with the link to all. */
export function ClientSays({ reviews, tools, texts }: ClientSaysProps) {
  const { clients } = texts.home;
  return (
    <section aria-labelledby="our-client-says" className="shell py-12 sm:py-20 lg:py-28">
      <SectionHead id="our-client-says" eyebrow={clients.eyebrow} title={clients.title}>
        <LinkButton href={ROUTES.review} variant="outline" className="max-sm:hidden">
          {clients.all}
          <Icon node={ArrowRight} />
        </LinkButton>
      </SectionHead>
      {reviews.length === 0 ? (
        <p className="text-lg">{clients.empty}</p>
      ) : (
        <ReviewGrid reviews={reviews} tools={tools} texts={texts.reviews} isRowOnPhones>
          <LinkButton href={ROUTES.review} variant="outline" className="self-center sm:hidden">
            {clients.all}
            <Icon node={ArrowRight} />
          </LinkButton>
        </ReviewGrid>
      )}
    </section>
  );
}

type ContactCallProps = { texts: Texts['home']['contact'] };

/** Product §2.2. */
export function ContactCall({ texts }: ContactCallProps) {
  return (
    <section aria-labelledby="contact-call" className="shell">
      <div className="grid items-center gap-8 rounded-lg bg-accent px-6 py-12 text-on-accent sm:px-12 lg:grid-cols-[1fr_auto] lg:py-16">
        <div className="grid gap-3">
          <h2 id="contact-call" className="font-extrabold text-headline text-on-accent tracking-[-0.02em]">
            {texts.title}
          </h2>
          <p className="max-w-[56ch] text-lg leading-relaxed">{texts.text}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={ROUTES.quote} variant="on-accent" size="lg">
            {texts.quote}
          </LinkButton>
          <LinkButton href={ROUTES.contact} variant="on-accent-outline" size="lg">
            {texts.contact}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
