/** All figures of the atlas as tables, folded: to search, to sort, to take away as CSV, with the command that repeats a row. */
import type { AtlasData, AtlasEntry, JudgedClaim } from '@cairn/trials';
import { rateOf } from '@cairn/trials';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { pageWords } from '../../i18n/pages.ts';
import { saveFile } from '../../platform/save-file.ts';
import { rulesHref } from '../../play/route.ts';
import { PageLink } from '../../shell/page-link.tsx';
import { commandFor } from './command.ts';
import { csvOf } from './csv.ts';
import { atlasWords } from './messages.ts';

type Heading = keyof typeof atlasWords.head;

const Table = ({
  title,
  heads,
  rows,
}: {
  readonly title: string;
  readonly heads: readonly Heading[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ComponentChildren[] }[];
}) => {
  const { head } = atlasWords;
  return (
    <table aria-label={title}>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col">
              {head[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, i) => (
              <td key={heads[i]} data-label={head[heads[i] as Heading]}>
                {/* On narrow screens the cell is a grid, and its content must stay one grid item. */}
                <div>{cell}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Game = ({ line }: { readonly line: AtlasEntry }) => {
  const words = atlasWords;
  const rules = line.rules.map(([option, value]) =>
    words.rule(pageWords.titled(option), pageWords.titled(value)),
  );
  const numbers = words.numbers[line.numbers];
  return (
    <>
      <PageLink href={rulesHref(line.game, line.options)} orText>
        {pageWords.titled(line.title)}
      </PageLink>
      {[...rules, ...(numbers === '' ? [] : [numbers])].map((rule) => (
        <p key={rule} class="quiet">
          {rule}
        </p>
      ))}
    </>
  );
};

const ORDERS = {
  game: (a: AtlasEntry, b: AtlasEntry) => a.title.localeCompare(b.title),
  won: (a: AtlasEntry, b: AtlasEntry) => b.low - a.low,
  deals: (a: AtlasEntry, b: AtlasEntry) => b.deals - a.deals,
  nodes: (a: AtlasEntry, b: AtlasEntry) => (b.nodes ?? 0) - (a.nodes ?? 0),
} as const;
type Order = keyof typeof ORDERS;

const Rates = ({ lines: all }: { readonly lines: readonly AtlasEntry[] }) => {
  const words = atlasWords;
  const [text, setText] = useState('');
  const [order, setOrder] = useState<Order | null>(null);
  const wanted = text.trim().toLowerCase();
  const found = all.filter(({ title, rules, policy }) =>
    [title, pageWords.titled(title), policy ?? '', ...rules.flat()].join(' ').toLowerCase().includes(wanted),
  );
  const lines = order === null ? found : found.toSorted(ORDERS[order]);
  return (
    <>
      <p class="atlas-tools">
        <input
          type="search"
          aria-label={words.searchRows}
          placeholder={words.searchRows}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          data-test="atlas-search"
        />
        <label>
          {words.sort}{' '}
          <select
            value={order ?? ''}
            onChange={({ currentTarget: { value } }) => setOrder(value in ORDERS ? (value as Order) : null)}
          >
            <option value="">{words.byGame}</option>
            {(Object.keys(ORDERS) as Order[]).map((each) => (
              <option key={each} value={each}>
                {words.head[each]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="button"
          data-test="atlas-csv"
          onClick={() => saveFile('cairn-atlas.csv', csvOf(lines), 'text/csv')}
        >
          {words.download}
        </button>
      </p>
      <Table
        title={words.rates}
        heads={['game', 'who', 'won', 'interval', 'deals', 'unknown', 'nodes', 'command']}
        rows={lines.map((line) => ({
          key: line.id,
          cells: [
            <Game key={line.id} line={line} />,
            words.player(line),
            rateOf(line).point === null ? pageWords.rate(line) : words.share(line),
            words.interval(line),
            words.deals(line),
            line.policy === null ? pageWords.number(line.unknown) : words.none,
            line.nodes === null ? words.none : pageWords.decimal(line.nodes),
            <code key="command">{commandFor(line)}</code>,
          ],
        }))}
      />
    </>
  );
};

const Values = ({ lines }: { readonly lines: readonly AtlasEntry[] }) => {
  const words = atlasWords;
  return (
    <Table
      title={words.values}
      heads={['game', 'who', 'what', 'mean', 'range', 'proved', 'deals']}
      rows={lines.flatMap((line) =>
        line.values === null
          ? []
          : [
              {
                key: line.id,
                cells: [
                  <Game key={line.id} line={line} />,
                  words.player(line),
                  line.goal === null ? words.score : words.goals[line.goal],
                  words.mean(line.values),
                  words.range(line.values),
                  line.goal === null ? words.none : pageWords.number(line.values.proved),
                  words.deals(line),
                ],
              },
            ],
      )}
    />
  );
};

const Claims = ({
  title,
  claims,
  lines,
  figures = false,
}: {
  readonly title: string;
  readonly claims: readonly JudgedClaim[];
  /** Whether figures follow the verdict. Some sentences contain theirs already. */
  readonly figures?: boolean;
  readonly lines: readonly AtlasEntry[];
}) => {
  const words = atlasWords;
  return (
    <Table
      title={title}
      heads={['game', 'says', 'who', 'by', 'ours', 'verdict']}
      rows={claims.map((claim, i) => {
        const ours = lines.find(({ id }) => id === claim.ours);
        return {
          key: `${i}`,
          cells: [
            <PageLink key={claim.game} href={rulesHref(claim.game)} orText>
              {pageWords.titled(claim.gameTitle)}
            </PageLink>,
            <>
              {words.said(claim.says)}
              {figures && words.figure(claim)}
            </>,
            words.claimant(claim),
            claim.url === null ? (
              <span data-proper>{claim.by}</span>
            ) : (
              <a href={claim.url} target="_blank" rel="noopener noreferrer" data-proper>
                {claim.by}
              </a>
            ),
            ours === undefined ? (
              words.none
            ) : (
              <>
                {pageWords.rate(ours)}
                <p class="quiet">{words.player(ours)}</p>
                <p class="quiet">{words.deals(ours)}</p>
              </>
            ),
            words.judgement(claim.judgement),
          ],
        };
      })}
    />
  );
};

/** Its content is drawn when it is opened: the tables have hundreds of rows. */
const Folded = ({ title, children }: { readonly title: string; readonly children: ComponentChildren }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="atlas-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen && children}
    </details>
  );
};

export const Tables = ({ data }: { readonly data: AtlasData }) => {
  const words = atlasWords;
  const { entries, claims, published } = data;
  return (
    <>
      {(
        [
          [
            words.rates,
            <Rates key="rates" lines={entries.filter(({ goal }) => goal === 'win' || goal === null)} />,
          ],
          [words.values, <Values key="values" lines={entries} />],
          [words.claims, <Claims key="claims" title={words.claims} claims={claims} lines={entries} />],
          [
            words.published,
            <>
              <p>{words.publishedText}</p>
              <Claims title={words.published} claims={published} lines={entries} figures />
            </>,
          ],
        ] as const
      ).map(([title, table]) => (
        <Folded key={title} title={title}>
          {table}
        </Folded>
      ))}
    </>
  );
};
