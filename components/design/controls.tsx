'use client';
import { ArrowRight, Trash2 } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { ConfirmDialog } from '@/components/ui/controls/confirm-dialog';
import { Field } from '@/components/ui/controls/field';
import { Input } from '@/components/ui/controls/input';
import { Textarea } from '@/components/ui/controls/textarea';
import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/links/link-button';
import { toastFailure, toastSignIn, toastSuccess } from '@/lib/client/toasts/toast';
import { Specimen } from './specimen';

const VARIANTS = ['primary', 'solid', 'outline', 'ghost', 'danger', 'outline-danger', 'link'] as const;
const SIZES = ['sm', 'md', 'lg'] as const;

export function Controls() {
  return (
    <>
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name={`Button: ${variant}`}>
          {SIZES.map((size) => (
            <Button key={size} variant={variant} size={size}>
              Place Order
            </Button>
          ))}
          <Button variant={variant} busy>
            Busy
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <LinkButton href="#buttons" variant={variant}>
            A link
            <Icon node={ArrowRight} />
          </LinkButton>
        </Specimen>
      ))}
      <Specimen name="Button: icon">
        <Button variant="ghost" size="icon" aria-label="Delete">
          <Icon node={Trash2} />
        </Button>
        <Button variant="outline" size="icon" aria-label="Delete it">
          <Icon node={Trash2} />
        </Button>
      </Specimen>
      <Specimen name="Button: on accent">
        <div className="flex gap-3 bg-accent p-6">
          <Button variant="on-accent">Request for Quote</Button>
          <Button variant="on-accent-outline">Contact Us</Button>
        </div>
      </Specimen>
      <Specimen name="Field" note="Label, control, error, description; tied together for screen readers.">
        <div className="grid w-full max-w-md gap-5">
          <Field id="design-plain" label="Address" description="Where the parcel goes.">
            {(control) => <Input {...control} placeholder="400 Foundry Row" />}
          </Field>
          <Field id="design-error" label="Quantity" error="Quantity short than MOQ">
            {(control) => <Input {...control} inputMode="numeric" defaultValue="2" />}
          </Field>
          <Field id="design-locked" label="Email">
            {(control) => <Input {...control} readOnly defaultValue="buyer@example.com" />}
          </Field>
          <Field id="design-off" label="Phone">
            {(control) => <Input {...control} disabled defaultValue="5550100" />}
          </Field>
          <Field
            id="design-text"
            label="Review"
            aside={<span className="figures text-muted text-sm">12 / 250</span>}
          >
            {(control) => <Textarea {...control} defaultValue="Solid steel." />}
          </Field>
        </div>
      </Specimen>
      <Specimen name="Dialog" note="Escape goes back; the focus stays inside and returns.">
        <ConfirmDialog
          trigger={<Button variant="outline-danger">Delete</Button>}
          title="Delete this tool?"
          text="Its orders stay. It can no longer be bought."
          texts={{ confirm: 'Confirm', back: 'Back' }}
          onConfirm={async () => undefined}
        />
      </Specimen>
      <Specimen name="Toasts" note="Bottom-right, five seconds; those of sign-in top-right, one at a time.">
        <Button variant="outline" onClick={() => toastSuccess('Order shipped')}>
          Success
        </Button>
        <Button variant="outline" onClick={() => toastFailure('The store could not be reached.')}>
          Failure
        </Button>
        <Button variant="outline" onClick={() => toastSignIn('error', 'Account not registered')}>
          Sign-in
        </Button>
      </Specimen>
    </>
  );
}
