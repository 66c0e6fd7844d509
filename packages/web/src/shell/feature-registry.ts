/** The registry of features, which answers from the first paint on: with nothing, until their list is loaded. */
import { signal } from '@preact/signals';
import { lazyModule } from '../platform/lazy-module.ts';
import { isField } from './keys.ts';
import { lazyView } from './lazy-view.tsx';
import type { FeatureList, FeatureRegistry, FeatureSources, Shell, SlotEntry, SlotName } from './shell.ts';

export const createFeatureRegistry = (
  { toolbar, keyHandlers, list }: FeatureSources,
  shell: () => Shell,
): FeatureRegistry => {
  const code = lazyModule(() => list(shell()));
  /** Null until the list is loaded. */
  const loaded = signal<FeatureList | null>(null);
  code.onLoad((here) => {
    loaded.value = here;
  });
  /** Stands where something is opened meanwhile. If the list cannot be loaded, it says why. */
  const View = lazyView<object>(async () => {
    await code.get();
    return () => null;
  });
  const waiting: SlotEntry<'overlay'> = {
    feature: '',
    isFilled: ({ dialogs, router }) =>
      dialogs.open.value !== null || dialogs.question.value !== null || router.faults.value.length > 0,
    View,
  };
  const slot = <Name extends SlotName>(name: Name): readonly SlotEntry<Name>[] =>
    loaded.value?.slot(name) ?? ((name === 'overlay' ? [waiting] : []) as readonly SlotEntry<Name>[]);
  return {
    ready: () => code.get(),
    toolbar: toolbar.toSorted((a, b) => a.place - b.place),
    onKey: (event) => keyHandlers.some((onKey) => onKey(event, shell(), isField(event.target))),
    slot,
    isFilled: (name) => slot(name).some(({ isFilled }) => isFilled(shell())),
    page: (route) => loaded.value?.page(route) ?? View,
    leadsTo: (href) => loaded.value?.leadsTo(href) === true,
    settings: () => loaded.value?.settings() ?? [],
    opener: (text) => loaded.value?.opener(text) ?? null,
    service: async (name) => (await code.get()).service(name),
    actions: async () => (await code.get()).actions(),
    prepare: async (route) => (await code.get()).prepare(route),
    load: async (when) => (await code.get()).load(when),
  };
};
