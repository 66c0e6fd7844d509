/**
 * A name in every language. Features give such names to what is shown before their code and messages are loaded: the
 * buttons of the toolbar, and actions.
 */
export interface LabelTexts {
  readonly en: string;
  readonly de: string;
}
