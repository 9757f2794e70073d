import { notFound } from 'next/navigation';

/** An endless number of wrong addresses must not fill the page cache. */
export const dynamic = 'force-dynamic';

/** Any path that no page has (spec §2). */
export default function UnknownPage(): never {
  notFound();
}
