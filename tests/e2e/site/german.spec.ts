import { expect } from '@playwright/test';
import { money } from '@/tests/support/shop/money';
import { arriveAt, fillCard, giveSession, open, test, toast } from '../../support/browser';
import { addTool, anAdmin, registerCustomer } from '../../support/people';
import { linkIn, mailTo, unique } from '../../support/store';

test('a buyer switches to German, searches, orders and stays in German; switching back stays on the page @core', async ({
  page,
  noise,
}) => {
  noise.expect(/402/);
  const name = unique('Sprachhammer ');
  await addTool(await anAdmin(), { name, price: 1250.5, moq: 10, quantity: 4000 });
  const buyer = await registerCustomer();
  await giveSession(page, buyer);
  const language = async () => (await buyer.call('GET', `/api/user/${buyer.email}`)).body.language;

  // The switch keeps the query of the page.
  await open(page, `/tools?q=${encodeURIComponent(name)}`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await arriveAt(page, '/de/tools');
  await expect(page.getByRole('heading', { level: 1, name: 'Alle Werkzeuge' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('q')).toBe(name);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  // The account keeps the choice.
  await expect.poll(language).toBe('de');

  // Money, numbers and the next page are German.
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText(money(1_250.5, 'de'));
  await expect(card).toContainText('4.000 auf Lager');
  await card.getByRole('link', { name: 'Jetzt kaufen' }).click();
  await page.waitForURL(/\/de\/purchase\/[0-9a-f]{24}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // What is wrong is said in German, beside its field.
  await page.getByLabel('Menge', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await expect(page.getByText('Menge unter der Mindestmenge')).toBeVisible();
  await expect(page.getByText('Bitte geben Sie eine Adresse ein')).toBeVisible();

  await page.getByLabel('Menge', { exact: true }).fill('10');
  await page.getByLabel('Adresse', { exact: true }).fill('Ambossweg 12, 42103 Wuppertal');
  await page.getByLabel('Telefon', { exact: true }).fill('4920212345');
  await page.getByRole('button', { name: 'Bestellung aufgeben' }).click();
  await expect(
    toast(page, `Bestellung erfolgreich aufgegeben, Ihr Bestellwert: ${money(12_505, 'de')}`),
  ).toBeVisible();
  await arriveAt(page, '/de/dashboard/my-order');
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Bestellungen' })).toBeVisible();
  await expect(page.getByText(/\b\d\d\.\d\d\.\d{4}$/).first()).toBeVisible();

  // The mail of the order is German, and leads to the German page to pay it.
  const mail = await mailTo(buyer.email, /^Bestellung ORD-\w+ aufgegeben/);
  const payment = linkIn(mail, '/dashboard/payment').pathname;
  expect(payment).toMatch(/^\/de\/dashboard\/payment\/[0-9a-f]{24}$/);
  await open(page, payment);
  // The bank's message about a card is German too.
  await fillCard(page, '4000000000000002', ['Kartennummer', 'Gültig bis', 'Prüfnummer (CVC)']);
  await page.getByRole('button', { name: /^Bezahlen\b/ }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Ihre Karte wurde abgelehnt.' })).toBeVisible();

  // The address of the shop without a path remembers the choice.
  await page.goto('/');
  await arriveAt(page, '/de');
  await open(page, '/de/dashboard/my-order');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await arriveAt(page, '/dashboard/my-order');
  await expect(page.getByRole('heading', { level: 1, name: 'My Orders' })).toBeVisible();
});

test('signing in on a German page leads back to it, and fails with a German message', async ({
  page,
  noise,
}) => {
  noise.expect(/401|\/api\/auth\/callback/);
  const { email, password } = await registerCustomer();
  await open(page, '/de/dashboard/review');
  await arriveAt(page, '/de/login');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(toast(page, 'E-Mail oder Passwort ist falsch')).toBeVisible();
  await page.getByLabel('Passwort', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await arriveAt(page, '/de/dashboard/review');
  await expect(page.getByRole('heading', { level: 1, name: 'Bewertung schreiben' })).toBeVisible();
});

test('a tool keeps its page when the language is switched, at an address in that language', async ({
  page,
}) => {
  await open(page, '/tools/bench-vise-125');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click();
  await arriveAt(page, '/de/tools/parallelschraubstock-125');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Parallelschraubstock 125 mm/);
  await expect(page.getByRole('definition').filter({ hasText: /^14,8 kg$/ })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await arriveAt(page, '/tools/bench-vise-125');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Forged Bench Vise 125 mm/);
});
