'use client';
import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'ref'> & {
  isOn: boolean;
  /** Some of what it stands for is on. */
  isPart?: boolean;
  /** `isRange` with the shift key pressed. */
  onTick: (isOn: boolean, isRange: boolean) => void;
};

/** A checkbox outside forms of the kit. One ticked before hydration, or ticked again by the browser after a reload, is reported then. */
export function Checkbox({ isOn, isPart = false, onTick, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const reportEarlier = useEffectEvent(() => {
    const shown = box.current?.checked ?? isOn;
    if (shown !== isOn) onTick(shown, false);
  });
  useEffect(reportEarlier, []);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <input
      {...rest}
      ref={box}
      type="checkbox"
      checked={isOn}
      onChange={({ target, nativeEvent }) =>
        onTick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
      className={clsx('size-4.5 accent-ink', className)}
    />
  );
}
