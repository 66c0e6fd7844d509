/** The document or shadow tree a table lies in. Inside a shadow tree the document knows only the tree's host. */
export const treeOf = (root: HTMLElement): DocumentOrShadowRoot => {
  const tree = root.getRootNode();
  return tree instanceof ShadowRoot ? tree : document;
};
