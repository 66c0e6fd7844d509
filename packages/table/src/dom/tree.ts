/**
 * The document or shadow tree that an element is in. For elements in a shadow tree, `document` knows only the host.
 */
export const treeOf = (element: HTMLElement): DocumentOrShadowRoot => {
  const tree = element.getRootNode();
  return tree instanceof ShadowRoot ? tree : document;
};
