/**
 * The list of features, and their code, which is found by their folders: views, actions and messages. This file is
 * loaded after the first paint. The code behind each `import` is loaded when the feature is first needed.
 */
import { lines } from './features.ts';
import { setTranslation } from './i18n/messages.ts';
import { speakPages, spokenLanguage } from './i18n/language.ts';
import { createFeatureList } from './shell/feature-list.ts';
import { actions as tableActions } from './shell/table-actions.ts';
import type { ActionDefinition, ActionsModule, FeatureList, FeatureModule, Shell } from './shell/shell.ts';

const modules = import.meta.glob<FeatureModule>([
  './features/*/index.ts',
  './features/*/index.tsx',
  './features/*/*/index.ts',
  './features/*/*/index.tsx',
]);
const actionModules = import.meta.glob<ActionsModule>(
  ['./features/*/actions.ts', './features/*/*/actions.ts'],
  { eager: true },
);
const translations = import.meta.glob<{ readonly messages: object }>([
  './features/*/messages.de.ts',
  './features/*/*/messages.de.ts',
]);

/** The actions of the table and of every feature, with their names in the language of the page. */
const loadActions = async (): Promise<readonly ActionDefinition[]> => {
  await speakPages();
  return [...tableActions, ...Object.values(actionModules).flatMap(({ actions }) => actions)];
};

/** Loads a feature, with its messages in the language of the page. */
const loadFeature = async (name: string): Promise<FeatureModule> => {
  const load = modules[`./features/${name}/index.ts`] ?? modules[`./features/${name}/index.tsx`];
  if (load === undefined) throw new Error(`The feature ${name} has no folder src/features/${name}`);
  // Marked English (qps) has no files: it is derived from the English messages.
  const translated = translations[`./features/${name}/messages.${spokenLanguage()}.ts`];
  const [module, translation] = await Promise.all([load(), translated?.(), speakPages()]);
  if (translation !== undefined) setTranslation(name, translation.messages);
  return module;
};

export const listFeatures = (shell: Shell): FeatureList =>
  createFeatureList({ lines, load: loadFeature, actions: loadActions }, shell);
