/**
 * Figures of the game that is being edited: how often it can be won, and how often players win it. Each share has its
 * interval, the deals and limits it was measured with, and the command that repeats it.
 */
import type { Game } from '@cairn/engine';
import type { GameFigures as Found, ShareEstimate } from '@cairn/trials';
import type { ReadonlySignal } from '@preact/signals';
import { useMeasuredRates } from '../../catalogue/atlas-entry.ts';
import { pageWords } from '../../i18n/pages.ts';
import { copyText } from '../../shell/copy.ts';
import { useShell } from '../../shell/shell.ts';
import { workshopWords } from './messages.ts';
import { commandOf } from './figures-command.ts';
import type { FiguresState } from './figures-live.ts';

/** Undecided deals count half. */
const shareOf = ({ won, unknown, deals }: ShareEstimate): number => (won + unknown / 2) / deals;
/** Only as many digits as the width of the interval justifies. */
const digitsOf = ({ low, high }: ShareEstimate): number => (high - low > 0.03 ? 0 : 1);

/** Of estimates with a wider interval only the interval is shown. */
const WIDEST = 0.2;

/** The interval as a bar on a line from 0 to 100 %. */
const Bar = ({ told }: { readonly told: ShareEstimate }) => {
  const { low, high } = told;
  const part = (share: number): number => share * 100;
  return (
    <svg
      class="share"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="img"
      aria-label={workshopWords.measured.bar(low, high)}
    >
      <rect class="all" width="100" height="6" rx="1" />
      <rect class="range" x={part(low)} width={Math.max(1, part(high - low))} height="6" rx="1" />
      <rect class="at" x={Math.min(99.4, part(shareOf(told)))} width="0.6" height="6" />
    </svg>
  );
};

const Command = ({ text }: { readonly text: string }) => {
  const { measured: words } = workshopWords;
  const shell = useShell();
  return (
    <details>
      <summary>{words.again}</summary>
      <p class="quiet">{words.againHow}</p>
      <code data-test="figure-command" data-proper>
        {text}
      </code>
      <button
        type="button"
        class="button"
        data-test="copy-command"
        onClick={() => void copyText(shell, text)}
      >
        {words.copy}
      </button>
    </details>
  );
};

const Figure = ({ told, file }: { readonly told: ShareEstimate; readonly file: string }) => {
  const { measured: words } = workshopWords;
  const { question, deals, won, unknown, low, high, median } = told;
  const solved = question.kind === 'solve';
  const digits = digitsOf(told);
  const facts = [
    words.deals(won, deals),
    ...(solved ? [words.limit(question.limits.nodes ?? 0)] : []),
    ...(unknown > 0 ? [words.undecided(unknown, unknown / deals)] : []),
  ];
  return (
    <li data-test={`figure-${solved ? 'solver' : question.policy}`}>
      <h3>{solved ? words.canBeWon : words.player(question.policy)}</h3>
      <p>
        {high - low <= WIDEST && <strong>{words.share(shareOf(told), digits)} </strong>}
        <span data-test="interval">
          {high - low > WIDEST ? words.soFar(low, high) : words.interval(low, high, digits)}
        </span>
      </p>
      <Bar told={told} />
      <p class="quiet">
        {solved ? words.seesAll : words.how(question)} {solved && median !== null && words.median(median)}
      </p>
      <p class="quiet" data-test="figure-facts">
        {facts.join(', ')}.
      </p>
      <Command text={commandOf(file, told)} />
    </li>
  );
};

const All = ({ figures: { estimates, grade }, file }: { readonly figures: Found; readonly file: string }) => {
  const { measured: words } = workshopWords;
  return (
    <ul>
      {estimates.map((each) => (
        <Figure
          key={each.question.kind === 'solve' ? 'solver' : each.question.policy}
          told={each}
          file={file}
        />
      ))}
      {grade !== null && (
        <li data-test="figure-grade">
          <h3>{words.difficulty}</h3>
          <p>
            <strong>{words.grade(grade.from, grade.to)}</strong>
          </p>
          <p class="quiet">{words.gradeHow}</p>
        </li>
      )}
    </ul>
  );
};

/** Why there are no figures. */
const stateWords = (kind: Exclude<FiguresState['kind'], 'told'>): string => {
  const { measured: words } = workshopWords;
  return { none: words.waiting, waiting: words.measuring, failed: words.failed }[kind];
};

const TITLE = 'measured-title';

/** A share of deals as a bar with its name and its words. */
const Compared = ({
  name,
  share,
  text,
}: {
  readonly name: string;
  readonly share: number;
  readonly text: string;
}) => (
  <span class="measured-compared">
    <span>{name}</span>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="all" width="100" height="6" rx="1" />
      <rect class="range" width={share * 100} height="6" rx="1" />
    </svg>
    <strong>{text}</strong>
  </span>
);

interface LineProps {
  readonly live: ReadonlySignal<FiguresState>;
  /** The game that is changed; null if it was made from scratch. */
  readonly parent: Game | null;
  readonly isChanged: boolean;
}

/** What the line says: the atlas until a rule is changed, then how far measuring is, then before and after. */
const LineText = ({ live: { value: live }, parent, isChanged }: LineProps) => {
  const { measured: words } = workshopWords;
  const before = useMeasuredRates(parent);
  if (before !== null && !isChanged)
    return (
      <span data-test="atlas-rate">
        {words.canBeWon}: <strong>{pageWords.rate(before.solver)}</strong>{' '}
        <span class="quiet">{words.ofAtlas(before.solver.deals)}</span>
      </span>
    );
  const [solver] = live.kind === 'told' ? live.figures.estimates : [];
  if (live.kind !== 'told' || solver === undefined)
    return <>{stateWords(live.kind === 'told' ? 'waiting' : live.kind)}</>;
  const width = solver.high - solver.low;
  if (width > WIDEST)
    return (
      <>
        {words.soFar(solver.low, solver.high)}{' '}
        <progress max={1} value={(1 - width) / (1 - WIDEST)} aria-label={words.measuring} />
      </>
    );
  const after = words.share(shareOf(solver), digitsOf(solver));
  if (before === null || parent === null)
    return (
      <span>
        {words.canBeWon}: <strong>{after}</strong>{' '}
        <span class="quiet">{words.interval(solver.low, solver.high, digitsOf(solver))}</span>
      </span>
    );
  const { solver: was } = before;
  return (
    <span class="measured-both" data-test="before-after">
      <Compared name={parent.def.title} share={was.winnable / was.deals} text={pageWords.rate(was)} />
      <Compared name={words.yours} share={shareOf(solver)} text={after} />
    </span>
  );
};

/** The winnable share beside the table. It links to the other figures. */
export const FiguresLine = (props: LineProps) => {
  const { measured: words } = workshopWords;
  const { value: live } = props.live;
  const grade = live.kind === 'told' ? live.figures.grade : null;
  const goOn = (): void => {
    const title = document.getElementById(TITLE);
    title?.scrollIntoView();
    title?.focus();
  };
  return (
    <p class="measured-line" data-test="figures-line">
      <LineText {...props} />{' '}
      {grade !== null && (
        <span>
          {words.difficulty}: <strong>{words.grade(grade.from, grade.to)}</strong>
        </span>
      )}{' '}
      {live.kind === 'told' && (
        <button type="button" class="link" onClick={goOn}>
          {words.more}
        </button>
      )}
    </p>
  );
};

interface Props {
  readonly live: ReadonlySignal<FiguresState>;
  /** The file name of the definition. */
  readonly file: string;
}

export const Figures = ({ live: { value: live }, file }: Props) => {
  const { measured: words } = workshopWords;
  const reached = live.kind === 'told' ? live.milestone : null;
  return (
    <section
      class="measured"
      aria-labelledby={TITLE}
      data-test="figures"
      data-stage={reached?.stage ?? live.kind}
    >
      <h2 id={TITLE} tabIndex={-1}>
        {words.title}
      </h2>
      <p class="quiet">{words.lead}</p>
      {live.kind === 'told' ? <All figures={live.figures} file={file} /> : <p>{stateWords(live.kind)}</p>}
      {/* Announced: the first figure, that it is within ±3 points, and the end. */}
      <p class="unseen-text" role="status">
        {reached !== null && words[reached.stage](reached.solver.low, reached.solver.high)}
      </p>
    </section>
  );
};
