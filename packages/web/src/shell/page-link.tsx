/** A link to a page of the app. Where the feature of the page is left out there is no link. */
import type { ComponentProps } from 'preact';
import { useShell } from './shell.ts';

type Props = ComponentProps<'a'> & {
  readonly href: string;
  /** Whether the text is shown where there is no link. */
  readonly orText?: boolean;
};

export const PageLink = ({ orText = false, children, ...link }: Props) =>
  useShell().features.leadsTo(link.href) ? <a {...link}>{children}</a> : orText ? <>{children}</> : null;
