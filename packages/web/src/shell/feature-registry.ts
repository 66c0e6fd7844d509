/** The registry of features: which there are, what they show, and their code once it is loaded. */
import type { ComponentType } from 'preact';
import { lazyModule, type LazyModule } from '../platform/lazy-module.ts';
import { readRoute } from '../play/route.ts';
import { isField } from './keys.ts';
import { lazyView } from './lazy-view.tsx';
import type {
  FeatureParts,
  FeatureRegistry,
  FeatureSources,
  PageKey,
  PageRoute,
  Shell,
  SlotEntry,
  SlotName,
  SlotProps,
  SlotView,
} from './shell.ts';

const pageKey = (route: PageRoute): PageKey => (route.kind === 'page' ? route.page : route.kind);

export const createFeatureRegistry = (
  { lines, actions, load: loadModule }: FeatureSources,
  shell: () => Shell,
): FeatureRegistry => {
  const entries = Object.entries(lines);
  const modules = new Map<string, LazyModule<FeatureParts>>(
    entries.map(([name]) => [
      name,
      lazyModule(async () => {
        const { feature } = await loadModule(name);
        return feature(shell());
      }),
    ]),
  );
  const partsOf = (name: string): Promise<FeatureParts> =>
    modules.get(name)?.get() ?? Promise.reject(new Error(`There is no feature ${name}`));
  const viewOf = <Name extends SlotName>(feature: string, name: Name): SlotView<Name> =>
    lazyView(async () => {
      const view = (await partsOf(feature)).views?.[name];
      if (view === undefined) throw new Error(`The feature ${feature} has no view for ${name}`);
      return view;
    });
  const slots = new Map<SlotName, readonly SlotEntry<SlotName>[]>();
  const slot = <Name extends SlotName>(name: Name): readonly SlotEntry<Name>[] => {
    let filling = slots.get(name);
    if (filling === undefined) {
      filling = entries.flatMap(([feature, { fills }]) => {
        const isFilled = fills?.[name];
        return isFilled === undefined ? [] : [{ feature, isFilled, View: viewOf(feature, name) }];
      }) as unknown as readonly SlotEntry<SlotName>[];
      slots.set(name, filling);
    }
    return filling as unknown as readonly SlotEntry<Name>[];
  };
  const pages = new Map<string, ComponentType<SlotProps['page']>>();
  for (const [name, line] of entries)
    if (line.pages !== undefined) {
      const View = viewOf(name, 'page');
      for (const key of line.pages) pages.set(key, View);
    }
  const allActions = lazyModule(actions);
  return {
    toolbar: entries.flatMap(([, { toolbar = [] }]) => toolbar),
    slot,
    isFilled: (name) => slot(name).some(({ isFilled }) => isFilled(shell())),
    page: (route) => pages.get(pageKey(route)) ?? null,
    leadsTo: (href) => {
      const route = readRoute(href);
      return route.kind === 'table' || pages.has(pageKey(route));
    },
    settings: entries.flatMap(([, { settings = [] }]) => settings),
    onKey: (event) =>
      entries.some(([, { onKey }]) => onKey?.(event, shell(), isField(event.target)) === true),
    service: async (name) => {
      const entry = entries.find(([, { serves = [] }]) => serves.includes(name));
      return entry === undefined ? null : ((await partsOf(entry[0])).services?.[name] ?? null);
    },
    opener: (text) => {
      const entry = entries.find(([, { opens }]) => opens?.test(text) === true);
      return entry === undefined ? null : async (given) => (await partsOf(entry[0])).open?.(given) ?? [];
    },
    actions: () => allActions.get(),
    load: async (when) => {
      await Promise.all(entries.flatMap(([name, line]) => (line.when === when ? [partsOf(name)] : [])));
    },
  };
};
