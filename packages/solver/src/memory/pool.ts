/** Tables that searches borrow and give back, so that a million deals do not allocate a million times. */
export class Pool<T> {
  readonly #free: T[] = [];
  readonly #make: () => T;

  constructor(make: () => T) {
    this.#make = make;
  }

  take(): T {
    return this.#free.pop() ?? this.#make();
  }

  give(item: T): void {
    this.#free.push(item);
  }
}
