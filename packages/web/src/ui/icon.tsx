/** An icon (icons.ts), drawn in the colour of the text beside it. */
export const Icon = ({ path }: { readonly path: string }) => (
  <svg class="icon" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
