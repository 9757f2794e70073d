import type { Texts } from '@/lib/shared/texts/texts-for';

type Figure = { figure: string; label: string };
type StatisticsProps = { texts: Pick<Texts['home']['statistics'], 'label'> & { items: readonly Figure[] } };

/** Fixed figures (product §2.2). */
export function Statistics({ texts }: StatisticsProps) {
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
