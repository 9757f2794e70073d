import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import type { Texts } from '@/lib/shared/texts/texts-for';
import { PERSON_PLACEHOLDER } from '@/lib/shared/tools/placeholder-pictures';

type Person = { slug: string; name: string; role: string; text: string };
type EngineersProps = { texts: Pick<Texts, 'home'> & { people: readonly Person[] } };

/** Product §2.2. */
export function Engineers({ texts }: EngineersProps) {
  const { engineers } = texts.home;
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
