/**
 * A value after its change has been painted. Slow work that depends on it does not delay the answer to input, and
 * quick changes in a row are computed once.
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
