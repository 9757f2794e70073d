import { servePage } from '@forgeline/emulator-kit/testing/browser';
import type { FrameLocator, Page } from 'playwright';
import { openShop, type Shop } from '../shop';

const HTML = (scriptUrl: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<script src="${scriptUrl}"></script></head>
<body><form id="form">
  <label for="number">Card number</label><div id="number"></div>
  <label for="expiry">Expiration</label><div id="expiry"></div>
  <label for="cvc">CVC</label><div id="cvc"></div>
  <button>Pay</button>
</form></body></html>`;

/** The frames of the card fields, found as people find Stripe's: by their titles. */
export const FRAMES = {
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
} as const;

export function frame(page: Page, type: keyof typeof FRAMES): FrameLocator {
  return page.frameLocator(`iframe[title="${FRAMES[type]}"]`);
}

export const numberInput = (page: Page) => frame(page, 'cardNumber').locator('input[name="cardnumber"]');
export const expiryInput = (page: Page) => frame(page, 'cardExpiry').locator('input[name="exp-date"]');
export const cvcInput = (page: Page) => frame(page, 'cardCvc').locator('input[name="cvc"]');

/** A shop's page with the script on it, of another origin than the frames. */
export async function openCheckout(page: Page): Promise<Shop> {
  const shop = await openShop();
  await page.goto(await servePage(HTML(shop.emulator.scriptUrl)));
  return shop;
}

/** Mounts the three fields, or some, and waits until they are ready; `window.events` collects their events. */
export async function mountFields(
  page: Page,
  fields: Partial<Record<keyof typeof FRAMES, object>> = { cardNumber: {}, cardExpiry: {}, cardCvc: {} },
): Promise<void> {
  await page.evaluate(async (fields) => {
    // biome-ignore lint/suspicious/noExplicitAny: what the script puts on the page has no types here.
    const shop = window as any;
    shop.stripe = shop.Stripe('pk_test_demo');
    shop.elements = shop.stripe.elements();
    shop.events = [];
    const places: Record<string, string> = {
      cardNumber: '#number',
      cardExpiry: '#expiry',
      cardCvc: '#cvc',
    };
    await Promise.all(
      Object.entries(fields).map(([type, options]) => {
        const element = shop.elements.create(type, options);
        for (const name of ['change', 'focus', 'blur', 'escape']) {
          element.on(name, (event: object) => shop.events.push({ name, ...event }));
        }
        const ready = new Promise((resolve) => element.on('ready', resolve));
        element.mount(places[type]);
        return ready;
      }),
    );
  }, fields);
}

export type FieldEvent = {
  name: string;
  elementType: string;
  empty?: boolean;
  complete?: boolean;
  brand?: string;
  error?: { type: string; code: string; message: string };
};

export function eventsOf(page: Page): Promise<FieldEvent[]> {
  return page.evaluate(() => (window as unknown as { events: FieldEvent[] }).events);
}

export async function lastChange(page: Page, elementType: string): Promise<FieldEvent | undefined> {
  const events = await eventsOf(page);
  return events.findLast((event) => event.name === 'change' && event.elementType === elementType);
}

export async function fillFields(page: Page, number: string, expiry = '12 / 40', cvc = '123'): Promise<void> {
  await numberInput(page).fill(number);
  await expiryInput(page).fill(expiry);
  await cvcInput(page).fill(cvc);
}
