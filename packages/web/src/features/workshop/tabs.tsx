/** Tabs: one tab stop; arrow keys go from tab to tab and show its panel (the ARIA pattern for tabs). */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';

interface Props<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly title: (name: Name) => string;
  /** Whether something on the tab has a fault. */
  readonly marked: (name: Name) => boolean;
  readonly mark: string;
  readonly shown: Name;
  readonly show: (name: Name) => void;
  readonly children: ComponentChildren;
}

export const Tabs = <Name extends string>({
  label,
  names,
  title,
  marked,
  mark,
  shown,
  show,
  children,
}: Props<Name>) => {
  const list = useRef<HTMLDivElement>(null);
  const go = (to: number): void => {
    const name = names[(to + names.length) % names.length];
    if (name === undefined) return;
    show(name);
    list.current?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = names.indexOf(shown);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: names.length - 1 }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    go(to);
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" tabIndex={-1} aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === shown}
            aria-controls="tab-panel"
            tabIndex={name === shown ? 0 : -1}
            onClick={() => show(name)}
          >
            {title(name)}
            {marked(name) && (
              <span class="tab-mark" role="img" aria-label={mark}>
                !
              </span>
            )}
          </button>
        ))}
      </div>
      <div class="tab-panel" id="tab-panel" role="tabpanel" aria-labelledby={`tab-${shown}`}>
        {children}
      </div>
    </div>
  );
};
