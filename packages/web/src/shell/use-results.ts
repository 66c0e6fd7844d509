/** The results of the player for a view; null until they are loaded. */
import { useEffect, useState } from 'preact/hooks';
import type { ResultStore } from '../play/result-store.ts';
import { useShell } from './shell.ts';

export const useResults = (): ResultStore | null => {
  const shell = useShell();
  const [store, setStore] = useState<ResultStore | null>(null);
  useEffect(() => {
    const load = async (): Promise<void> => setStore(await shell.results());
    void load();
  }, []);
  return store;
};
