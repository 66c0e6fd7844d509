/** The result as a view whose code comes after the first move of a deal, or when a deal has ended. */
import { useEffect, useState } from 'preact/hooks';
import { resultCode } from './prepare.ts';
import type { Props } from './result.tsx';

export const LateResult = (props: Props) => {
  const [code, setCode] = useState(resultCode.now());
  useEffect(() => {
    if (code !== null) return;
    // Without a network the deal has ended all the same; the next end tries again.
    void resultCode.get().then(setCode, () => undefined);
  }, []);
  return code === null ? null : <code.DealResult {...props} />;
};
