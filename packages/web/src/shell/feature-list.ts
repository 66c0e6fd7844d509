/** The list of features, once it is loaded: what they show, do and open, and their code. */
import { speakPages } from '../i18n/language.ts';
import { lazyModule, type LazyModule } from '../platform/lazy-module.ts';
import { readRoute } from '../play/route.ts';
import { lazyView } from './lazy-view.tsx';
import { NoSuchPage } from './no-such-page.tsx';
import type {
  FeatureLine,
  FeatureLines,
  FeatureList,
  FeatureParts,
  PageKey,
  PageRoute,
  Shell,
  SlotEntry,
  SlotName,
  SlotView,
} from './shell.ts';

interface Feature extends FeatureLine {
  readonly name: string;
  readonly parts: LazyModule<FeatureParts>;
}

const pageKey = (route: PageRoute): PageKey => (route.kind === 'page' ? route.page : route.kind);

const NoPage = lazyView(async () => {
  await speakPages();
  return NoSuchPage;
});

const viewOf = <Name extends SlotName>({ name, parts }: Feature, slot: Name): SlotView<Name> =>
  lazyView(async () => {
    const view = (await parts.get()).views?.[slot];
    if (view === undefined) throw new Error(`The feature ${name} has no view for ${slot}`);
    return view;
  });

/** The views that fill a slot. */
const entriesOf = (features: readonly Feature[], slot: SlotName): readonly SlotEntry<SlotName>[] =>
  features.flatMap((feature) => {
    const isFilled = feature.fills?.[slot];
    return isFilled === undefined ? [] : [{ feature: feature.name, isFilled, View: viewOf(feature, slot) }];
  });

const pagesOf = (features: readonly Feature[]): ReadonlyMap<PageKey, SlotView<'page'>> =>
  new Map(
    features.flatMap((feature) => {
      const View = viewOf(feature, 'page');
      return (feature.pages ?? []).map((key) => [key, View] as const);
    }),
  );

export const createFeatureList = ({ lines, load, actions }: FeatureLines, shell: Shell): FeatureList => {
  const features = Object.entries(lines).map(([name, line]): Feature => ({
    ...line,
    name,
    parts: lazyModule(async () => (await load(name)).feature(shell)),
  }));
  const slots = new Map<SlotName, readonly SlotEntry<SlotName>[]>();
  const pages = pagesOf(features);
  const allActions = lazyModule(actions);
  return {
    slot: <Name extends SlotName>(name: Name) => {
      const entries = slots.get(name) ?? entriesOf(features, name);
      slots.set(name, entries);
      return entries as unknown as readonly SlotEntry<Name>[];
    },
    page: (route) => pages.get(pageKey(route)) ?? NoPage,
    prepare: async (route) => {
      await features.find((feature) => feature.pages?.includes(pageKey(route)))?.parts.get();
    },
    leadsTo: (href) => {
      const route = readRoute(href);
      return route.kind === 'table' || pages.has(pageKey(route));
    },
    settings: () => features.flatMap(({ settings = [] }) => settings),
    service: async (name) => {
      const feature = features.find(({ serves = [] }) => serves.includes(name));
      return (await feature?.parts.get())?.services?.[name] ?? null;
    },
    opener: (text) => {
      const feature = features.find(({ opens }) => opens?.test(text) === true);
      return feature === undefined ? null : async (given) => (await feature.parts.get()).open?.(given) ?? [];
    },
    actions: () => allActions.get(),
    load: async (when) => {
      await Promise.all(features.flatMap((feature) => (feature.when === when ? [feature.parts.get()] : [])));
    },
  };
};
