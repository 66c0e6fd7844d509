/** How hard a deal is, in dots and in words. */
import { clubWords } from './messages.ts';

const HARDEST = 5;

export const GradeDots = ({ of }: { readonly of: number | null }) =>
  of === null ? null : (
    <span class="club-grade">
      <span class="level" aria-hidden="true">
        {Array.from({ length: HARDEST }, (_, i) => (
          <i key={i} class={i < of ? 'on' : ''} />
        ))}
      </span>{' '}
      {clubWords.grades[of - 1]}
    </span>
  );
