/**
 * The atlas: how often each game can be won, and figures that others have published. Every share says whose
 * it is and how many deals it is of.
 */
import type { ComponentChildren } from 'preact';
import { PageLink } from '../../shell/page-link.tsx';
import { rulesHref } from '../../play/route.ts';
import { More } from '../../shell/more.tsx';
import { Page } from '../../ui/page.tsx';
import { atlasWords } from './messages.ts';
import { pageWords } from '../../i18n/pages.ts';
import type { AtlasData, AtlasEntry, JudgedClaim } from '@cairn/trials';
import { fetchAtlas } from './data.ts';

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

const Rates = ({ lines }: { readonly lines: readonly AtlasEntry[] }) => {
  const words = atlasWords;
  return (
    <Table
      title={words.rates}
      heads={['game', 'who', 'won', 'interval', 'deals', 'unknown', 'nodes']}
      rows={lines.map((line) => ({
        key: line.id,
        cells: [
          <Game key={line.id} line={line} />,
          words.player(line),
          words.share(line),
          words.interval(line),
          words.deals(line),
          line.policy === null ? pageWords.number(line.unknown) : words.none,
          line.nodes === null ? words.none : pageWords.decimal(line.nodes),
        ],
      }))}
    />
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
                {words.share(ours)}
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

const Atlas = ({ data }: { readonly data: AtlasData }) => {
  const words = atlasWords;
  const { entries, claims, published, findings } = data;
  return (
    <Page title={words.title}>
      <article class="rules atlas" data-test="atlas">
        {words.lead.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <section>
          <h2>{words.rates}</h2>
          <Rates lines={entries.filter(({ goal }) => goal === 'win' || goal === null)} />
        </section>
        <section>
          <h2>{words.values}</h2>
          <Values lines={entries} />
        </section>
        <section>
          <h2>{words.claims}</h2>
          <Claims title={words.claims} claims={claims} lines={entries} />
        </section>
        <section>
          <h2>{words.published}</h2>
          <p>{words.publishedText}</p>
          <Claims title={words.published} claims={published} lines={entries} figures />
        </section>
        <section>
          <h2>{words.findings}</h2>
          <ul>
            {findings.map((finding) => (
              <li key={finding.english}>{words.said(finding)}</li>
            ))}
          </ul>
        </section>
      </article>
      <More but="atlas" />
    </Page>
  );
};

/** The page with its data. Rejects when they cannot be fetched. */
export const atlas = async () => {
  const data = await fetchAtlas();
  return () => <Atlas data={data} />;
};
