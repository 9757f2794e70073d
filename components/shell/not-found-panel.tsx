import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { ROUTES } from '@/lib/shared/routes';
import type { Texts } from '@/lib/shared/texts/texts-for';

/** The not-found picture (product §2.9). */
export function NotFoundPanel({ texts: notFound }: { texts: Texts['shell']['notFound'] }) {
  return (
    <div className="shell grid justify-items-center gap-6 py-16 text-center">
      <Picture
        src="/not-found.webp"
        alt={notFound.imageAlt}
        width={1200}
        height={800}
        sizes="(min-width: 768px) 40rem, 100vw"
        className="w-full max-w-2xl rounded-lg"
      />
      <h1 className="font-extrabold text-headline tracking-[-0.02em]">{notFound.heading}</h1>
      <p className="text-lg">{notFound.text}</p>
      <LinkButton href={ROUTES.home}>{notFound.home}</LinkButton>
    </div>
  );
}
