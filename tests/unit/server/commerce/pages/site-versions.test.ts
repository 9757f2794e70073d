import { ObjectId } from 'mongodb';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { storeFooter } from '@/lib/server/commerce/pages/default-links';
import { editHome, editSiteLinks, restoreSitePart } from '@/lib/server/commerce/pages/edit-site';
import { readHome, readSiteLinks } from '@/lib/server/commerce/pages/site-parts';
import { listSiteVersions } from '@/lib/server/commerce/pages/site-versions';
import type { Actor } from '@/lib/server/identity/actor';
import { collection } from '@/lib/server/platform/db/collections';
import type { UserDocument } from '@/lib/server/platform/db/documents/users';
import type { SitePart } from '@/lib/shared/pages/site.schema';
import { giveOwnDatabase } from '@/tests/unit/server/own-database';
import { settings } from '@/tests/unit/server/settings';

vi.mock('@/lib/server/platform/config/env', () => import('@/tests/unit/server/settings'));
vi.mock('@/lib/server/platform/cache/public-cache', () => ({
  refreshPublic: vi.fn(),
  cachePublic: (_name: string, _tags: unknown, read: unknown) => read,
}));
giveOwnDatabase(settings);

const userId = new ObjectId();
const admin = { userId, role: 'admin' } as unknown as Actor;
const customer = { userId, role: 'customer' } as unknown as Actor;
const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 9, minute));

const YARD = [{ href: '/yard', labels: { en: 'Yard' } }];
const JOBS = [{ href: 'https://jobs.example/', labels: { en: 'Jobs' } }];

const saveFooter = (links: typeof YARD, revision: number, now?: Date) =>
  editSiteLinks(admin, 'footer', { links, revision }, now);
const linksOf = async (part: 'menu' | 'footer') => (await readSiteLinks(part)).links;
const versionsOf = async (part: SitePart) => (await listSiteVersions(admin, part)).versions;

beforeAll(async () => {
  const user = { _id: userId, name: 'Ann', email: 'ann@example.com' } as UserDocument;
  await (await collection('users')).insertOne(user);
});

afterEach(async () => {
  for (const name of ['site_parts', 'page_versions', 'audit_pending'] as const)
    await (await collection(name)).deleteMany({});
});

it('each time a part is saved is a version, after the store’s own as version 0', async () => {
  const own = { version: 0, isDefault: true, links: storeFooter() };
  expect(await versionsOf('footer')).toEqual([own]);
  await saveFooter(YARD, 0, at(1));
  await saveFooter(JOBS, 1, at(2));
  const saved = (minute: number) => ({ isDefault: false, editedAt: at(minute).toISOString(), editor: 'Ann' });
  expect(await versionsOf('footer')).toEqual([
    { version: 2, links: JOBS, ...saved(2) },
    { version: 1, links: YARD, ...saved(1) },
    own,
  ]);
  expect((await listSiteVersions(admin, 'footer')).total).toBe(3);
});

it('a restored version is a new one, and restoring what is shown changes nothing', async () => {
  await saveFooter(YARD, 0);
  await saveFooter(JOBS, 1);
  expect(await restoreSitePart(admin, 'footer', { version: 1, revision: 2 })).toEqual({ revision: 3 });
  expect(await readSiteLinks('footer')).toEqual({ links: YARD, revision: 3 });
  expect(await restoreSitePart(admin, 'footer', { version: 1, revision: 2 })).toEqual({ revision: 3 });
  expect((await versionsOf('footer')).map(({ version }) => version)).toEqual([3, 2, 1, 0]);
  const [entry] = await (await collection('audit_pending')).find({}).sort({ _id: -1 }).toArray();
  expect(entry).toMatchObject({ before: { version: 2 }, after: { version: 3, links: '/yard', restored: 1 } });
});

it.each(['home', 'menu', 'footer'] as const)(
  'the %s that went back to the default follows it, until something else is saved',
  async (part) => {
    const edited = { key: 'who', isHidden: true } as const;
    const [home, menu] = [await readHome(), part === 'home' ? null : await linksOf(part)];
    const sections = [edited, ...home.sections.filter(({ key }) => key !== 'who')];
    if (part === 'home') await editHome(admin, { sections, revision: 0 });
    else await editSiteLinks(admin, part, { links: YARD, revision: 0 });
    expect(await restoreSitePart(admin, part, { version: 0 })).toEqual({ revision: 2 });
    // As a release that had another default left it.
    const parts = await collection('site_parts');
    const old = part === 'home' ? { sections: [edited] } : { links: JOBS };
    await parts.updateOne({ _id: part }, { $set: old });
    const shown = part === 'home' ? (await readHome()).sections : await linksOf(part);
    expect(shown).toEqual(part === 'home' ? home.sections : menu);
    expect((await versionsOf(part)).map(({ isDefault }) => isDefault)).toEqual([true, false, true]);
    expect(await restoreSitePart(admin, part, { version: 2 })).toEqual({ revision: 2 });
    expect(await restoreSitePart(admin, part, { version: 1 })).toEqual({ revision: 3 });
    expect((await parts.findOne({ _id: part }))?.isDefault).toBeUndefined();
  },
);

it('the default that is saved as it is stays the default', async () => {
  const { sections, revision } = await readHome();
  expect(await editHome(admin, { sections, revision })).toEqual({ revision: 0 });
  expect(await (await collection('site_parts')).countDocuments()).toBe(0);
});

it('what an older release saved without versions is the newest one, and is kept by the next edit', async () => {
  const parts = await collection('site_parts');
  await parts.insertOne({ _id: 'footer', links: YARD, revision: 7, updatedAt: at(7) });
  const kept = {
    version: 7,
    isDefault: false,
    links: YARD,
    editedAt: at(7).toISOString(),
    editor: undefined,
  };
  expect((await versionsOf('footer'))[0]).toEqual(kept);
  expect(await restoreSitePart(admin, 'footer', { version: 7 })).toEqual({ revision: 7 });
  await saveFooter(JOBS, 7);
  expect((await versionsOf('footer')).map(({ version }) => version)).toEqual([8, 7, 0]);
  expect((await versionsOf('footer'))[1]).toEqual(kept);
  await restoreSitePart(admin, 'footer', { version: 7 });
  expect(await linksOf('footer')).toEqual(YARD);
});

it('a restore is refused without the right, of a version that is not there, and where someone saved meanwhile', async () => {
  await saveFooter(YARD, 0);
  await saveFooter(JOBS, 1);
  await expect(listSiteVersions(customer, 'footer')).rejects.toMatchObject({ code: 'forbidden' });
  const refused = (actor: Actor, version: number, revision?: number) =>
    expect(restoreSitePart(actor, 'footer', { version, ...(revision && { revision }) })).rejects;
  await refused(customer, 1).toMatchObject({ code: 'forbidden' });
  await refused(admin, 3).toMatchObject({ code: 'not-found' });
  await refused(admin, 1, 1).toMatchObject({
    code: 'edited-meanwhile',
    members: { current: { links: JOBS, revision: 2 } },
  });
  const both = await Promise.allSettled([
    restoreSitePart(admin, 'footer', { version: 1, revision: 2 }),
    restoreSitePart(admin, 'footer', { version: 0, revision: 2 }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
