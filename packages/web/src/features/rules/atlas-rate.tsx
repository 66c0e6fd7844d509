/** How often the game can be won, from the atlas, in one line. Nothing is shown without a network or a measurement. */
import type { Game } from '@cairn/engine';
import { useMeasuredRates } from '../../catalogue/atlas-entry.ts';
import { pageWords } from '../../i18n/pages.ts';
import { pageHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { rulesWords } from './messages.ts';

export const AtlasRate = ({ game }: { readonly game: Game }) => {
  const rates = useMeasuredRates(game);
  if (rates === null) return null;
  const { solver, careless, advised } = rates;
  return (
    <p data-test="atlas-rate">
      {rulesWords.canBeWon(pageWords.rate(solver), pageWords.number(solver.deals))}{' '}
      {advised !== null && `${rulesWords.advisedWins(pageWords.rate(advised))} `}
      {careless !== null && `${rulesWords.carelessWins(pageWords.rate(careless))} `}
      <PageLink href={pageHref('atlas')} orText>
        {rulesWords.inAtlas}
      </PageLink>
    </p>
  );
};
