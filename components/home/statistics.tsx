import type { Texts } from '@/lib/shared/texts/texts-for';

type StatisticsProps = { texts: Texts['home']['statistics'] };

/** The statistics strip; its figures are fixed (product §2.2). */
export function Statistics({ texts }: StatisticsProps) {
  return (
    <section aria-label={texts.label} className="bg-steel">
      <dl className="shell grid grid-cols-2 gap-x-4 sm:gap-x-8 lg:grid-cols-[repeat(4,auto)] lg:justify-between">
        {texts.items.map((item) => (
          <div key={item.label} className="flex flex-col-reverse justify-end gap-2 py-10 lg:py-14">
            <dt className="text-on-steel-muted">{item.label}</dt>
            <dd className="figures font-extrabold text-[clamp(2rem,1.4rem+2.6vw,3.5rem)] max-[22.25rem]:text-[1.75rem] text-accent leading-none tracking-[-0.03em]">
              {item.figure}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
