import { Factory, type IconNode, PencilRuler, Timer, Truck } from 'lucide';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import type { Texts } from '@/lib/shared/texts/texts-for';

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
