/** The filters of the list of games: a choice for each facet, and a button to clear them. */
import { FACETS, facetValues, type FacetChoice, type Facet } from '@cairn/games';
import { currentRules } from '@cairn/rulebook';
import type { Family, Length } from '@cairn/engine';
import { pageWords } from '../../i18n/pages.ts';
import { gameListWords } from './messages.ts';

/** The label of a value. */
const nameOf = (facet: Facet, value: string): string => {
  const { header } = currentRules.now()({ packs: 1 });
  switch (facet) {
    case 'family':
      return header.family(value as Family);
    case 'tag':
      return pageWords.titled(value);
    case 'difficulty':
      return header.difficulty(Number(value));
    case 'length':
      return header.length(value as Length);
    case 'cards':
      return gameListWords.cardsAtFirst[value as 'open' | 'closed'];
    case 'jokers':
      return gameListWords.yesNo[value as 'yes' | 'no'];
    case 'packs':
      return value;
  }
};

interface Props {
  readonly choice: FacetChoice;
  readonly choose: (choice: FacetChoice) => void;
}

export const Filters = ({ choice, choose }: Props) => {
  const pick = (facet: Facet, value: string): void => {
    const { [facet]: _, ...rest } = choice;
    choose(value === '' ? rest : { ...rest, [facet]: value });
  };
  return (
    <details class="filters" data-test="filters">
      <summary>{gameListWords.filters}</summary>
      <div class="options">
        {FACETS.map((facet) => (
          <label class="option" key={facet}>
            <span>{gameListWords.facets[facet]}</span>
            <select
              name={facet}
              value={choice[facet] ?? ''}
              onChange={({ currentTarget }) => pick(facet, currentTarget.value)}
            >
              <option value="">{gameListWords.anyValue}</option>
              {facetValues(facet).map((value) => (
                <option key={value} value={value}>
                  {nameOf(facet, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {Object.keys(choice).length > 0 && (
        <button type="button" class="button" onClick={() => choose({})}>
          {gameListWords.noFilters}
        </button>
      )}
    </details>
  );
};
