/**
 * A part that is loaded when it is first shown. Until then nothing is shown; after a failure, a button to try again.
 */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';

export const lazy = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | null = null;
  return (props: Props) => {
    const [attempt, setAttempt] = useState(0);
    const [failed, setFailed] = useState(false);
    const [, setReady] = useState(loaded !== null);
    useEffect(() => {
      if (loaded !== null) return;
      let wanted = true;
      const fetch = async (): Promise<void> => {
        try {
          loaded = await load();
          if (wanted) setReady(true);
        } catch {
          if (wanted) setFailed(true);
        }
      };
      void fetch();
      return () => {
        wanted = false;
      };
    }, [attempt]);
    if (loaded !== null) {
      const Loaded = loaded;
      return <Loaded {...props} />;
    }
    if (!failed) return null;
    const retry = (): void => {
      setFailed(false);
      setAttempt(attempt + 1);
    };
    return (
      <p class="loading" role="alert">
        {words.failedToLoad}{' '}
        <button type="button" class="button" onClick={retry}>
          {words.tryAgain}
        </button>
      </p>
    );
  };
};
