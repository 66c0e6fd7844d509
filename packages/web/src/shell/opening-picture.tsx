/** A picture of how a game is dealt. It is made when it comes near the screen, because a page may have sixty of them. */
import { cairnDeal, compileTrusted, start, type Game, type GameDef, type State } from '@cairn/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Thumbnail } from '../ui/thumbnail.tsx';

interface Opening {
  readonly game: Game;
  readonly position: State;
}

/** Null for rules that deal nothing. */
const openingOf = (def: GameDef, options: Readonly<Record<string, string>>): Opening | null => {
  const game = compileTrusted(def, options);
  if (!game.ok) return null;
  const position = start(game.value, cairnDeal(1));
  return position.ok ? { game: game.value, position: position.value } : null;
};

interface Props {
  readonly def: GameDef;
  /** The options that differ from the defaults. */
  readonly options?: Readonly<Record<string, string>>;
}

const DEFAULTS = {};

export const OpeningPicture = ({ def, options = DEFAULTS }: Props) => {
  const place = useRef<HTMLSpanElement>(null);
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        setOpening(openingOf(def, options));
      },
      { rootMargin: '400px' },
    );
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [def, options]);
  return (
    <span class="opening-picture" ref={place}>
      {opening === null ? <span class="thumbnail" aria-hidden="true" /> : <Thumbnail {...opening} />}
    </span>
  );
};
