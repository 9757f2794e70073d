import type { LegalPageName } from '@/lib/shared/site/legal-pages';

const SAMPLE = '\n\n*Sample text of a demo shop. It is not legal advice: replace it before you sell.*';

/** Markdown, with the shop's facts as placeholders. */
export const LEGAL_TEXTS_EN: Readonly<Record<LegalPageName, string>> = {
  terms: `## Who sells

{name}, {address} ("we"), sells to businesses, public bodies and schools. We do not sell to consumers. These terms apply to every order; terms of yours apply only where we agree in writing.

## Orders and prices

Your order is an offer. It is accepted when we confirm it by e-mail, at the latest when the goods ship.

- Prices are per unit, in the currency shown, without sales tax. Your own price, where you have one, is the one shown when you are signed in.
- Each tool has a minimum order; larger quantities may have a lower price, shown beside it.
- An order that is not paid within 72 hours expires, and its goods go back on sale.

## Payment and delivery

You pay by card when you order. We ship ex works {address}, on working days; orders before 2 p.m. ship the same day while stock lasts. The day shown with your order is our best estimate. Risk passes to you when we hand the goods to the carrier.

## If something is wrong

Check the delivery on arrival and report visible damage or missing pieces within seven days, hidden faults as soon as you find them. See [Warranty](/warranty) and [Returns](/returns).

## Liability

We are liable without limit for intent and for injury to people; otherwise for foreseeable damage up to the value of the order.

## Law

The law of the State of Ohio applies. The courts of Cuyahoga County have jurisdiction.${SAMPLE}`,
  returns: `## What you can return

Tools in their packaging, unused, within 30 days of delivery. Engraved tools, special makes and opened consumables such as blades, discs and bits stay with you.

## How it works

1. Write to {email} with the order number and the pieces you want to return. You get a return number within one working day.
2. Pack the tools as they came, with the return number on the parcel.
3. Send them to {name}, Returns, {address}.

You pay for shipping, unless we sent the wrong tool or a damaged one: then we send a label.

## Your refund

Within five working days of arrival, to the card you paid with, with a credit note for your books. There is no restocking fee.${SAMPLE}`,
  warranty: `## What is covered

| Tools | Covered for |
| --- | --- |
| Hand tools: wrenches, pliers, hammers, screwdrivers | as long as you own them |
| Torque and measuring tools | 2 years, calibration 12 months |
| Power tools, batteries and chargers | 3 years, batteries 1 year |
| Vises, clamps and storage | 5 years |

We repair or replace what fails by a fault of material or workmanship.

## What is not covered

Wear, overload, pipes on handles, use against the instructions, corrosion by neglect, and repairs by others. Blades, bits and discs wear out; that is what they are for.

## Making a claim

Write to {email} or call {phone} with the order number and a photo. Most claims are decided within one working day; you rarely have to send the tool in.${SAMPLE}`,
  privacy: `## Who is responsible

{name}, {address}, {email}.

## What we process, and why

| Data | For | How long |
| --- | --- | --- |
| Your account: name, e-mail, phone, addresses | to sign you in and deliver | until you close it |
| Orders and invoices | the contract, and bookkeeping | ten years |
| Quotes and messages | to answer you | two years |
| Addresses of visitors in the server's log | security | 14 days |

There are no trackers. Cookies keep you signed in and remember your cart; nothing else.

## Who receives it

The payment provider gets what a card payment needs; we never see your card. Carriers get the delivery address and a phone number. Our host and our e-mail provider process data for us under contract.

## Your rights

You may see, correct, export and erase your data. Download it, or close your account, in your profile; for anything else write to {email}. You may complain to a supervisory authority.${SAMPLE}`,
  imprint: `**{name}**

{address}

Phone {phone}

E-mail {email}

Represented by Avery Stone, managing director

Registered in Ohio, entity number 0000000 · EIN 00-0000000${SAMPLE}`,
};
