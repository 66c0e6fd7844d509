/** What the club answers to a question, for a screen that shows it. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Answer } from '@cairn/wire';
import { useShell } from '../../shell/shell.ts';
import { clubOf } from './club.ts';

export interface AskedClub<T> {
  /** Null until there is one. An answer is shown until the next one is there. */
  readonly answer: Answer<T> | null;
  readonly ask: () => void;
  /** Shows this one, which another request brought. */
  readonly show: (value: T) => void;
}

/** Asks at once, and again when the path changes. */
export const useAnswer = <T>(path: string): AskedClub<T> => {
  const { client } = clubOf(useShell());
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    const load = async (): Promise<void> => {
      const next = await client.ask<T>('GET', path);
      if (isWanted) setAnswer(next);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [client, path, turn]);
  const ask = useCallback(() => setTurn((before) => before + 1), []);
  const show = useCallback((value: T) => setAnswer({ ok: true, value }), []);
  return { answer, ask, show };
};
