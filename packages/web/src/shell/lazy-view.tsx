/**
 * A view that is loaded when it is first shown. Until then nothing is shown; after a failure, the reason and a button: to
 * try again if the network failed, to load the page again after a bug.
 */
import type { ComponentType, FunctionComponent } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../i18n/words.ts';
import { isNetworkError } from '../platform/errors.ts';
import { failureText } from './failure-text.ts';
import { useShell } from './shell.ts';

export const lazyView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): FunctionComponent<Props> => {
  let loaded: ComponentType<Props> | null = null;
  return (props: Props) => {
    const { reload } = useShell();
    const [attempt, setAttempt] = useState(0);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    const [, setReady] = useState(loaded !== null);
    // Not after the next paint: loading starts a frame earlier.
    useLayoutEffect(() => {
      if (loaded !== null) return;
      let wanted = true;
      const fetch = async (): Promise<void> => {
        try {
          loaded = await load();
          if (wanted) setReady(true);
        } catch (error) {
          if (!wanted) return;
          setFailure({ error });
          // Chromium fetches a module that failed again only after the page is loaded again.
          if (attempt > 0 && isNetworkError(error) && navigator.onLine) reload();
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
    if (failure === null) return null;
    const retry = (): void => {
      setFailure(null);
      setAttempt(attempt + 1);
    };
    const offline = isNetworkError(failure.error);
    return (
      <p class="loading" role="alert">
        {failureText(failure.error)}{' '}
        <button type="button" class="button" onClick={offline ? retry : reload}>
          {offline ? words.tryAgain : words.reload}
        </button>
      </p>
    );
  };
};
