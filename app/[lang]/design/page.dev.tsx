import type { Metadata } from 'next';
import { Controls } from '@/components/design/controls';
import { Displays } from '@/components/design/displays';
import { Tokens } from '@/components/design/tokens';
import { PageHead } from '@/components/ui/page-head';

export const metadata: Metadata = { title: 'Design', robots: { index: false } };

/** In development only: the production build does not treat `*.dev.tsx` as pages (next.config.ts). */
export default function DesignPage() {
  return (
    <>
      <PageHead
        eyebrow="Development only"
        title="Design system"
        text="Precise, industrial, calm. One accent, on which text is dark or light by contrast. Corners are tight, rules are thin, figures line up."
      />
      <div className="shell py-12">
        <h2 className="mb-6 font-extrabold text-headline tracking-[-0.02em]">Tokens</h2>
        <Tokens />
        <h2 id="buttons" className="mt-16 mb-6 font-extrabold text-headline tracking-[-0.02em]">
          Controls
        </h2>
        <Controls />
        <h2 className="mt-16 mb-6 font-extrabold text-headline tracking-[-0.02em]">Displays</h2>
        <Displays />
      </div>
    </>
  );
}
