import type { State } from '#state/state';
import { badParam } from './api-error';

type Shape = Record<string, unknown>;
const MAX_DEPTH = 4;

/** The fields that `expand` can expand, by object: the records that the id refers to. */
const FIELDS: Record<string, Record<string, (state: State, id: string) => unknown>> = {
  payment_intent: {
    latest_charge: (state, id) => state.charges.get(id),
    payment_method: (state, id) => state.methods.get(id)?.shown,
  },
  charge: {
    payment_intent: (state, id) => state.intents.get(id),
  },
  dispute: {
    charge: (state, id) => state.charges.get(id),
    payment_intent: (state, id) => state.intents.get(id),
  },
  refund: {
    charge: (state, id) => state.charges.get(id),
    payment_intent: (state, id) => state.intents.get(id),
    payment_method: (state, id) => state.methods.get(id)?.shown,
  },
};

/** Returns a copy of `result` with the fields that `paths` name expanded (https://docs.stripe.com/expand). */
export function expandFields(state: State, result: unknown, paths: string[]): unknown {
  const copy = structuredClone(result) as Shape;
  paths.forEach((path, index) => {
    const steps = path.split('.');
    if (steps.length > MAX_DEPTH) {
      throw badParam(`You cannot expand more than ${MAX_DEPTH} levels of a property.`, `expand[${index}]`);
    }
    expandAt(state, copy, steps, path);
  });
  return copy;
}

function expandAt(state: State, shape: Shape, [step = '', ...rest]: string[], path: string): void {
  if (shape.object === 'list' && step === 'data') {
    for (const item of shape.data as Shape[]) expandAt(state, item, rest, path);
    return;
  }
  if (shape.object === 'charge' && step === 'refunds') {
    const refunds = [...state.refunds.values()].filter(({ charge }) => charge === shape.id).reverse();
    shape.refunds = {
      object: 'list',
      data: structuredClone(refunds.slice(0, 10)),
      has_more: refunds.length > 10,
      url: `/v1/charges/${shape.id}/refunds`,
    };
    return;
  }
  const look = FIELDS[String(shape.object)]?.[step];
  if (!look) throw badParam(`This property cannot be expanded (${path}).`, 'expand');
  if (typeof shape[step] === 'string') {
    shape[step] = structuredClone(look(state, shape[step])) ?? shape[step];
  }
  const next = shape[step];
  if (rest.length > 0 && typeof next === 'object' && next !== null) {
    expandAt(state, next as Shape, rest, path);
  }
}
