import { svgDocument } from '../kit/frame';
import { group, rect, resetIds } from '../kit/svg';
import type { ToolFacts } from '../tool-facts';
import { lay } from './lay';

const DEFINITIONS =
  '<radialGradient id="card" cx="0.42" cy="0.34" r="0.92"><stop offset="0" stop-color="#f1f0ec"/><stop offset="0.5" stop-color="#e8e7e2"/><stop offset="1" stop-color="#d3d1ca"/></radialGradient>' +
  '<filter id="emboss" filterUnits="userSpaceOnUse" x="0" y="0" width="1600" height="1200"><feFlood flood-color="#c4c2bb"/><feComposite in2="SourceAlpha" operator="in" result="face"/><feOffset in="SourceAlpha" dx="-4" dy="-4" result="up"/><feComposite in="SourceAlpha" in2="up" operator="out" result="rim"/><feFlood flood-color="#fff" flood-opacity="0.9"/><feComposite in2="rim" operator="in" result="light"/><feOffset in="SourceAlpha" dx="6" dy="6" result="down"/><feComposite in="SourceAlpha" in2="down" operator="out" result="edge"/><feFlood flood-color="#8d8b84" flood-opacity="0.8"/><feComposite in2="edge" operator="in" result="dark"/><feMerge><feMergeNode in="face"/><feMergeNode in="dark"/><feMergeNode in="light"/></feMerge></filter>';

/** Shown for a tool without a picture: a wrench and a driver pressed into the card. */
export async function drawToolPlaceholder(facts: readonly ToolFacts[]): Promise<string> {
  resetIds();
  const wrench = await lay(facts, { slug: 'combination-wrench-24', x: 800, y: 600, angle: -45, length: 760 });
  const driver = await lay(facts, {
    slug: 'slotted-screwdriver-65',
    x: 800,
    y: 600,
    angle: -135,
    length: 760,
  });
  const pressed = group({ filter: 'url(#emboss)' }, wrench, driver);
  return svgDocument(
    '0 0 1600 1200',
    1600,
    1200,
    rect(0, 0, 1600, 1200, 'url(#card)') + pressed,
    DEFINITIONS,
  );
}
