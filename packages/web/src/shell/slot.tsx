/** A place on the screen that features fill: every view that has something to show there now. */
import { useShell, type SlotName, type SlotProps } from './shell.ts';
import type { ComponentType } from 'preact';

export const Slot = <Name extends SlotName>({
  name,
  ...props
}: { readonly name: Name } & SlotProps[Name]) => {
  const shell = useShell();
  return (
    <>
      {shell.features.slot(name).map(({ feature, isFilled, View }) => {
        const Any = View as ComponentType<object>;
        return isFilled(shell) ? <Any key={feature} {...props} /> : null;
      })}
    </>
  );
};
