import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { PERSON_PLACEHOLDER } from '@/lib/shared/placeholder-pictures';
import type { Texts } from '@/lib/shared/texts/texts-for';

type EngineersProps = { texts: Texts };

/** The team of four (product §2.2). */
export function Engineers({ texts }: EngineersProps) {
  const { engineers } = texts.home;
  return (
    <section aria-labelledby="our-engineers" className="border-line border-t">
      <div className="shell py-20 lg:py-28">
        <SectionHead
          id="our-engineers"
          eyebrow={engineers.eyebrow}
          title={engineers.title}
          text={engineers.text}
        />
        <ul className="grid gap-x-5 gap-y-10 xs:grid-cols-2 lg:grid-cols-4">
          {texts.people.map((person) => (
            <li key={person.slug} className="grid content-start gap-4">
              <Picture
                src={`/people/${person.slug}.webp`}
                fallback={PERSON_PLACEHOLDER}
                alt=""
                width={480}
                height={600}
                sizes="(min-width: 1024px) 18rem, (min-width: 416px) 50vw, 100vw"
                className="aspect-[4/5] w-full rounded-sm bg-sunken object-cover"
              />
              <div className="grid gap-1 border-accent-strong border-s-2 ps-4">
                <h3 className="font-bold text-lg leading-tight">{person.name}</h3>
                <p className="font-medium text-accent-ink text-sm">{person.role}</p>
                <p className="mt-1 text-sm leading-relaxed">{person.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
