/** The features of the app: which there are, what they show, and their code as it is loaded. */
import type { ComponentType } from 'preact';
import { lazyModule, type LazyModule } from '../platform/lazy-module.ts';
import { lazy } from '../ui/lazy.tsx';
import {
  pageKey,
  type ActionsModule,
  type FeatureLine,
  type FeatureParts,
  type PageRoute,
  type ServiceName,
  type Services,
  type SlotName,
  type SlotProps,
  type SlotView,
  type ToolbarButton,
} from './feature.ts';
import type { ActionDefinition } from './actions.ts';
import type { Shell } from './shell.ts';

/** A view that fills a place on the screen. */
export interface SlotEntry<Name extends SlotName> {
  readonly feature: string;
  readonly isFilled: (shell: Shell) => boolean;
  readonly View: SlotView<Name>;
}

export interface FeatureRegistry {
  /** The buttons of features in the toolbar. */
  readonly toolbar: readonly ToolbarButton[];
  /** What can fill a place on the screen. */
  readonly slot: <Name extends SlotName>(name: Name) => readonly SlotEntry<Name>[];
  /** The screen of a route; null where the feature that has it is left out. */
  readonly page: (route: PageRoute) => ComponentType<SlotProps['page']> | null;
  /** A service once its feature is here; null where the feature is left out. Rejects where it cannot be fetched. */
  readonly service: <Name extends ServiceName>(name: Name) => Promise<Services[Name] | null>;
  /** The feature that opens a text; null where none does. */
  readonly opener: (text: string) => NonNullable<FeatureParts['open']> | null;
  /** The actions of all features. */
  readonly actions: () => Promise<readonly ActionDefinition[]>;
  /** Loads the features that start by themselves. */
  readonly load: (when: NonNullable<FeatureLine['when']>) => Promise<void>;
}

export interface FeatureSources {
  readonly lines: Readonly<Record<string, FeatureLine>>;
  readonly actions: () => Promise<readonly ActionsModule[]>;
  /** What every feature needs before it is shown: the messages of the language that is spoken. */
  readonly messages: () => Promise<unknown>;
}

export const createFeatureRegistry = (
  { lines, actions, messages }: FeatureSources,
  shell: () => Shell,
): FeatureRegistry => {
  const entries = Object.entries(lines);
  const modules = new Map<string, LazyModule<FeatureParts>>(
    entries.map(([name, { load }]) => [
      name,
      lazyModule(async () => {
        const [{ feature }] = await Promise.all([load(), messages()]);
        return feature(shell());
      }),
    ]),
  );
  const partsOf = (name: string): Promise<FeatureParts> =>
    modules.get(name)?.get() ?? Promise.reject(new Error(`There is no feature ${name}`));
  const viewOf = <Name extends SlotName>(feature: string, name: Name): SlotView<Name> =>
    lazy(async () => {
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
  const actionModules = lazyModule(async () => {
    const [loaded] = await Promise.all([actions(), messages()]);
    return loaded.flatMap((module) => module.actions);
  });
  return {
    toolbar: entries.flatMap(([, { toolbar = [] }]) => toolbar),
    slot,
    page: (route) => pages.get(pageKey(route)) ?? null,
    service: async (name) => {
      const entry = entries.find(([, { serves = [] }]) => serves.includes(name));
      return entry === undefined ? null : ((await partsOf(entry[0])).services?.[name] ?? null);
    },
    opener: (text) => {
      const entry = entries.find(([, { opens }]) => opens?.test(text) === true);
      return entry === undefined ? null : async (given) => (await partsOf(entry[0])).open?.(given) ?? [];
    },
    actions: () => actionModules.get(),
    load: async (when) => {
      await Promise.all(entries.flatMap(([name, line]) => (line.when === when ? [partsOf(name)] : [])));
    },
  };
};
