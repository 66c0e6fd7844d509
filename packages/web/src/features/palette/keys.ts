/** The keys that open the palette on any screen: Ctrl+K or Command+K, and its single key where no table has it. */
import type { KeyHandler } from '../../shell/shell.ts';

export const onKey: KeyHandler = (
  { key, ctrlKey, metaKey },
  { actions, dialogs, router, settings },
  inField,
) => {
  const chord = (ctrlKey || metaKey) && key.toLowerCase() === 'k';
  // On the table its single key is that of an action.
  const single =
    key === (actions.ownKeys.value['palette'] ?? '/') &&
    router.route.value.kind !== 'table' &&
    settings.value.keys === 'on' &&
    !inField;
  if (chord || single) dialogs.open.value = 'palette';
  return chord || single;
};
