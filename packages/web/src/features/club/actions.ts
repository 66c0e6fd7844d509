/** Goes to the club, where the site has one. */
import { words } from '../../i18n/words.ts';
import { CLUB_HREF, hasClub } from '../../play/club.ts';
import type { ActionDefinition } from '../../shell/shell.ts';
import { trophyIcon } from '../../ui/icons.ts';

const club: ActionDefinition = {
  id: 'club',
  label: () => words.label({ en: 'Club', de: 'Klub' }),
  icon: trophyIcon,
  menu: ['pages', 6],
  run: () => {
    location.hash = CLUB_HREF;
  },
};

export const actions: readonly ActionDefinition[] = hasClub() ? [club] : [];
