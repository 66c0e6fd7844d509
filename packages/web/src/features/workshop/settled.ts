/**
 * A value once its change has been painted: what takes long to work out from it does not hold up what was pressed, and
 * is worked out once where changes come fast.
 */
import { useEffect, useState } from 'preact/hooks';

export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => setSettled(value));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [value]);
  return settled;
};
