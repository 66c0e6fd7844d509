/** The document or shadow tree an element lies in. Inside a shadow tree the document knows only the tree's host. */
export const treeOf = (element: HTMLElement): DocumentOrShadowRoot => {
  const tree = element.getRootNode();
  return tree instanceof ShadowRoot ? tree : document;
};
