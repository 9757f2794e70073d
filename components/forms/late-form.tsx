'use client';
import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { lateCode } from '@/lib/client/late-code';
import { useLateForm } from './use-late-form';

type LateFormOptions<Props> = {
  /** Fetches the form. */
  load: () => Promise<ComponentType<Props>>;
  /** Parameters of the address that the form has something to do about. */
  parameters?: readonly string[];
  /** The name under which the form keeps a draft. */
  draft?: string;
};

type LateFormCode<Props> = Omit<LateFormOptions<Props>, 'load'> & {
  Form: LazyExoticComponent<ComponentType<{ form: Props; onArrived: () => void }>>;
  /** Fetches it. Throws ApiProblem `network`. */
  want: () => Promise<void>;
};

/** A form for `LateForm`, made once in its module. */
export function lateForm<Props extends object>({
  load,
  ...rest
}: LateFormOptions<Props>): LateFormCode<Props> {
  const { arrived, want } = lateCode(load);
  const Form = lazy(async () => {
    const Arrived = await arrived;
    return {
      default: ({ form, onArrived }: { form: Props; onArrived: () => void }) => {
        useEffect(onArrived, [onArrived]);
        return <Arrived {...form} />;
      },
    };
  });
  return { ...rest, Form, want };
}

type LateFormProps<Props> = {
  of: LateFormCode<Props>;
  /** What the form is given. */
  form: Props;
  /** Stands for the form where no server wrote one: on the way from page to page. */
  placeholder?: ReactNode;
};

/**
 * A form that is in the server's HTML like any other, and whose script is fetched when somebody turns to it: points at
 * it, touches the page, types. What is typed before stays where it is, and a button pressed before is pressed again once
 * it answers. Reading a page with a form thus costs no more than reading any other.
 */
export function LateForm<Props extends object>({ of, form, placeholder }: LateFormProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const { failure, onArrived } = useLateForm({ ...of, frame });
  const { Form } = of;
  // The same element each time: what is not hydrated yet must not be rendered anew.
  const shown = useMemo(
    () => (
      <Suspense fallback={placeholder}>
        <Form form={form} onArrived={onArrived} />
      </Suspense>
    ),
    [Form, form, placeholder, onArrived],
  );
  return (
    <div ref={frame} className="contents">
      {shown}
      {failure ? (
        <p role="alert" className="font-medium text-danger text-sm">
          {failure}
        </p>
      ) : null}
    </div>
  );
}
