/** What is around the table in the shadow tree: the bar with the status and the buttons, and what a fault looks like. */

export interface FrameActions {
  readonly undo: () => void;
  readonly newDeal: () => void;
}

/** What the bar shows of a game. */
export interface FrameState {
  /** "21 points · Streak of 3 · next card +4", or how the game has ended. */
  readonly status: string;
  readonly canUndo: boolean;
  /** Acts beside the plain moves, offered only while they can be done. */
  readonly powers: readonly { readonly name: string; readonly use: () => void }[];
}

export interface Frame {
  /** The place for the table. */
  readonly board: HTMLElement;
  readonly show: (state: FrameState) => void;
  /** A sentence in place of the status, until the next state. */
  readonly note: (text: string) => void;
  /** Shows faults instead of the table; null shows the table again. */
  readonly fail: (faults: readonly string[] | null) => void;
}

const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  parent: Node,
  part: string,
  text = '',
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  element.className = part;
  element.setAttribute('part', part);
  element.textContent = text;
  parent.appendChild(element);
  return element;
};

/** A button that keeps the focus while it has nothing to do. */
const makeButton = (parent: Node, part: string, text: string, press: () => void): HTMLButtonElement => {
  const button = make('button', parent, `button ${part}`, text);
  button.type = 'button';
  button.addEventListener('click', () => button.ariaDisabled === 'true' || press());
  return button;
};

/** Fills a shadow tree. */
export const createFrame = (tree: ShadowRoot, style: string, actions: FrameActions): Frame => {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  tree.appendChild(sheet);
  const frame = make('div', tree, 'frame');
  const bar = make('div', frame, 'bar');
  const status = make('div', bar, 'status');
  const powers = make('span', bar, 'powers');
  const undo = makeButton(bar, 'undo', 'Undo', actions.undo);
  makeButton(bar, 'new-deal', 'New deal', actions.newDeal);
  const board = make('div', frame, 'board');
  const error = make('div', tree, 'error');
  error.setAttribute('role', 'alert');
  error.hidden = true;
  return {
    board,
    show: (state) => {
      status.textContent = state.status;
      undo.ariaDisabled = String(!state.canUndo);
      powers.replaceChildren();
      for (const { name, use } of state.powers) makeButton(powers, 'power', name, use);
    },
    note: (text) => {
      status.textContent = text;
    },
    fail: (faults) => {
      frame.hidden = faults !== null;
      error.hidden = faults === null;
      error.replaceChildren();
      if (faults === null) return;
      make('strong', error, 'error-title', 'This game cannot be dealt');
      const list = make('ul', error, 'error-list');
      for (const each of faults) make('li', list, 'error-line', each);
    },
  };
};
