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

/** The four strengths of the shop (product §2.2). */
export function WhoWeAre({ texts }: WhoWeAreProps) {
  return (
    <section aria-labelledby="who-we-are" className="shell py-20 lg:py-28">
      <SectionHead id="who-we-are" eyebrow={texts.eyebrow} title={texts.title} text={texts.text} />
      <ul className="grid border-line border-t sm:grid-cols-2 lg:grid-cols-4">
        {texts.items.map((item) => {
          const icon = ICONS[item.key] ?? Factory;
          return (
            <li
              key={item.key}
              className="grid content-start gap-3 border-line border-b py-8 sm:px-6 sm:odd:border-e lg:border-e lg:border-b-0 lg:last:border-e-0 lg:first:ps-0"
            >
              <Icon node={icon} className="size-7 text-ink" strokeWidth={1.5} />
              <h3 className="font-bold text-xl">{item.title}</h3>
              <p className="leading-relaxed">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
